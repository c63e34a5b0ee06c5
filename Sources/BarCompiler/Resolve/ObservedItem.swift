import BarCatalog

/// A navigation item that a bar observes, and the screen that it belongs to: its title is the item's where the item has none.
struct ObservedItem {
  let item: Element<UINavigationItem>
  let screen: Element<Screen>
  /// The app bar that holds the bar; `nil` if the bar is the screen's own.
  let appBar: Element<MDCAppBarViewController>?

  /// The item that a screen's own bar observes: the screen's, unless the bar says that it does not.
  init?(of screen: Element<Screen>, by bar: Element<MDCNavigationBar>) {
    guard bar[.observesNavigationItem] ?? true, let item = screen[.navigationItem] else {
      return nil
    }
    self.item = item
    self.screen = screen
    appBar = nil
  }

  /// The item that the bar of an app bar observes, whatever the bar says: every screen has an item, which is empty if
  /// nothing is written of it.
  init(by appBar: Element<MDCAppBarViewController>?, of screen: Element<Screen>) {
    let head = Cell(word: 0, node: -1, id: UInt16(UINavigationItem.type.rawValue))
    item = screen[.navigationItem] ?? Element<UINavigationItem>([head], at: 0)
    self.screen = screen
    self.appBar = appBar
  }
}
