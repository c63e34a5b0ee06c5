/// The look of the buttons of one style, state by state.
@usableFromInline package enum UIBarButtonItemAppearance: BarObject {}

extension Property where Owner == UIBarButtonItemAppearance {
  @inlinable package static var normal: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The look of a button that nothing happens to.",
      default: .computed("that of the style"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h normal")
  }

  @inlinable package static var highlighted: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The look of a pressed button.",
      default: .computed("derived from `normal`"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h highlighted")
  }

  @inlinable package static var disabled: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The look of a button that cannot be pressed.",
      default: .computed("derived from `normal`"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h disabled")
  }

  @inlinable package static var focused: Of<Element<UIBarButtonItemStateAppearance>> {
    .init(
      "The look of a button that a keyboard or remote control has reached.",
      default: .computed("derived from `highlighted`"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h focused")
  }
}
