import BarCatalog
import BarSyntax
import BarText

/// Walks through a document and collects what names something.
///
/// What is on the shelf for anchors means what it means where it is used, so that it comes last.
struct NameWalk {
  let analysis: Analysis
  let document: Int
  private(set) var uses: [NameUse] = []
  /// What anchored nodes are where they are first used, and the screen that uses them.
  private var meanings: [Int32: (slot: Slot, screen: Int32)] = [:]
  /// Anchored nodes whose meaning was not known when the walk came to them.
  private var shelved: [Int32] = []

  init(analysis: Analysis, document: Int) {
    self.analysis = analysis
    self.document = document
  }

  private var tree: YAMLTree { analysis.tree }

  mutating func run() {
    let root = tree.documents[document].root
    visit(
      NodePlace.Link(node: root, role: .root, slot: analysis.rootSlot(ofDocument: document)), -1)
    // An alias stands after its anchor: from the end on, each meaning is known when its turn comes.
    while let node = shelved.popLast() {
      guard let (slot, screen) = meanings[node] else { continue }
      visitInside(NodePlace.Link(node: node, role: .root, slot: slot), screen)
    }
  }

  /// - Parameter screen: The key of the screen around the node; -1 outside of screens.
  private mutating func visit(_ link: NodePlace.Link, _ screen: Int32) {
    let node = link.node
    addAnchor(of: node)
    if tree.nodes[Int(node)].kind == .alias { return visitAlias(link, screen) }
    guard let slot = link.slot, slot.form.kind != .anything else {
      if tree.nodes[Int(node)].flags.contains(.hasProperties) { shelved.append(node) }
      return visitChildren(link, screen)
    }
    visitInside(link, screen)
  }

  private mutating func visitInside(_ link: NodePlace.Link, _ screen: Int32) {
    if tree.nodes[Int(link.node)].kind == .scalar, let slot = link.slot {
      addName(link.node, slot, screen)
    }
    visitChildren(link, screen)
  }

  private mutating func visitChildren(_ link: NodePlace.Link, _ screen: Int32) {
    switch tree.nodes[Int(link.node)].kind {
    case .scalar, .alias: return
    case .sequence:
      for (number, item) in tree.children(of: link.node).enumerated() {
        visit(
          NodePlace.Link(node: item, role: .item(number), slot: link.slot?.item(number)), screen)
      }
    case .mapping:
      for (key, value) in tree.entries(of: link.node) {
        addAnchor(of: key)
        let inner = analysis.link(toValue: value, of: key, in: link, document)
        var screen = screen
        if case .key(let meaning?) = analysis.link(toKey: key, in: link).role,
          let table = link.slot
        {
          switch meaning {
          case .name:
            declare(key, value, in: table, screen)
            if table.isOf(Description.property(.screens)) { screen = key }
          case .rule: addUse(of: .rule, key)
          default: break
          }
        }
        visit(inner, screen)
      }
    }
  }

  private mutating func visitAlias(_ link: NodePlace.Link, _ screen: Int32) {
    let target = tree.nodes[Int(link.node)].link
    let range = tree.nodes[Int(link.node)].range
    let name = SourceRange(range.lower + 1, range.upper)
    uses.append(
      NameUse(
        kind: .anchor, name: tree.text(in: name), node: link.node, range: name, document: document))
    guard target >= 0 else { return }
    if var slot = link.slot, slot.form.kind != .anything, meanings[target] == nil {
      slot.isMerged = false
      meanings[target] = (slot, screen)
    }
  }

  // MARK: Names

  private mutating func addAnchor(of node: Int32) {
    guard let properties = tree.properties(of: node), !properties.anchor.isEmpty else { return }
    uses.append(
      NameUse(
        kind: .anchor, name: tree.text(in: properties.anchorName), node: node,
        range: properties.anchorName, document: document, declaration: analysis.extent(of: node)))
  }

  private mutating func declare(
    _ key: Int32, _ value: Int32, in table: Slot, _ screen: Int32
  ) {
    guard tree.nodes[Int(key)].kind == .scalar,
      let kind = NameKind(declaredIn: table, screen: screen)
    else { return }
    let range = SourceRange(
      analysis.extent(of: key).lower,
      max(tree.nodes[Int(key)].range.upper, tree.nodes[Int(value)].range.upper))
    uses.append(
      NameUse(
        kind: kind, name: tree.text(of: key), node: key, range: nameRange(of: key),
        document: document, declaration: range))
  }

  private mutating func addName(_ node: Int32, _ slot: Slot, _ screen: Int32) {
    if let kind = NameKind(namedAt: slot, screen: screen) { addUse(of: kind, node) }
  }

  private mutating func addUse(of kind: NameKind, _ node: Int32) {
    guard tree.nodes[Int(node)].kind == .scalar else { return }
    let name = tree.text(of: node)
    if name.isEmpty || kind == .color && name.hasPrefix("#") { return }
    uses.append(
      NameUse(kind: kind, name: name, node: node, range: nameRange(of: node), document: document))
  }

  private func nameRange(of node: Int32) -> SourceRange {
    let value = tree.nodes[Int(node)]
    guard value.style == .singleQuoted || value.style == .doubleQuoted, value.range.count >= 2
    else {
      return value.range
    }
    return SourceRange(value.range.lower + 1, value.range.upper - 1)
  }
}
