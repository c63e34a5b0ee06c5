package import BarCatalog

/// What a navigation bar of UIKit shows: the item on top of its stack, and what is below it.
package struct StackItem: Sendable {
  /// The topmost item; nothing where a bar has none.
  package var item: Element<UINavigationItem>?
  /// Its title: that of its screen where it has none itself.
  package var title: Text?
  /// Whether another item is below, and its words.
  package var hasBelow: Bool
  package var below: Element<UINavigationItem>?
  package var titleBelow: Text?
  /// Whether its title is a large one where there is room.
  package var isLarge: Bool

  package init(
    item: Element<UINavigationItem>?, title: Text?, hasBelow: Bool,
    below: Element<UINavigationItem>?, titleBelow: Text?, isLarge: Bool
  ) {
    self.item = item
    self.title = title
    self.hasBelow = hasBelow
    self.below = below
    self.titleBelow = titleBelow
    self.isLarge = isLarge
  }

  /// The items of the leading side, from the edge inwards.
  var leadingItems: [Element<UIBarButtonItem>] {
    guard let item else { return [] }
    if let groups = item[.leadingItemGroups], !groups.isEmpty { return Self.items(of: groups) }
    return Self.last(item, UINavigationItem.id(.leftBarButtonItem), .leftBarButtonItems)
  }

  /// The items of the trailing side, from the edge inwards.
  var trailingItems: [Element<UIBarButtonItem>] {
    guard let item else { return [] }
    var items: [Element<UIBarButtonItem>] = []
    if let group = item[.pinnedTrailingGroup] { items += Self.items(of: group) }
    if let groups = item[.trailingItemGroups], !groups.isEmpty {
      return items + Self.items(of: groups)
    }
    return items + Self.last(item, UINavigationItem.id(.rightBarButtonItem), .rightBarButtonItems)
  }

  private static func items(of groups: List<Element<UIBarButtonItemGroup>>)
    -> [Element<UIBarButtonItem>]
  {
    groups.flatMap { items(of: $0) }
  }

  private static func items(of group: Element<UIBarButtonItemGroup>) -> [Element<UIBarButtonItem>] {
    group.resolved(.isHidden) ? [] : group[.barButtonItems].map(Array.init) ?? []
  }

  /// The items that the last setter leaves behind: a single one replaces a whole list.
  private static func last(
    _ item: Element<UINavigationItem>, _ single: UInt16,
    _ list: Property<UINavigationItem, List<Element<UIBarButtonItem>>?>
  ) -> [Element<UIBarButtonItem>] {
    var items: [Element<UIBarButtonItem>] = []
    for cell in item.cells {
      if cell.id == single {
        items = [Element(word: cell.word, item.tape)]
      } else if cell.id == list.id {
        items = Array(List(word: cell.word, item.tape))
      }
    }
    return items
  }

  /// Whether a back button shows: left items take its place unless they are to stand beside it.
  var showsBack: Bool {
    let makesOwn = item?[.backAction] != nil
    guard hasBelow || makesOwn, item?[.hidesBackButton] != true else { return false }
    return leadingItems.isEmpty || item?[.leftItemsSupplementBackButton] == true
  }
}
