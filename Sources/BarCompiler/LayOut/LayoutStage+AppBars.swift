import BarCatalog
import BarLayout
import BarSyntax

extension LayoutStage {
  /// The app bar of a screen, with the surroundings in which it looks different.
  ///
  /// - Parameter head: The head of the screen's element, whose app bar holds all that is set on it.
  mutating func resolveAppBar(of screen: ResolvedScreen, at head: Int32) -> ResolvedBar {
    var bar = readAppBar(of: screen, at: head)
    if bar.navigationBar < 0 {
      bar.navigationBar = append([], node: -1, id: UInt16(MDCNavigationBar.type.rawValue))
    }
    guard let first = screenBelow(screen),
      let own = Element<MDCNavigationBar>(tape, at: bar.navigationBar).cell(.backItem),
      own.origin == .flow
    else { return bar }
    let item = Int32(truncatingIfNeeded: own.word)
    for index in bar.surroundings.indices {
      switch bar.surroundings[index].surroundings[0].back {
      case nil: bar.surroundings[index].back = .missing(item)
      case first: bar.surroundings[index].back = .shown(item)
      case .some(let other):
        let cell = appendBackItem(leadingTo: other)
        bar.surroundings[index].back = .shown(Int32(truncatingIfNeeded: cell.word))
      }
    }
    return bar
  }

  /// The first screen that is below a screen in a flow.
  func screenBelow(_ screen: ResolvedScreen) -> Int? {
    screen.surroundings.lazy.compactMap(\.back).first
  }

  private func readAppBar(of screen: ResolvedScreen, at head: Int32) -> ResolvedBar {
    guard let controller = Element<Screen>(tape, at: head)[.appBar] else {
      preconditionFailure("a screen that is listed to have an app bar has none")
    }
    let isHideable = controller[.headerView]?.resolved(.shiftBehavior) == .hideable
    let surroundings = BarSurroundings.all(
      of: screen, hidden: { isHideable && hidesAppBars($0) }, in: resolved.flows)
    return ResolvedBar(
      kind: .appBar, head: controller.head,
      navigationBar: controller[.navigationBar]?.head ?? -1, surroundings: surroundings)
  }

  /// Whether a stack has taken the app bars of its screens off the screen.
  private func hidesAppBars(_ flow: ResolvedFlow) -> Bool {
    guard flow.navigationController == .MDCAppBarNavigationController, flow.head >= 0 else {
      return false
    }
    let element = Element<Flow>(tape, at: flow.head)
    return element.resolved(.shouldSetNavigationBarHiddenHideAppBar)
      && element[.isNavigationBarHidden] ?? false
  }

  /// The scroll views that a header follows, in its order.
  func trackedScrollViews(
    of header: Element<MDCFlexibleHeaderView>?, on screen: Element<Screen>
  ) -> [Element<ScrollView>] {
    guard let names = header?[.trackingScrollView], let table = screen[.scrollViews] else {
      return []
    }
    return names.compactMap { name in
      (0..<table.count).first { resolved.tree.texts.areEqual(table.name($0).word, name.word) }
        .map { table.member($0) }
    }
  }
}

extension BarSurroundings.Back {
  /// The back item in a form that layout reads.
  func item(on tape: [Cell]) -> BackItem {
    switch self {
    case .own: .own
    case .shown(let head): .shown(Element(tape, at: head))
    case .missing(let head): .missing(Element(tape, at: head))
    }
  }
}
