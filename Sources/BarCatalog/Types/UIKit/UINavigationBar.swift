/// UIKit's bar at the top of a screen, which shows the topmost of its navigation items.
@usableFromInline package enum UINavigationBar: View {}

extension Property where Owner == UINavigationBar {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "Who hears that items come and go: `self` or a name. A navigation controller hears it of its own bar.",
      default: .computed("the navigation controller that owns the bar, else nil"),
      ios: .from(2),
      constraint: "The bar of a navigation controller takes no other delegate.",
      source:
        "UIKit/UINavigationBar.h delegate; UINavigationBar documentation Use a navigation bar with a navigation controller"
    )
  }

  @inlinable package static var barStyle: Of<UIBarStyle> {
    .init(
      "The basic look, light or dark.",
      default: .value(.default),
      ios: .from(2),
      constraint:
        "An older way to style the bar: each appearance has a say of its own. From iOS 26 on a bar has no background of its own.",
      source:
        "UIKit/UINavigationBar.h barStyle; UINavigationBar documentation Legacy customizations"
    )
  }

  @inlinable package static var isTranslucent: Of<Bool> {
    .init(
      "Lets content show through the bar.",
      default: .computed("true, or false with a background image that is opaque"),
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
      "Whether the bar should act like one of a Mac or of an iPad, in an app for Macs.",
      default: .value(.automatic),
      ios: .from(16),
      source: "UIKit/UINavigationBar.h preferredBehavioralStyle")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of the buttons.",
      default: .computed("the tint of the view above"),
      ios: .from(2),
      constraint: "From iOS 26 on Apple advises to tint single items, not the bar.",
      source:
        "UIKit/UINavigationBar.h tintColor; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var barTintColor: Of<Color?> {
    .init(
      "The color of the background; it is blended with what is behind a translucent bar.",
      default: .value(nil),
      ios: .from(7),
      constraint:
        "An older way to style the bar. From iOS 26 on Apple advises against any background.",
      source:
        "UIKit/UINavigationBar.h barTintColor; UINavigationBar documentation Legacy customizations")
  }

  @inlinable package static var backgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The image of the background per position and metrics.",
      default: .value(.empty),
      keys: KeySpaces(.barPosition, .barMetrics),
      ios: .from(5),
      constraint:
        "A position can be told since iOS 7. From iOS 26 on Apple advises against any background.",
      source:
        "UIKit/UINavigationBar.h setBackgroundImage:forBarPosition:barMetrics:, setBackgroundImage:forBarMetrics:"
    )
  }

  @inlinable package static var shadowImage: Of<Element<ImageReference>?> {
    .init(
      "The image of the line below the bar.",
      default: .value(nil),
      ios: .from(6),
      constraint: "It shows only where there is a `backgroundImage` too.",
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
        "Apple's page lists it among older customizations, and its overview still names it as the way to style the title.",
      source:
        "UIKit/UINavigationBar.h titleTextAttributes; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var largeTitleTextAttributes: Of<Element<TextAttributes>?> {
    .init(
      "Font, color and shadow of the large title.",
      default: .value(nil),
      ios: .from(11),
      constraint: "It shows only with `prefersLargeTitles`.",
      source:
        "UIKit/UINavigationBar.h largeTitleTextAttributes; https://developer.apple.com/documentation/uikit/uinavigationbar/largetitletextattributes"
    )
  }

  @inlinable package static var titleVerticalPositionAdjustment: Of<Keyed<Double>> {
    .init(
      "Moves the title up or down per metrics, in points; 0 where nothing is set.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      source:
        "UIKit/UINavigationBar.h setTitleVerticalPositionAdjustment:forBarMetrics:; UINavigationBar documentation Customize the appearance of a navigation bar"
    )
  }

  @inlinable package static var backIndicatorImage: Of<Element<ImageReference>?> {
    .init(
      "The image beside the back button, in place of the chevron.",
      default: .value(nil),
      ios: .from(7),
      constraint: "It counts only together with `backIndicatorTransitionMaskImage`.",
      source: "UIKit/UINavigationBar.h backIndicatorImage")
  }

  @inlinable package static var backIndicatorTransitionMaskImage: Of<Element<ImageReference>?> {
    .init(
      "The mask that titles pass behind while they slide to the back button.",
      default: .value(nil),
      ios: .from(7),
      constraint: "It counts only together with `backIndicatorImage`.",
      source: "UIKit/UINavigationBar.h backIndicatorTransitionMaskImage")
  }

  @inlinable package static var standardAppearance: Of<Element<UINavigationBarAppearance>> {
    .init(
      "The look at the usual height; it stands in for each other look that is not set.",
      default: .computed("the system's look"),
      ios: .from(13),
      constraint: "Looks are not merged: the first one that is set counts whole.",
      source:
        "UIKit/UINavigationBar.h standardAppearance; https://developer.apple.com/documentation/uikit/uinavigationbar/standardappearance"
    )
  }

  @inlinable package static var compactAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of the low bar.",
      default: .computed("`standardAppearance`"),
      ios: .from(13),
      constraint: "That of the topmost navigation item comes before it.",
      source: "UIKit/UINavigationBar.h compactAppearance")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look while content ends below the bar.",
      default: .computed("`standardAppearance` with a transparent background"),
      ios: .from(13),
      constraint:
        "Without a navigation controller it does not count; before iOS 15 it counts only for bars with large titles.",
      source:
        "UIKit/UINavigationBar.h scrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance"
    )
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?>
  {
    .init(
      "The look of the low bar while content ends below it.",
      default: .computed(
        "`scrollEdgeAppearance`, then `compactAppearance`, then `standardAppearance`"),
      ios: .from(15),
      constraint: "Without a navigation controller it does not count.",
      source:
        "UIKit/UINavigationBar.h compactScrollEdgeAppearance; https://developer.apple.com/documentation/uikit/uinavigationbar/compactscrolledgeappearance"
    )
  }

  @inlinable package static var items: Of<List<Element<UINavigationItem>>?> {
    .init(
      "The stack of navigation items, the shown one last.",
      default: .value(nil),
      ios: .from(2),
      constraint: "Only for a bar on its own: a navigation controller fills its bar itself.",
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
      instead: "the toolkit answers it; write it last into `items`",
      source: "UIKit/UINavigationBar.h topItem")
  }

  @inlinable package static var backItem: Of<Element<UINavigationItem>?> {
    .init(
      "The navigation item that the back button leads to.",
      default: .computed("the last but one of `items`"),
      ios: .from(2),
      traits: [.unwritable],
      instead: "the toolkit answers it; write it last but one into `items`",
      source: "UIKit/UINavigationBar.h backItem")
  }

  @inlinable package static var behavioralStyle: Of<UIBehavioralStyle> {
    .init(
      "Whether the bar acts like one of a Mac or of an iPad.",
      default: .computed("what the bar acts like"),
      ios: .from(16),
      traits: [.unwritable],
      instead: "the toolkit answers it; write `preferredBehavioralStyle`",
      source: "UIKit/UINavigationBar.h behavioralStyle")
  }

  @inlinable package static var currentNSToolbarSection: Of<UINavigationBarNSToolbarSection> {
    .init(
      "The part of a Mac window's toolbar that shows the bar.",
      default: .computed("where the bar is shown"),
      ios: .from(16),
      traits: [.unwritable],
      instead: "the toolkit answers it; nothing can be set",
      source: "UIKit/UINavigationBar.h currentNSToolbarSection")
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
