package import BarCatalog

/// What a navigation bar of UIKit shows: the item on top of its stack, and what is below it.
package struct StackItem: Sendable {
  /// The topmost item; `nil` if a bar has none.
  package var item: Element<UINavigationItem>?
  /// Its title: that of its screen where it has none itself.
  package var title: Text?
  /// Whether another item is below, and its words.
  package var hasBelow: Bool
  package var below: Element<UINavigationItem>?
  package var titleBelow: Text?
  /// Whether its title is a large one where there is room.
  package var isLarge: Bool
  /// Whether the bar allows large titles.
  package var prefersLargeTitles: Bool
  /// Whether something scrolls below the bar, with which a search bar may move out of sight.
  package var isAboveScrollView: Bool

  package init(
    item: Element<UINavigationItem>?, title: Text?, hasBelow: Bool,
    below: Element<UINavigationItem>?, titleBelow: Text?, isLarge: Bool,
    prefersLargeTitles: Bool, isAboveScrollView: Bool
  ) {
    self.item = item
    self.title = title
    self.hasBelow = hasBelow
    self.below = below
    self.titleBelow = titleBelow
    self.isLarge = isLarge
    self.prefersLargeTitles = prefersLargeTitles
    self.isAboveScrollView = isAboveScrollView
  }

  /// Whether a back button shows: left items take its place unless they are to stand beside it.
  func showsBack(in environment: LayoutEnvironment) -> Bool {
    let makesOwn = item?[.backAction] != nil && environment.os.major >= 16
    guard hasBelow || makesOwn, item?[.hidesBackButton] != true else { return false }
    return !hasLeadingItems(in: environment) || item?[.leftItemsSupplementBackButton] == true
  }

  /// Whether a title below the buttons is to be shown where there is room.
  func isLarge(in environment: LayoutEnvironment) -> Bool {
    // Beside a back button a large title has no place among the buttons.
    if item?[.largeTitleDisplayMode] == .inline, prefersLargeTitles, environment.os.major >= 17 {
      return showsBack(in: environment)
    }
    return isLarge
  }
}
