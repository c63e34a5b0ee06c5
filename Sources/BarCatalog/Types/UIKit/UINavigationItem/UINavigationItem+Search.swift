// Part 6: the search bar.
extension Property where Owner == UINavigationItem {
  @inlinable package static var searchController: Of<Element<SearchController>?> {
    .init(
      "A search bar in or below the bar.",
      default: .value(nil),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .observed),
      difference:
        "Material's documents promise every usual property except `prompt`; the code follows eight other properties.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var hidesSearchBarWhenScrolling: Of<Bool> {
    .init(
      "Hides the search bar until the user scrolls up.",
      default: .value(true),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "Ignored with the placement `integrated`.",
      difference:
        "Material's documents promise every usual property except `prompt`; the code follows eight other properties.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var preferredSearchBarPlacement: Of<UINavigationItemSearchBarPlacement>
  {
    .init(
      "Where the search bar should be.",
      default: .value(.automatic),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Used only with a `searchController`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacement: Of<UINavigationItemSearchBarPlacement> {
    .init(
      "Where the search bar is.",
      default: .computed("where the search bar is"),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      constraint:
        "Meaningful only with a `searchController`.",
      instead: "the toolkit computes it; write `preferredSearchBarPlacement`",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacementBarButtonItem: Of<Element<UIBarButtonItem>> {
    .init(
      "The item that represents an integrated search bar among other items.",
      default: .computed("an item that the toolkit creates"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .observed),
      traits: [.unwritable],
      constraint:
        "Ignored without a `searchController`.",
      instead: "the toolkit creates it; it cannot be set",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacementAllowsToolbarIntegration: Of<Bool> {
    .init(
      "Lets the search bar move into the toolbar on iPhone.",
      default: .value(true),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .observed),
      constraint:
        "Used only with a `searchController`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacementAllowsExternalIntegration: Of<Bool> {
    .init(
      "Lets a split view show the search bar in its last column.",
      default: .value(false),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Used only with a `searchController`, in a split view, and not with the placement `stacked`.",
      source: "UIKit/UINavigationItem.h")
  }
}
