import BarCatalog
import BarSyntax
import BarText

extension Resolver {
  /// Reports headers that follow a scroll view which their screen does not have.
  mutating func checkTrackedScrollViews(of screen: Element<Screen>) {
    for header in [screen[.appBar]?[.headerView], screen[.flexibleHeader]?[.headerView]] {
      guard let tracked = header?[.trackingScrollView] else { continue }
      check(tracked, among: screen[.scrollViews])
    }
  }

  private mutating func check(_ tracked: List<Name>, among table: Table<Element<ScrollView>>?) {
    let count = table?.count ?? 0
    var known = WordSet()
    if let table {
      for row in 0..<count { _ = known.insert(table.name(row).word, in: tree.texts) }
    }
    var names: [String] = []
    for position in 0..<tracked.count {
      let name = tracked[position]
      if known.contains(name.word, in: tree.texts) { continue }
      let node = tracked.cell(position).node
      // A header of `defaults`, or one with an anchor, is met on every screen that has it.
      let use = checked.use(of: node, inRun: tracked.head)
      if !danglingScrollViews.insert(Reference(node: node, use: use)).inserted { continue }
      if let table, names.isEmpty {
        names = (0..<count).map { tree.string(table.name($0).word) }
      }
      reportDangling(name, node: node, use: use, what: "scroll view", among: names)
    }
  }
}
