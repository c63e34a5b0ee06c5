// Part 2: the button that leads back.
extension Property where Owner == UINavigationItem {
  @inlinable package static var hidesBackButton: Of<Bool> {
    .init(
      "Shows no back button while the item is on top.",
      default: .value(false),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed),
      source:
        "UIKit/UINavigationItem.h hidesBackButton; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var leftItemsSupplementBackButton: Of<Bool> {
    .init(
      "Keeps the back button beside left items, which else take its place.",
      default: .value(false),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed),
      source:
        "UIKit/UINavigationItem.h leftItemsSupplementBackButton; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var backBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The back button that leads here, shown on the screen above; a Material app bar reads it when it appears.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .ignored).on(
        .appBar, documented: .observed, actual: .readOnce),
      constraint:
        "A Material app bar reads it while its bar has no `backItem`, and puts its own accessibility label and identifier on it.",
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source:
        "UIKit/UINavigationItem.h backBarButtonItem; components/AppBar/src/MDCAppBarViewController.m"
    )
  }

  @inlinable package static var backButtonTitle: Of<Text?> {
    .init(
      "The words of the back button that leads here.",
      default: .value(nil),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "It does not count beside a `backBarButtonItem`.",
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var backButtonDisplayMode: Of<UINavigationItemBackButtonDisplayMode> {
    .init(
      "Which words the back button that leads here has, if any.",
      default: .value(.default),
      ios: .from(14),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It counts only without a `backBarButtonItem`; with `generic` neither title nor `backButtonTitle` count.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var backAction: Of<Element<MenuElement>?> {
    .init(
      "What the back button does in place of going back; makes one where there is none.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }
}
