/// The appearance of the buttons of one style, per state.
@usableFromInline package enum UIBarButtonItemAppearance: BarObject {}

extension Property where Owner == UIBarButtonItemAppearance {
  @inlinable package static var normal: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The appearance of a button in its normal state.",
      default: .computed("that of the style"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h normal")
  }

  @inlinable package static var highlighted: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The appearance of a pressed button.",
      default: .computed("derived from `normal`"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h highlighted")
  }

  @inlinable package static var disabled: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The appearance of a button that cannot be pressed.",
      default: .computed("derived from `normal`"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h disabled")
  }

  @inlinable package static var focused: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The appearance of a button that is focused with a keyboard or remote control.",
      default: .computed("derived from `highlighted`"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h focused")
  }
}
