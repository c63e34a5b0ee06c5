import BarCatalog
import BarLayout

// What UIKit's bars show depends on the stack that shows the screen: there is a layout for each distinct surrounding.

extension LayoutStage {
  /// Lays a bar of UIKit out for all surroundings and environments of a screen.
  mutating func layOutSystemBar(
    _ bar: ResolvedBar, number index: Int, ofScreen number: Int, _ fonts: FontChoice
  ) -> [LaidOutBar] {
    var runs: [[LaidOutBar]] = []
    let all = resolved.screens[number].surroundings
    for stack in stacks(of: bar, ofScreen: number) {
      let surroundings = stack.map { [$0.surrounding] } ?? all
      let groups = groups(of: resolved.screens[number].targets, for: bar.kind)
      let run = layOut(groups, of: index, in: surroundings, fonts) { stage, group, context in
        guard let figures = group.figures else { return nil }
        return stage.layOut(bar, in: stack, ofScreen: number, figures, context)
      }
      if let same = runs.firstIndex(where: { isSame($0, run) }) {
        for layout in runs[same].indices { runs[same][layout].surroundings += surroundings }
      } else {
        runs.append(run)
      }
    }
    return withoutUnseenViews(Array(runs.joined()))
  }

  /// The stacks whose bar it is; nothing for a bar of the screen's own.
  private func stacks(of bar: ResolvedBar, ofScreen number: Int) -> [StackPlace?] {
    let screen = resolved.screens[number]
    let element = Element<Screen>(tape, at: screen.head)
    let isOwn =
      bar.kind == .uiToolbar ? element[.toolbar] != nil : element[.navigationBar]?.uikit != nil
    if isOwn { return [nil] }
    return screen.surroundings.map { StackPlace(number, $0, resolved, tape: tape) }
      .filter { bar.kind == .uiToolbar ? $0.mayShowToolbar : $0.showsNavigationBar }
  }

  /// Whether two surroundings look alike, with one bar, and lead back to the same screen.
  private func isSame(_ left: [LaidOutBar], _ right: [LaidOutBar]) -> Bool {
    guard let first = left.first?.surroundings.first, let second = right.first?.surroundings.first,
      first.back == second.back, left.first?.source == right.first?.source
    else { return false }
    return left.elementsEqual(right) {
      $0.environments == $1.environments && $0.views == $1.views && $0.look == $1.look
    }
  }

  /// - Returns: What the bar takes its look from; `nil` if there is no bar.
  private mutating func layOut(
    _ bar: ResolvedBar, in stack: StackPlace?, ofScreen number: Int, _ figures: BarFigures,
    _ context: LayoutContext
  ) -> BarSource? {
    let screen = Element<Screen>(tape, at: resolved.screens[number].head)
    if bar.kind == .uiToolbar {
      let toolbar =
        if let stack {
          UIKitToolbar(
            stack.toolbar, screen[.toolbarItems], of: stack.item, isWanted: stack.showsToolbar,
            figures, tape: tape)
        } else {
          UIKitToolbar(
            screen[.toolbar], screen[.toolbar]?[.items] ?? screen[.toolbarItems], figures,
            tape: tape)
        }
      guard toolbar.isShown(in: context.environment) else { return nil }
      BarLayout.layOut(toolbar, at: place(toolbar, context), context, into: &buffer)
      return toolbar.source
    }
    let own = stack == nil ? screen[.navigationBar]?.uikit : nil
    guard let item = stack?.item ?? own.map({ self.item(of: $0, screen) }) else { return nil }
    let navigationBar = UIKitNavigationBar(
      own ?? stack?.navigationBar, item, figures, isInStack: stack != nil, tape: tape)
    BarLayout.layOut(navigationBar, at: place(navigationBar, context), context, into: &buffer)
    return navigationBar.source
  }

  /// What a bar of its own shows: the last one of its items, or the screen's where it has none.
  private func item(of bar: Element<UINavigationBar>, _ screen: Element<Screen>) -> StackItem {
    let prefersLargeTitles = bar.resolved(.prefersLargeTitles)
    var run = StackRun()
    guard let items = bar[.items] else {
      let item = screen[.navigationItem]
      run.push(item)
      return StackItem(
        item: item, title: item?[.title] ?? screen[.title], hasBelow: false, below: nil,
        titleBelow: nil, isLarge: prefersLargeTitles && run.isLarge,
        prefersLargeTitles: prefersLargeTitles, isAboveScrollView: screen.scrolls)
    }
    let below = items.dropLast().last
    for item in items { run.push(item) }
    return StackItem(
      item: items.last, title: items.last?[.title], hasBelow: below != nil, below: below,
      titleBelow: below?[.title], isLarge: prefersLargeTitles && run.isLarge,
      prefersLargeTitles: prefersLargeTitles, isAboveScrollView: screen.scrolls)
  }

  /// The layouts without the views that none of them shows, nor has in a menu.
  private func withoutUnseenViews(_ layouts: [LaidOutBar]) -> [LaidOutBar] {
    guard let first = layouts.first else { return layouts }
    var indexes = [Int32](repeating: -1, count: first.views.count)
    var count: Int32 = 0
    for index in first.views.indices
    where layouts.contains(where: { $0.views[index].isSeen }) {
      indexes[index] = count
      count += 1
    }
    if Int(count) == first.views.count { return layouts }
    return layouts.map { layout in
      LaidOutBar(
        bar: layout.bar, surroundings: layout.surroundings, environments: layout.environments,
        views: layout.views.indices.filter { indexes[$0] >= 0 }.map { index in
          let view = layout.views[index]
          return LaidOutView(
            name: view.name, parent: view.parent < 0 ? -1 : indexes[Int(view.parent)],
            type: view.type, object: view.object, frame: view.frame, details: view.details)
        }, outline: layout.outline, header: layout.header, source: layout.source, look: layout.look,
        confidence: layout.confidence)
    }
  }
}

extension LaidOutView {
  fileprivate var isSeen: Bool { frame != nil || details.isInMenu }
}

extension Element<Screen> {
  /// Whether content scrolls below the bars.
  var scrolls: Bool {
    if let views = self[.scrollViews], views.count > 0 { return true }
    switch self[.content] {
    case .tableViewController, .collectionViewController: return true
    default: return false
    }
  }
}
