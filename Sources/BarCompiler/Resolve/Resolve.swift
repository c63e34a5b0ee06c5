import BarCatalog
import BarLayout
import BarSyntax
package import BarText

/// Applies references, flows, targets and what bars copy from each other.
package func resolve(
  _ checked: consuming Checked
) -> (resolved: Resolved, findings: [Finding]) {
  var resolver = Resolver(checked)
  var resolved = resolver.resolve()
  // The tape has room to grow in place once nobody else holds it.
  var tape = resolved.checked.tape
  resolved.checked.tape = []
  resolver.release()
  checked.tape = []
  tape += resolver.added
  for (index, word) in resolver.changes { tape[index].word = word }
  resolved.checked.tape = tape
  return (resolved, resolver.findings)
}

/// The state of resolving one document.
struct Resolver {
  private(set) var checked: Checked
  /// Cells that go behind the tape.
  private(set) var added: [Cell] = []
  /// Words of the tape that will be others.
  var changes: [(index: Int, word: UInt64)] = []
  var findings: [Finding] = []
  /// The numbers of screens by their ids.
  var screenNumbers: [String: Int] = [:]

  init(_ checked: Checked) { self.checked = checked }

  /// Lets go of the tape.
  mutating func release() { checked.tape = [] }

  /// Puts a run behind the tape and answers the index of its head there.
  mutating func append(_ cells: [Cell], node: Int32, id: UInt16) -> Int32 {
    let head = checked.tape.count + added.count
    added.append(Cell(word: UInt64(cells.count), node: node, id: id))
    added += cells
    return Int32(head)
  }

  var tree: YAMLTree { checked.tree }

  mutating func resolve() -> Resolved {
    let description = checked.description
    let screens = description[.screens]
    let count = screens?.count ?? 0
    if let screens, description[.flows] != nil {
      screenNumbers.reserveCapacity(count)
      for number in 0..<count { screenNumbers[tree.string(screens.name(number).word)] = number }
    }
    let (flows, surroundings) = resolveFlows(screenCount: count)
    var targets = TargetResolver(checked)
    var resolved: [ResolvedScreen] = []
    resolved.reserveCapacity(count)
    for number in 0..<count {
      guard let screens else { break }
      let screen = screens.member(number)
      let toolkit = screen[.toolkit] ?? description[.toolkit] ?? .mdc
      resolved.append(
        ResolvedScreen(
          id: screens.name(number), node: screens.nameCell(number).node, head: screen.head,
          toolkit: toolkit, targets: targets.set(for: screen),
          bars: toolkit == .mdc ? materialBars(screen) : [],
          surroundings: surroundings.isEmpty ? [] : surroundings[number]))
    }
    findings += targets.findings
    return Resolved(
      checked: checked, environments: targets.environments, targetSets: targets.sets,
      flows: flows, screens: resolved, images: imageSizes())
  }

  /// The bars of a Material screen that stand on their own.
  private mutating func materialBars(_ screen: Element<Screen>) -> [ResolvedBar] {
    var bars: [ResolvedBar] = []
    if let stack = screen[.headerStackView] {
      resolveViews(of: stack)
      bars.append(ResolvedBar(kind: .headerStackView, head: stack.head))
    }
    if let bar = screen[.navigationBar] {
      let head = resolveNavigationBar(bar, observing: observedItem(of: screen, by: bar))
      bars.append(ResolvedBar(kind: .navigationBar, head: head))
    }
    if let bar = screen[.buttonBar] {
      resolveViews(of: bar[.items])
      bars.append(ResolvedBar(kind: .buttonBar, head: bar.head))
    }
    return bars
  }

  /// The sizes of the images that the description names.
  private func imageSizes() -> ImageSizes {
    let texts = Texts(source: tree.texts.source, arena: tree.texts.arena)
    var entries: [(name: Name, size: Size)] = []
    if let table = checked.description[.images] {
      for row in 0..<table.count {
        if let size = table.member(row)[.size] { entries.append((table.name(row), size)) }
      }
    }
    return ImageSizes(entries, in: texts)
  }
}
