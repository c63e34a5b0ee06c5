/// UIKit's bar of items, which stands at the bottom of most screens.
@usableFromInline package enum UIToolbar: View {}

extension Property where Owner == UIToolbar {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "Who says where the bar is attached: `self` or a name.",
      default: .value(nil),
      ios: .from(7),
      constraint: "The toolbar of a navigation controller takes no delegate.",
      source: "UIKit/UIToolbar.h delegate")
  }

  @inlinable package static var barStyle: Of<UIBarStyle> {
    .init(
      "The basic look, light or dark.",
      default: .value(.default),
      ios: .from(2),
      constraint:
        "An older way to style the bar. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UIToolbar.h barStyle")
  }

  @inlinable package static var isTranslucent: Of<Bool> {
    .init(
      "Lets content show through the bar.",
      default: .computed("true, or false with a background image that is opaque"),
      ios: .from(3),
      objectiveC: "translucent",
      source: "UIKit/UIToolbar.h translucent")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of the items.",
      default: .computed("the tint of the view above"),
      ios: .from(2),
      source: "UIKit/UIToolbar.h tintColor")
  }

  @inlinable package static var barTintColor: Of<Color?> {
    .init(
      "The color of the background.",
      default: .value(nil),
      ios: .from(7),
      constraint:
        "An older way to style the bar. From iOS 26 on Apple advises against any background.",
      source:
        "UIKit/UIToolbar.h barTintColor; https://developer.apple.com/documentation/uikit/uitoolbar")
  }

  @inlinable package static var backgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The image of the background per position and metrics.",
      default: .value(.empty),
      keys: KeySpaces(.barPosition, .barMetrics),
      ios: .from(5),
      constraint: "From iOS 26 on Apple advises against any background.",
      source: "UIKit/UIToolbar.h setBackgroundImage:forToolbarPosition:barMetrics:")
  }

  @inlinable package static var shadowImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The image of the line at the bar's edge per position.",
      default: .value(.empty),
      keys: KeySpaces(.barPosition),
      ios: .from(6),
      constraint: "It shows only where there is a `backgroundImage` too.",
      source: "UIKit/UIToolbar.h setShadowImage:forToolbarPosition:")
  }

  @inlinable package static var standardAppearance: Of<Element<UIToolbarAppearance>> {
    .init(
      "The look at the usual height; it stands in for each other look that is not set.",
      default: .computed("the system's look"),
      ios: .from(13),
      constraint: "From iOS 26 on Apple advises against a look of its own for a toolbar.",
      source:
        "UIKit/UIToolbar.h standardAppearance; https://developer.apple.com/documentation/uikit/uitoolbar"
    )
  }

  @inlinable package static var compactAppearance: Of<Element<UIToolbarAppearance>?> {
    .init(
      "The look of the low bar.",
      default: .computed("`standardAppearance`"),
      ios: .from(13),
      constraint: "From iOS 26 on Apple advises against a look of its own for a toolbar.",
      source: "UIKit/UIToolbar.h compactAppearance")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UIToolbarAppearance>?> {
    .init(
      "The look while content ends at the bar.",
      default: .computed("`standardAppearance` with a transparent background"),
      ios: .from(15),
      constraint:
        "Without a navigation controller it does not count. From iOS 26 on Apple advises against a look of its own for a toolbar.",
      difference:
        "Apple's page makes the background transparent where nothing is set; the header has `standardAppearance` as it is.",
      source:
        "UIKit/UIToolbar.h scrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance"
    )
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UIToolbarAppearance>?> {
    .init(
      "The look of the low bar while content ends at it.",
      default: .computed(
        "`scrollEdgeAppearance`, then `compactAppearance`, then `standardAppearance`"),
      ios: .from(15),
      constraint:
        "Without a navigation controller it does not count. From iOS 26 on Apple advises against a look of its own for a toolbar.",
      source:
        "UIKit/UIToolbar.h compactScrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uitoolbar/compactscrolledgeappearance"
    )
  }

  @inlinable package static var items: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "What the bar shows, from its leading edge on.",
      default: .value(nil),
      ios: .from(2),
      constraint:
        "Only for a bar on its own: that of a navigation controller shows the screen's `toolbarItems`. Images share one background of glass, which a space of 0 points divides; titles have one of their own.",
      source:
        "UIKit/UIToolbar.h items; https://developer.apple.com/documentation/uikit/uitoolbar")
  }

  @inlinable package static var barPosition: Of<BarPosition> {
    .init(
      "Where the bar is attached, which the background reaches out from.",
      default: .computed("what the delegate answers"),
      ios: .from(7),
      traits: [.unwritable],
      instead: "the bar's `delegate` answers it in code",
      source: "UIKit/UIBarCommon.h UIBarPositioning")
  }
}
