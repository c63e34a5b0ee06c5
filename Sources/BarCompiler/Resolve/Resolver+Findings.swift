import BarCatalog
import BarSyntax
import BarText

extension Resolver {
  /// Reports what a bar sets and an observed navigation item overwrites.
  mutating func reportOverwritten(_ bar: Element<MDCNavigationBar>, _ observed: ObservedItem) {
    // The bar inside an app bar always observes the navigation item.
    let wayOut = observed.appBar == nil ? ", or `observesNavigationItem: false`" : ""
    for cell in bar.cells {
      guard let itemName = MirroredProperty.itemName(of: cell.id), cell.node > 0 else { continue }
      let type = MDCNavigationBar.type
      let name = type.propertyName(at: cell.place)
      let key = tree.nodes[Int(cell.node) - 1].range
      let isSet =
        observed.item.index(of: Spelling.hash(itemName.utf8Start, itemName.utf8CodeUnitCount))
        != nil
      // A screen's title is that of its navigation item.
      let isOfScreen =
        !isSet && cell.id == MDCNavigationBar.id(.title) && observed.screen[.title] != nil
      let winner =
        isOfScreen
        ? "the screen's `title`" : "the item's `\(itemName)`, which is \(isSet ? "set" : "not set")"
      findings.append(
        Finding(
          .overwrittenByNavigationItem, key,
          "`\(name)` of a bar that observes the navigation item is overwritten by \(winner)",
          help:
            "write it as `\(itemName)` of the screen's `navigationItem`\(wayOut)",
          notes: tree.notes(ofUse: use(of: cell, in: bar)),
          fixes: fix(cell, of: bar, itemName, observed).map { [$0] } ?? []))
    }
  }

  /// The alias through which a bar has a property, or -1.
  private func use(of cell: Cell, in bar: Element<MDCNavigationBar>) -> Int32 {
    let use = checked.use(of: cell.node, inRun: bar.head)
    let range = tree.nodes[Int(bar.node)].range
    let node = tree.nodes[Int(cell.node)].range
    if use >= 0 || range.lower <= node.lower && node.upper <= range.upper { return use }
    return tree.mergedAlias(leadingTo: cell.node, in: bar.node)
  }

  /// Reports that a reference leads nowhere.
  ///
  /// - Parameter use: The alias that led there, or -1.
  mutating func reportDangling(
    _ name: Name, node: Int32, use: Int32, what: String, among names: [String]
  ) {
    let text = tree.string(name.word)
    // The definition may be in text that a syntax error made unreadable.
    if tree.isTruncated || tree.damaged.contains(where: { tree.text(in: $0).contains(text) }) {
      return
    }
    let near = suggestions.allows(names.count) ? NearestName.nearest(to: text, among: names) : nil
    let range = tree.resolvedRange(of: node)
    findings.append(
      Finding(
        .danglingReference, range, "there is no \(what) `\(text)`",
        help: near.map { "did you mean `\($0)`?" }, notes: tree.notes(ofUse: use),
        fixes: near.map { [.write($0, at: range, .unsafe)] } ?? []))
  }
}
