import BarCatalog
import BarLayout

// What UIKit's bars show depends on the stack that shows the screen: there is a layout for each distinct surrounding.

extension LayoutStage {
  /// Where a bar of UIKit is: on its own, or in one of the stacks that show the screen.
  private enum Setting {
    case own
    case stack(Surrounding)
  }

  /// Lays a bar of UIKit out for all surroundings and environments of a screen.
  mutating func layOutSystemBar(
    _ bar: ResolvedBar, number index: Int, ofScreen number: Int, _ fonts: FontChoice
  ) -> [LaidOutBar] {
    var runs: [[LaidOutBar]] = []
    let all = resolved.screens[number].surroundings
    for setting in settings(of: bar, ofScreen: number) {
      var run: [LaidOutBar] = []
      let surroundings: [Surrounding]
      switch setting {
      case .own: surroundings = all
      case .stack(let surrounding): surroundings = [surrounding]
      }
      for group in groups(of: resolved.screens[number].targets, for: bar.kind) {
        guard let figures = group.figures else { continue }
        let environment = resolved.environments[Int(group.environments[0])].layout
        buffer.removeAll()
        layOut(bar, setting, ofScreen: number, figures, context(environment, fonts))
        add(group, of: index, in: surroundings, to: &run, first: 0)
      }
      for layout in run.indices { run[layout].environments.sort() }
      if let same = runs.firstIndex(where: { isSame($0, run) }) {
        for layout in runs[same].indices { runs[same][layout].surroundings += surroundings }
      } else {
        runs.append(run)
      }
    }
    return withoutUnseenViews(Array(runs.joined()))
  }

  private func settings(of bar: ResolvedBar, ofScreen number: Int) -> [Setting] {
    let screen = resolved.screens[number]
    let element = Element<Screen>(tape, at: screen.head)
    let isOwn =
      bar.kind == .uiToolbar ? element[.toolbar] != nil : element[.navigationBar]?.uikit != nil
    if isOwn { return [.own] }
    return screen.surroundings.filter { surrounding in
      let place = StackPlace(number, surrounding, resolved, tape: tape)
      return bar.kind == .uiToolbar ? place.showsToolbar : place.showsNavigationBar
    }.map { .stack($0) }
  }

  /// Whether two surroundings look alike, and lead back to the same screen.
  private func isSame(_ left: [LaidOutBar], _ right: [LaidOutBar]) -> Bool {
    guard let first = left.first?.surroundings.first, let second = right.first?.surroundings.first,
      first.back == second.back
    else { return false }
    return left.elementsEqual(right) { $0.environments == $1.environments && $0.views == $1.views }
  }

  private mutating func layOut(
    _ bar: ResolvedBar, _ setting: Setting, ofScreen number: Int, _ figures: BarFigures,
    _ context: LayoutContext
  ) {
    let screen = Element<Screen>(tape, at: resolved.screens[number].head)
    let stack: StackPlace? =
      if case .stack(let surrounding) = setting {
        StackPlace(number, surrounding, resolved, tape: tape)
      } else {
        nil
      }
    if bar.kind == .uiToolbar {
      let own = stack == nil ? screen[.toolbar] : nil
      let toolbar = UIKitToolbar(
        own ?? stack?.toolbar,
        own.map { $0[.items] ?? screen[.toolbarItems] } ?? screen[.toolbarItems],
        figures, isInStack: stack != nil, tape: tape)
      BarLayout.layOut(toolbar, at: place(toolbar, context), context, into: &buffer)
    } else {
      let own = stack == nil ? screen[.navigationBar]?.uikit : nil
      let item = stack?.item ?? own.map { self.item(of: $0, screen) }
      guard let item else { return }
      let navigationBar = UIKitNavigationBar(
        own ?? stack?.navigationBar, item, figures, isInStack: stack != nil, tape: tape)
      BarLayout.layOut(navigationBar, at: place(navigationBar, context), context, into: &buffer)
    }
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
        titleBelow: nil,
        isLarge: prefersLargeTitles && run.isLarge)
    }
    let below = items.dropLast().last
    for item in items { run.push(item) }
    return StackItem(
      item: items.last, title: items.last?[.title], hasBelow: below != nil, below: below,
      titleBelow: below?[.title],
      isLarge: prefersLargeTitles && run.isLarge)
  }

  /// The layouts without the views that none of them shows.
  private func withoutUnseenViews(_ layouts: [LaidOutBar]) -> [LaidOutBar] {
    guard let first = layouts.first else { return layouts }
    var indexes = [Int32](repeating: -1, count: first.views.count)
    var count: Int32 = 0
    for index in first.views.indices
    where layouts.contains(where: { $0.views[index].frame != nil }) {
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
        }, outline: layout.outline, header: layout.header, confidence: layout.confidence)
    }
  }
}
