import BarCatalog
import BarSyntax
import BarText

extension Resolver {
  /// The flows of the description, the implied ones after them, and for every screen where it is shown.
  mutating func resolveFlows(screenCount: Int) -> ([ResolvedFlow], [[Surrounding]]) {
    var flows: [ResolvedFlow] = []
    var surroundings = [[Surrounding]](repeating: [], count: screenCount)
    if let table = checked.description[.flows] {
      for row in 0..<table.count {
        let flow = table.member(row)
        var screens: [Int] = []
        var run = StackRun()
        if let names = flow[.screens] {
          for position in 0..<names.count {
            let name = names[position]
            guard let number = screenNumbers[tree.string(name.word)] else {
              let node = names.cell(position).node
              reportDangling(
                name, node: node, use: checked.use(of: node, inRun: names.head), what: "screen",
                among: screenNames)
              continue
            }
            if let table = checked.description[.screens] { run.push(table.member(number)) }
            surroundings[number].append(
              Surrounding(
                flow: row, position: screens.count, back: screens.last, isLarge: run.isLarge,
                hidesToolbar: run.hidesToolbar))
            screens.append(number)
          }
        }
        flows.append(
          ResolvedFlow(
            id: table.name(row), head: flow.head,
            navigationController: flow[.navigationController] ?? .UINavigationController,
            screens: screens, isImplied: false))
      }
    }
    appendImplied(&flows, &surroundings)
    return (flows, surroundings)
  }

  /// Reports which segues lead to a screen that is not there; an aliased one is met wherever it is used.
  mutating func checkSegues() {
    var said = Set<Reference>()
    for target in checked.segueTargets {
      let word = tree.textWord(target.node)
      if screenNumbers[tree.string(word)] != nil || !said.insert(target).inserted { continue }
      reportDangling(
        Name(word: word), node: target.node, use: target.use, what: "screen", among: screenNames)
    }
  }

  /// A UIKit screen with a navigation item, in no flow and without a bar of its own, is the root of a flow of its own.
  private func appendImplied(_ flows: inout [ResolvedFlow], _ surroundings: inout [[Surrounding]]) {
    let fileToolkit = checked.description[.toolkit]
    guard checked.hasUIKitScreens, let screens = checked.description[.screens] else { return }
    for number in 0..<screens.count {
      let screen = screens.member(number)
      guard (screen[.toolkit] ?? fileToolkit) == .uikit, surroundings[number].isEmpty,
        screen[.navigationItem] != nil, screen[.navigationBar] == nil
      else { continue }
      var run = StackRun()
      run.push(screen)
      surroundings[number].append(
        Surrounding(
          flow: flows.count, position: 0, back: nil, isLarge: run.isLarge,
          hidesToolbar: run.hidesToolbar))
      flows.append(
        ResolvedFlow(
          id: screens.name(number), head: -1, navigationController: .UINavigationController,
          screens: [number], isImplied: true))
    }
  }
}

/// What the screens of a stack hand on to those above them.
struct StackRun {
  /// Whether the topmost title is a large one where the bar prefers those: one that does not say goes by the one below.
  private(set) var isLarge = true
  /// Whether a screen hides the toolbar, which takes it from those above it, too.
  private(set) var hidesToolbar = false

  mutating func push(_ screen: Element<Screen>) {
    push(screen[.navigationItem])
    if screen.resolved(.hidesBottomBarWhenPushed) { hidesToolbar = true }
  }

  mutating func push(_ item: Element<UINavigationItem>?) {
    switch item?[.largeTitleDisplayMode] {
    case .always: isLarge = true
    case .never, .inline: isLarge = false
    case .automatic, nil: break
    }
  }
}
