/// UIKit's bar of items, at the bottom of most screens.
@usableFromInline package enum UIToolbar: View {}

extension Property where Owner == UIToolbar {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "The delegate, as `self` or a name. It decides where the bar is attached.",
      default: .value(nil),
      ios: .from(7),
      constraint: "The toolbar of a navigation controller accepts no delegate.",
      source: "UIKit/UIToolbar.h delegate")
  }

  @inlinable package static var barStyle: Of<UIBarStyle> {
    .init(
      "The basic style, light or dark.",
      default: .value(.default),
      ios: .from(2),
      constraint:
        "An older way to style the bar. From iOS 26, Apple advises against any background.",
      source: "UIKit/UIToolbar.h barStyle")
  }

  @inlinable package static var isTranslucent: Of<Bool> {
    .init(
      "Lets content show through the bar.",
      default: .computed("true; false with an opaque background image"),
      ios: .from(3),
      objectiveC: "translucent",
      source: "UIKit/UIToolbar.h translucent")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of the items.",
      default: .computed("the superview's tint color"),
      ios: .from(2),
      source: "UIKit/UIToolbar.h tintColor")
  }

  @inlinable package static var barTintColor: Of<Color?> {
    .init(
      "The color of the background.",
      default: .value(nil),
      ios: .from(7),
      constraint:
        "An older way to style the bar. From iOS 26, Apple advises against any background.",
      source:
        "UIKit/UIToolbar.h barTintColor; https://developer.apple.com/documentation/uikit/uitoolbar")
  }

  @inlinable package static var backgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The background image per position and metrics.",
      default: .value(.empty),
      keys: KeySpaces(.barPosition, .barMetrics),
      ios: .from(5),
      constraint: "From iOS 26, Apple advises against any background.",
      source: "UIKit/UIToolbar.h setBackgroundImage:forToolbarPosition:barMetrics:")
  }

  @inlinable package static var shadowImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The image of the line at the bar's edge per position.",
      default: .value(.empty),
      keys: KeySpaces(.barPosition),
      ios: .from(6),
      constraint: "Shown only if there is a `backgroundImage` too.",
      source: "UIKit/UIToolbar.h setShadowImage:forToolbarPosition:")
  }

  @inlinable package static var standardAppearance: Of<Element<UIToolbarAppearance>> {
    .init(
      "The appearance at the standard height; it stands in for every other appearance that is not set.",
      default: .computed("the system's appearance"),
      ios: .from(13),
      constraint: "From iOS 26, Apple advises against a custom appearance for a toolbar.",
      source:
        "UIKit/UIToolbar.h standardAppearance; https://developer.apple.com/documentation/uikit/uitoolbar"
    )
  }

  @inlinable package static var compactAppearance: Of<Element<UIToolbarAppearance>?> {
    .init(
      "The appearance of the compact-height bar.",
      default: .computed("`standardAppearance`"),
      ios: .from(13),
      constraint: "From iOS 26, Apple advises against a custom appearance for a toolbar.",
      source: "UIKit/UIToolbar.h compactAppearance")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UIToolbarAppearance>?> {
    .init(
      "The appearance while the edge of the content is at the bar.",
      default: .computed("`standardAppearance` with a transparent background"),
      ios: .from(15),
      constraint:
        "Ignored without a navigation controller. From iOS 26, Apple advises against a custom appearance for a toolbar.",
      difference:
        "Apple's page says that the background is transparent if nothing is set; the header file says that `standardAppearance` is used as it is.",
      source:
        "UIKit/UIToolbar.h scrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance"
    )
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UIToolbarAppearance>?> {
    .init(
      "The appearance of the compact-height bar while the edge of the content is at the bar.",
      default: .computed(
        "`scrollEdgeAppearance`, then `compactAppearance`, then `standardAppearance`"),
      ios: .from(15),
      constraint:
        "Ignored without a navigation controller. From iOS 26, Apple advises against a custom appearance for a toolbar.",
      source:
        "UIKit/UIToolbar.h compactScrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uitoolbar/compactscrolledgeappearance"
    )
  }

  @inlinable package static var items: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "The items of the bar, starting at its leading edge.",
      default: .value(nil),
      ios: .from(2),
      constraint:
        "Only for a standalone bar: the toolbar of a navigation controller shows the screen's `toolbarItems`. Images share one glass background, which a space of 0 points splits; titles have one of their own.",
      source:
        "UIKit/UIToolbar.h items; https://developer.apple.com/documentation/uikit/uitoolbar")
  }

  @inlinable package static var barPosition: Of<BarPosition> {
    .init(
      "Where the bar is attached; its background extends from there.",
      default: .computed("what the delegate returns"),
      ios: .from(7),
      traits: [.unwritable],
      instead: "the bar's `delegate` returns it in code",
      source: "UIKit/UIBarCommon.h UIBarPositioning")
  }
}
