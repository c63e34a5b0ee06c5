import BarCatalog

/// A navigation item that a bar observes, and the screen that it belongs to: its title is the item's where the item has none.
struct ObservedItem {
  let item: Element<UINavigationItem>
  let screen: Element<Screen>

  /// The item that a screen's own bar observes: the screen's, unless the bar says that it does not.
  init?(of screen: Element<Screen>, by bar: Element<MDCNavigationBar>) {
    guard bar[.observesNavigationItem] ?? true, let item = screen[.navigationItem] else {
      return nil
    }
    self.item = item
    self.screen = screen
  }
}
