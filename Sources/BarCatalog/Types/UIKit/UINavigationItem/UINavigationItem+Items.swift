// Part 4: bar button items, groups of them, and what overflows.
extension Property where Owner == UINavigationItem {
  @inlinable package static var leftBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first item at the leading edge; setting it replaces all items there.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write this or `leftBarButtonItems`, not both; `leadingItemGroups` replaces either.",
      source:
        "UIKit/UINavigationItem.h leftBarButtonItem; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var rightBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first item at the trailing edge; setting it replaces all items there.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write this or `rightBarButtonItems`, not both; `trailingItemGroups` replaces either.",
      source:
        "UIKit/UINavigationItem.h rightBarButtonItem; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var leftBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the leading edge inward.",
      default: .value(nil),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write these or `leftBarButtonItem`, not both; `leadingItemGroups` replaces either. Without `leftItemsSupplementBackButton`, they replace the back button.",
      source:
        "UIKit/UINavigationItem.h leftBarButtonItems; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var rightBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the trailing edge inward: the first one is outermost.",
      default: .value(nil),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write these or `rightBarButtonItem`, not both; `trailingItemGroups` replaces either.",
      source:
        "UIKit/UINavigationItem.h rightBarButtonItems; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var customizationIdentifier: Of<Name?> {
    .init(
      "Lets the user arrange the groups, and names the saved arrangement.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It must be unique in the app.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var leadingItemGroups: Of<List<Element<UIBarButtonItemGroup>>> {
    .init(
      "Groups at the leading edge.",
      default: .value(.empty),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "They replace `leftBarButtonItem` and `leftBarButtonItems`, and Material's bars show none of them.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var centerItemGroups: Of<List<Element<UIBarButtonItemGroup>>> {
    .init(
      "Groups in the middle, which the user may arrange.",
      default: .value(.empty),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Shown with the styles `browser` and `editor`; with `navigator`, they are in the overflow menu.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var trailingItemGroups: Of<List<Element<UIBarButtonItemGroup>>> {
    .init(
      "Groups at the trailing edge.",
      default: .value(.empty),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "They replace `rightBarButtonItem` and `rightBarButtonItems`, and Material's bars show none of them.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var pinnedTrailingGroup: Of<Element<UIBarButtonItemGroup>?> {
    .init(
      "A group at the very end, which never moves into the overflow menu.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "A group of several items needs a `representativeItem`, because it cannot move away.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var additionalOverflowItems: Of<Element<MenuElement>?> {
    .init(
      "More entries for the overflow menu, whose button is then always shown.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var overflowPresentationSource: Of<Anything?> {
    .init(
      "What popovers from the overflow button point to.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      instead: "the toolkit provides it while there is an overflow button",
      source: "UIKit/UINavigationItem.h")
  }
}
