/// What is merged beneath every screen, or beneath those of one toolkit.
@usableFromInline package enum Defaults: BarObject {}

extension Property where Owner == Defaults {
  @inlinable package static var all: Of<Element<Screen>?> {
    .init(
      "Defaults for every screen.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var mdc: Of<Element<Screen>?> {
    .init(
      "Defaults for screens of Material Components.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var uikit: Of<Element<Screen>?> {
    .init(
      "Defaults for screens of UIKit.",
      default: .value(nil),
      source: "the description language")
  }
}
