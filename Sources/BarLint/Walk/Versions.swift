import BarCatalog
import BarCompiler

/// The versions that a screen is built for, as far as the description says them, and whether it is for several languages.
struct Versions: Equatable, Sendable {
  /// The lowest iOS that the app runs on.
  var deployment: Version?
  /// The SDK that the app is built with.
  var sdk: Version?

  /// Whether it is laid out for more than one language.
  var hasLanguages: Bool

  /// Nothing is said.
  init() { hasLanguages = false }

  /// What the screen says, else what the description says, else what counts for those that do not say.
  init(
    _ screen: Element<Targets>?, _ description: Element<Targets>?, over defaults: TargetDefaults
  ) {
    // Few runs have any. Looking for values in none would touch types that nothing else needs.
    let defaults = defaults.isEmpty ? nil : defaults
    deployment =
      screen?[.deployment] ?? description?[.deployment] ?? defaults?.value(of: .deployment)
    sdk = screen?[.sdk] ?? description?[.sdk] ?? defaults?.value(of: .sdk)
    if let nearest = Element.sayingReadings(screen, description) {
      hasLanguages = nearest[.languages]?.count ?? 0 > 1
    } else {
      hasLanguages = defaults?.languages.count ?? 0 > 1
    }
  }
}
