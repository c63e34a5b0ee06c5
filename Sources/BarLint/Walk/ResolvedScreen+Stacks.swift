import BarCatalog
import BarCompiler

extension ResolvedScreen {
  /// Whether the screen is pushed on another one somewhere.
  var isPushed: Bool { surroundings.contains { $0.back != nil } }

  /// The screens that are pushed on this one, one for each of its stacks where there is one.
  func screensAbove(in document: Resolved) -> [ResolvedScreen] {
    surroundings.compactMap { surrounding in
      let screens = document.flows[surrounding.flow].screens
      let above = surrounding.position + 1
      return above < screens.count ? document.screens[screens[above]] : nil
    }
  }

  /// Where the screen's navigation item is seen.
  enum ShownItem {
    case shown
    /// Stacks have the screen, and hide their bars.
    case hiddenByStack
    case nowhere
  }

  /// Where the screen's navigation item is seen.
  func shownItem(_ screen: Element<Screen>, in place: ObjectPlace) -> ShownItem {
    if bars.contains(.appBar) { return .shown }
    // A bar of the screen's own shows its items, or the screen's where it has none.
    switch toolkit {
    case .uikit: if let bar = screen[.navigationBar]?.uikit, bar[.items] == nil { return .shown }
    case .mdc:
      if let bar = screen[.navigationBar]?.material, bar[.observesNavigationItem] ?? true {
        return .shown
      }
    }
    let flows = surroundings.map { place.document.flows[$0.flow] }
    // While a header is shown, the bar of a stack is hidden unless the stack says otherwise.
    if toolkit == .mdc, bars.contains(.flexibleHeader) {
      return flows.contains { $0.showsNavigationBarAboveHeaders(on: place.tape) }
        ? .shown : .nowhere
    }
    if flows.contains(where: { $0.showsNavigationBar(on: place.tape) }) { return .shown }
    return flows.isEmpty ? .nowhere : .hiddenByStack
  }
}
