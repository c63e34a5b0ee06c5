import BarCatalog
import BarLayout
import BarSyntax

extension LayoutStage {
  /// The app bar of a screen, with the surroundings in which it looks different.
  ///
  /// - Parameter screens: The screen's element for each flow that makes an app bar of its own for it; those that have one.
  mutating func resolveAppBar(in screens: [ScreenInFlows]) -> ResolvedBar {
    var all: [BarSurroundings] = []
    for screen in screens {
      var bar = readAppBar(of: screen)
      if bar.navigationBar < 0 {
        bar.navigationBar = append([], node: -1, id: UInt16(MDCNavigationBar.type.rawValue))
      }
      all += resolveBack(of: bar, in: screen)
    }
    return ResolvedBar(kind: .appBar, head: all[0].controller, surroundings: all)
  }

  /// Parts surroundings by the back item that the bar has there.
  private mutating func resolveBack(
    of bar: BarSurroundings, in screen: ScreenInFlows
  ) -> [BarSurroundings] {
    var all = BarSurroundings.all(of: bar.surroundings)
    let own = Element<MDCNavigationBar>(tape, at: bar.navigationBar).cell(.backItem)
    for index in all.indices {
      all[index].isHidden = bar.isHidden
      all[index].controller = bar.controller
      all[index].navigationBar = bar.navigationBar
      guard let below = screen.below, let own, own.origin == .flow else { continue }
      let item = Int32(truncatingIfNeeded: own.word)
      switch all[index].surroundings.first?.back {
      case nil: all[index].back = .missing(item)
      case below: all[index].back = .shown(item)
      case .some(let other):
        let cell = appendBackItem(leadingTo: other)
        all[index].back = .shown(Int32(truncatingIfNeeded: cell.word))
      }
    }
    return all
  }

  /// The first screen that is below a screen in a flow.
  func screenBelow(_ screen: ResolvedScreen) -> Int? {
    screen.surroundings.lazy.compactMap(\.back).first
  }

  private func readAppBar(of screen: ScreenInFlows) -> BarSurroundings {
    guard let controller = Element<Screen>(tape, at: screen.head)[.appBar] else {
      preconditionFailure("a screen that is listed to have an app bar has none")
    }
    let isHideable = controller[.headerView]?.resolved(.shiftBehavior) == .hideable
    var bar = BarSurroundings(surroundings: screen.surroundings)
    // A navigation controller only knows the app bars that it has made itself.
    bar.isHidden = isHideable && screen.maker.map { hidesAppBars(resolved.flows[$0]) } ?? false
    bar.controller = controller.head
    bar.navigationBar = controller[.navigationBar]?.head ?? -1
    return bar
  }

  /// Whether a stack has taken the app bars of its screens off the screen.
  private func hidesAppBars(_ flow: ResolvedFlow) -> Bool {
    guard let element = flow.element(on: tape) else { return false }
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
