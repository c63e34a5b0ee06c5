import BarCatalog

/// The properties of a Material navigation bar that an observed navigation item overwrites.
///
/// Source: components/NavigationBar/src/MDCNavigationBar.h, `MDCUINavigationItemObservables`; the bar's other names for
/// the same lists are written over with them.
enum MirroredProperty {
  /// The navigation item's own name for a property of the bar.
  static func itemName(of id: UInt16) -> StaticString? {
    let bar = MDCNavigationBar.self
    switch id {
    case bar.id(.title): return "title"
    case bar.id(.titleView): return "titleView"
    case bar.id(.hidesBackButton): return "hidesBackButton"
    case bar.id(.leadingBarButtonItems), bar.id(.leftBarButtonItems): return "leftBarButtonItems"
    case bar.id(.trailingBarButtonItems), bar.id(.rightBarButtonItems): return "rightBarButtonItems"
    case bar.id(.leadingBarButtonItem), bar.id(.leftBarButtonItem): return "leftBarButtonItem"
    case bar.id(.trailingBarButtonItem), bar.id(.rightBarButtonItem): return "rightBarButtonItem"
    case bar.id(.leadingItemsSupplementBackButton), bar.id(.leftItemsSupplementBackButton):
      return "leftItemsSupplementBackButton"
    default: return nil
    }
  }

  /// Whether a navigation item says something itself where a bar's property would go: for items of a side, under either name.
  static func isSet(_ itemName: StaticString, on item: Element<UINavigationItem>) -> Bool {
    let own = UINavigationItem.self
    let id = Spelling.hash(itemName.utf8Start, itemName.utf8CodeUnitCount)
    let other: UInt16
    switch id {
    case own.id(.leftBarButtonItem): other = own.id(.leftBarButtonItems)
    case own.id(.leftBarButtonItems): other = own.id(.leftBarButtonItem)
    case own.id(.rightBarButtonItem): other = own.id(.rightBarButtonItems)
    case own.id(.rightBarButtonItems): other = own.id(.rightBarButtonItem)
    default: other = id
    }
    return item.index(of: id) != nil || item.index(of: other) != nil
  }
}
