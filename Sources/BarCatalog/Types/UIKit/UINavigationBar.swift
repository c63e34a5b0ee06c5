/// UIKit's bar at the top of a screen; it shows the topmost of its navigation items.
@usableFromInline package enum UINavigationBar: View {}

extension Property where Owner == UINavigationBar {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "The delegate, as `self` or a name. It is told when items are pushed and popped; a navigation controller is told about its own bar.",
      default: .computed("the navigation controller that owns the bar, otherwise `nil`"),
      ios: .from(2),
      constraint: "The bar of a navigation controller accepts no other delegate.",
      source:
        "UIKit/UINavigationBar.h delegate; UINavigationBar documentation Use a navigation bar with a navigation controller"
    )
  }

  @inlinable package static var barStyle: Of<UIBarStyle> {
    .init(
      "The basic style, light or dark.",
      default: .value(.default),
      ios: .from(2),
      constraint:
        "An older way to style the bar; each appearance has a setting of its own. From iOS 26, a bar has no background of its own.",
      source:
        "UIKit/UINavigationBar.h barStyle; UINavigationBar documentation Legacy customizations"
    )
  }

  @inlinable package static var isTranslucent: Of<Bool> {
    .init(
      "Lets content show through the bar.",
      default: .computed("true; false with an opaque background image"),
      ios: .from(3),
      objectiveC: "translucent",
      source:
        "UIKit/UINavigationBar.h translucent; https://developer.apple.com/documentation/uikit/uinavigationbar/istranslucent"
    )
  }

  @inlinable package static var prefersLargeTitles: Of<Bool> {
    .init(
      "Allows large titles.",
      default: .value(false),
      ios: .from(11),
      constraint: "Each navigation item decides for itself with `largeTitleDisplayMode`.",
      source:
        "UIKit/UINavigationBar.h prefersLargeTitles; https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles"
    )
  }

  @inlinable package static var preferredBehavioralStyle: Of<UIBehavioralStyle> {
    .init(
      "Whether the bar should behave as on a Mac or as on an iPad, in a Mac app.",
      default: .value(.automatic),
      ios: .from(16),
      source: "UIKit/UINavigationBar.h preferredBehavioralStyle")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of the buttons.",
      default: .computed("the superview's tint color"),
      ios: .from(2),
      constraint: "From iOS 26, Apple advises tinting individual items, not the bar.",
      source:
        "UIKit/UINavigationBar.h tintColor; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var barTintColor: Of<Color?> {
    .init(
      "The color of the background; it is blended with the content behind a translucent bar.",
      default: .value(nil),
      ios: .from(7),
      constraint:
        "An older way to style the bar. From iOS 26, Apple advises against any background.",
      source:
        "UIKit/UINavigationBar.h barTintColor; UINavigationBar documentation Legacy customizations")
  }

  @inlinable package static var backgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The background image per position and metrics.",
      default: .value(.empty),
      keys: KeySpaces(.barPosition, .barMetrics),
      ios: .from(5),
      constraint:
        "Positions can be given since iOS 7. From iOS 26, Apple advises against any background.",
      source:
        "UIKit/UINavigationBar.h setBackgroundImage:forBarPosition:barMetrics:, setBackgroundImage:forBarMetrics:"
    )
  }

  @inlinable package static var shadowImage: Of<Element<ImageReference>?> {
    .init(
      "The image of the line below the bar.",
      default: .value(nil),
      ios: .from(6),
      constraint: "Shown only if there is a `backgroundImage` too.",
      source:
        "UIKit/UINavigationBar.h shadowImage; https://developer.apple.com/documentation/uikit/uinavigationbar/shadowimage"
    )
  }

  @inlinable package static var titleTextAttributes: Of<Element<TextAttributes>?> {
    .init(
      "Font, color and shadow of the title.",
      default: .value(nil),
      ios: .from(5),
      difference:
        "Apple's page lists it among legacy customizations, but its overview still names it as the way to style the title.",
      source:
        "UIKit/UINavigationBar.h titleTextAttributes; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var largeTitleTextAttributes: Of<Element<TextAttributes>?> {
    .init(
      "Font, color and shadow of the large title.",
      default: .value(nil),
      ios: .from(11),
      constraint: "Used only with `prefersLargeTitles`.",
      source:
        "UIKit/UINavigationBar.h largeTitleTextAttributes; https://developer.apple.com/documentation/uikit/uinavigationbar/largetitletextattributes"
    )
  }

  @inlinable package static var titleVerticalPositionAdjustment: Of<Keyed<Double>> {
    .init(
      "Moves the title vertically per metrics, in points; 0 if not set.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      source:
        "UIKit/UINavigationBar.h setTitleVerticalPositionAdjustment:forBarMetrics:; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var backIndicatorImage: Of<Element<ImageReference>?> {
    .init(
      "The image next to the back button, instead of the chevron.",
      default: .value(nil),
      ios: .from(7),
      constraint: "Used only together with `backIndicatorTransitionMaskImage`.",
      source: "UIKit/UINavigationBar.h backIndicatorImage")
  }

  @inlinable package static var backIndicatorTransitionMaskImage: Of<Element<ImageReference>?> {
    .init(
      "The mask that titles pass behind while they slide to the back button.",
      default: .value(nil),
      ios: .from(7),
      constraint: "Used only together with `backIndicatorImage`.",
      source: "UIKit/UINavigationBar.h backIndicatorTransitionMaskImage")
  }

  @inlinable package static var standardAppearance: Of<Element<UINavigationBarAppearance>> {
    .init(
      "The appearance at the standard height; it stands in for every other appearance that is not set.",
      default: .computed("the system's appearance"),
      ios: .from(13),
      constraint: "Appearances are not merged: the first one that is set is used as a whole.",
      source:
        "UIKit/UINavigationBar.h standardAppearance; https://developer.apple.com/documentation/uikit/uinavigationbar/standardappearance"
    )
  }

  @inlinable package static var compactAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The appearance of the compact-height bar.",
      default: .computed("`standardAppearance`"),
      ios: .from(13),
      constraint: "The appearance of the topmost navigation item overrides it.",
      source: "UIKit/UINavigationBar.h compactAppearance")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The appearance while the edge of the content is at the bar.",
      default: .computed("`standardAppearance` with a transparent background"),
      ios: .from(13),
      constraint:
        "Ignored without a navigation controller; before iOS 15, used only for bars with large titles.",
      source:
        "UIKit/UINavigationBar.h scrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance"
    )
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?>
  {
    .init(
      "The appearance of the compact-height bar while the edge of the content is at the bar.",
      default: .computed(
        "`scrollEdgeAppearance`, then `compactAppearance`, then `standardAppearance`"),
      ios: .from(15),
      constraint: "Ignored without a navigation controller.",
      source:
        "UIKit/UINavigationBar.h compactScrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uinavigationbar/compactscrolledgeappearance"
    )
  }

  @inlinable package static var items: Of<List<Element<UINavigationItem>>?> {
    .init(
      "The stack of navigation items; the last one is shown.",
      default: .value(nil),
      ios: .from(2),
      constraint: "Only for a standalone bar: a navigation controller fills its own bar.",
      source:
        "UIKit/UINavigationBar.h items; UINavigationBar documentation Add content to a standalone navigation bar"
    )
  }

  @inlinable package static var topItem: Of<Element<UINavigationItem>?> {
    .init(
      "The navigation item that is shown.",
      default: .computed("the last of `items`"),
      ios: .from(2),
      traits: [.unwritable],
      instead: "the toolkit computes it; write it as the last of `items`",
      source: "UIKit/UINavigationBar.h topItem")
  }

  @inlinable package static var backItem: Of<Element<UINavigationItem>?> {
    .init(
      "The navigation item that the back button leads to.",
      default: .computed("the second to last of `items`"),
      ios: .from(2),
      traits: [.unwritable],
      instead: "the toolkit computes it; write it as the second to last of `items`",
      source: "UIKit/UINavigationBar.h backItem")
  }

  @inlinable package static var behavioralStyle: Of<UIBehavioralStyle> {
    .init(
      "Whether the bar behaves as on a Mac or as on an iPad.",
      default: .computed("how the bar behaves"),
      ios: .from(16),
      traits: [.unwritable],
      instead: "the toolkit computes it; write `preferredBehavioralStyle`",
      source: "UIKit/UINavigationBar.h behavioralStyle")
  }

  @inlinable package static var currentNSToolbarSection: Of<UINavigationBarNSToolbarSection> {
    .init(
      "The part of a Mac window's toolbar that shows the bar.",
      default: .computed("where the bar is shown"),
      ios: .from(16),
      traits: [.unwritable],
      instead: "the toolkit computes it; it cannot be set",
      source: "UIKit/UINavigationBar.h currentNSToolbarSection")
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
