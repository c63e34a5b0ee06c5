import BarCatalog

extension Resolver {
  /// The bars of a UIKit screen: its own, and those of the stacks that show it.
  ///
  /// Where a screen has a bar of its own, that of the stack is not laid out: both would have one name.
  func systemBars(
    _ screen: Element<Screen>, _ surroundings: [Surrounding], _ flows: [ResolvedFlow]
  ) -> BarKinds {
    var kinds = BarKinds()
    let isInVisibleBar = surroundings.contains {
      flows[$0.flow].showsNavigationBar(on: checked.tape)
    }
    if screen[.navigationBar]?.uikit != nil || isInVisibleBar { kinds.insert(.uiNavigationBar) }
    let isOnToolbar = surroundings.contains {
      flows[$0.flow].showsToolbar(on: checked.tape)
        || !$0.hidesToolbar && flows[$0.flow].mayShowToolbar(for: screen[.navigationItem])
    }
    if screen[.toolbar] != nil || isOnToolbar { kinds.insert(.uiToolbar) }
    return kinds
  }
}
