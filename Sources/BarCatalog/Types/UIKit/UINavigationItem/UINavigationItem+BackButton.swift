// Part 2: the button that leads back.
extension Property where Owner == UINavigationItem {
  @inlinable package static var hidesBackButton: Of<Bool> {
    .init(
      "Hides the back button while the item is on top.",
      default: .value(false),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed),
      source:
        "UIKit/UINavigationItem.h hidesBackButton; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var leftItemsSupplementBackButton: Of<Bool> {
    .init(
      "Keeps the back button next to left items, which otherwise replace it.",
      default: .value(false),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed),
      source:
        "UIKit/UINavigationItem.h leftItemsSupplementBackButton; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var backBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The back button that leads back to this screen, shown on the next one; a Material app bar reads it when it appears.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .ignored).on(
        .appBar, documented: .observed, actual: .readOnce),
      constraint:
        "A Material app bar reads it if its bar has no `backItem`, and sets its own accessibility label and identifier on it.",
      difference:
        "Material's documents promise every usual property except `prompt`; the code follows eight other properties.",
      source:
        "UIKit/UINavigationItem.h backBarButtonItem; components/AppBar/src/MDCAppBarViewController.m"
    )
  }

  @inlinable package static var backButtonTitle: Of<Text?> {
    .init(
      "The title of the back button that leads back to this screen.",
      default: .value(nil),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "Ignored if there is a `backBarButtonItem`.",
      difference:
        "Material's documents promise every usual property except `prompt`; the code follows eight other properties.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var backButtonDisplayMode: Of<UINavigationItemBackButtonDisplayMode> {
    .init(
      "Which title the back button that leads back to this screen has, if any.",
      default: .value(.default),
      ios: .from(14),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Used only without a `backBarButtonItem`; with `generic`, the title and `backButtonTitle` are ignored.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var backAction: Of<Element<MenuElement>?> {
    .init(
      "What the back button does instead of going back; adds one if there is none.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }
}
