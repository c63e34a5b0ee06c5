/// The appearance of a button in one state.
@usableFromInline package enum UIBarButtonItemStateAppearance: BarObject {}

extension Property where Owner == UIBarButtonItemStateAppearance {
  @inlinable package static var titleTextAttributes: Of<Element<TextAttributes>> {
    .init(
      "Font, color and shadow of the title.",
      default: .computed("the system's"),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h titleTextAttributes")
  }

  @inlinable package static var titlePositionAdjustment: Of<Offset> {
    .init(
      "Moves the title, in points.",
      default: .value(.zero),
      ios: .from(13),
      source: "UIKit/UIBarButtonItemAppearance.h titlePositionAdjustment")
  }

  @inlinable package static var backgroundImage: Of<Element<ImageReference>?> {
    .init(
      "The image behind the button.",
      default: .value(nil),
      ios: .from(13),
      constraint:
        "From iOS 26, Apple advises coloring a button with `tintColor` and the style `prominent`.",
      source:
        "UIKit/UIBarButtonItemAppearance.h backgroundImage; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var backgroundImagePositionAdjustment: Of<Offset> {
    .init(
      "Moves `backgroundImage`, in points.",
      default: .value(.zero),
      ios: .from(13),
      constraint: "Used only with a `backgroundImage`.",
      source: "UIKit/UIBarButtonItemAppearance.h backgroundImagePositionAdjustment")
  }
}
