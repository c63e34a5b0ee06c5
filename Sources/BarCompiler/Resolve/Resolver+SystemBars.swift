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
      hasSystemBar(flows[$0.flow], isHidden: .isNavigationBarHidden)
    }
    if screen[.navigationBar]?.uikit != nil || isInVisibleBar { kinds.insert(.uiNavigationBar) }
    let isOnToolbar = surroundings.contains { showsToolbar($0, flows) }
    if screen[.toolbar] != nil || isOnToolbar { kinds.insert(.uiToolbar) }
    return kinds
  }

  private func hasSystemBar(_ flow: ResolvedFlow, isHidden: Property<Flow, Bool>) -> Bool {
    guard flow.navigationController == .UINavigationController else { return false }
    if flow.head < 0 { return isHidden.id != Flow.id(.isToolbarHidden) }
    return !Element<Flow>(checked.tape, at: flow.head).resolved(isHidden)
  }

  private func showsToolbar(_ surrounding: Surrounding, _ flows: [ResolvedFlow]) -> Bool {
    hasSystemBar(flows[surrounding.flow], isHidden: .isToolbarHidden)
  }
}
