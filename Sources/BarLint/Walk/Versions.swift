import BarCatalog

/// The versions that a screen is built for, as far as the description says them, and whether it is for several languages.
struct Versions: Equatable, Sendable {
  /// The lowest iOS that the app runs on.
  var deployment: Version?
  /// The SDK that the app is built with.
  var sdk: Version?

  /// Whether it is laid out for more than one language.
  var hasLanguages: Bool

  /// What the screen says, else what the description says.
  init(_ screen: Element<Targets>?, _ description: Element<Targets>?) {
    deployment = screen?[.deployment] ?? description?[.deployment]
    sdk = screen?[.sdk] ?? description?[.sdk]
    hasLanguages = (screen?[.languages] ?? description?[.languages])?.count ?? 0 > 1
  }
}
