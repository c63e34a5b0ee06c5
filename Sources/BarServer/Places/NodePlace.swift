import BarCatalog
import BarCompiler
import BarSyntax
import BarText

/// A node of the tree at an offset, all that it is inside of, and what it means there.
struct NodePlace {
  /// What a node is of the one around it.
  enum Role {
    case root
    /// A key of the mapping around it.
    case key(KeyMeaning?)
    /// The value of a key.
    case value(key: Int32)
    /// An item, counted from 0.
    case item(Int)
  }

  struct Link {
    let node: Int32
    let role: Role
    /// What may stand at the place; of a key, what its mapping is. Nothing below what is not known.
    let slot: Slot?
  }

  /// From the root to the node itself.
  var links: [Link]
  /// The number of the document.
  let document: Int

  var node: Int32 { links[links.count - 1].node }
  var role: Role { links[links.count - 1].role }
  var slot: Slot? { links[links.count - 1].slot }
}

extension Analysis {
  var tree: YAMLTree { compilation.tree }

  /// The deepest node that an offset is inside of or at the end of; nothing between nodes and in a file without any.
  func place(at offset: Int) -> NodePlace? {
    let offset = Int32(truncatingIfNeeded: offset)
    guard let document = document(at: offset) else { return nil }
    let root = tree.documents[document].root
    guard extent(of: root).lower <= offset, offset <= extent(of: root).upper else { return nil }
    var place = NodePlace(
      links: [.init(node: root, role: .root, slot: rootSlot(ofDocument: document))],
      document: document)
    while let next = child(at: offset, of: place) { place.links.append(next) }
    inferSlots(&place)
    return place
  }

  /// The place of a node.
  func place(of node: Int32) -> NodePlace? {
    guard let document = document(at: tree.nodes[Int(node)].range.lower) else { return nil }
    var place = NodePlace(
      links: [
        .init(
          node: tree.documents[document].root, role: .root, slot: rootSlot(ofDocument: document))
      ], document: document)
    while place.node != node {
      let next = firstChild(of: place) { child in
        child <= node && node < tree.nodes[Int(child)].next(at: child)
      }
      guard let next else { return nil }
      place.links.append(next)
    }
    return place
  }

  /// The number of the document that an offset is in, or of the last one before it.
  func document(at offset: Int32) -> Int? {
    let next = tree.documents.partitioningIndex { $0.range.lower > offset }
    return next > 0 ? next - 1 : tree.documents.isEmpty ? nil : 0
  }

  func rootSlot(ofDocument number: Int) -> Slot {
    .root(form, isUIKit: resolved(number)?.checked.description[.toolkit] == .uikit)
  }

  func resolved(_ document: Int) -> Resolved? {
    compilation.documents.indices.contains(document) ? compilation.documents[document] : nil
  }

  /// The child of a place that an offset is in; a key rather than its value where both meet.
  private func child(at offset: Int32, of place: NodePlace) -> NodePlace.Link? {
    firstChild(of: place) { child in
      let extent = extent(of: child)
      // What was left out is nowhere.
      return extent.lower <= offset && offset <= extent.upper && !extent.isEmpty
    }
  }

  /// The first of the keys, values and items of a collection of which a condition holds.
  private func firstChild(
    of place: NodePlace, where holds: (Int32) -> Bool
  ) -> NodePlace.Link? {
    let isMapping = tree.nodes[Int(place.node)].kind == .mapping
    var key: Int32?
    for (number, child) in tree.children(of: place.node).enumerated() {
      if holds(child) {
        if let key { return link(toValue: child, of: key, in: place.links.last, place.document) }
        return isMapping
          ? link(toKey: child, in: place.links.last)
          : NodePlace.Link(node: child, role: .item(number), slot: place.slot?.item(number))
      }
      key = isMapping && key == nil ? child : nil
    }
    return nil
  }

  func link(toKey key: Int32, in mapping: NodePlace.Link?) -> NodePlace.Link {
    NodePlace.Link(
      node: key, role: .key(meaning(ofKey: key, in: mapping?.slot)), slot: mapping?.slot)
  }

  func link(
    toValue value: Int32, of key: Int32, in mapping: NodePlace.Link?, _ document: Int
  ) -> NodePlace.Link {
    let slot = meaning(ofKey: key, in: mapping?.slot).flatMap {
      self.slot(behind: key, $0, in: mapping?.slot, document: document)
    }
    return NodePlace.Link(node: value, role: .value(key: key), slot: slot)
  }

  private func meaning(ofKey key: Int32, in slot: Slot?) -> KeyMeaning? {
    let name = tree.resolved(key)
    guard let slot, name >= 0, tree.nodes[Int(name)].kind == .scalar else { return nil }
    return slot.meaning(ofKey: tree.text(of: name))
  }

  /// What may stand after a key; bars of a screen are of the screen's own toolkit.
  func slot(
    behind key: Int32, _ meaning: KeyMeaning, in slot: Slot?, document: Int
  ) -> Slot? {
    guard var value = slot?.value(behind: meaning) else { return nil }
    if case .name = meaning, value.objectType == Screen.type,
      let screen = screen(withKey: key, inDocument: document)
    {
      value.isUIKit = screen.toolkit == .uikit
    }
    return value
  }

  /// The screen that a key of `screens` names.
  func screen(withKey key: Int32, inDocument document: Int) -> ResolvedScreen? {
    number(ofScreenWithKey: key, inDocument: document)
      .flatMap { resolved(document)?.screens[$0] }
  }

  /// The number of the screen that a key of `screens` names.
  func number(ofScreenWithKey key: Int32, inDocument document: Int) -> Int? {
    guard let screens = resolved(document)?.screens else { return nil }
    // Screens that are merged into the table may stand in another order.
    let number = screens.partitioningIndex { $0.node >= key }
    if screens.indices.contains(number), screens[number].node == key { return number }
    return screens.firstIndex { $0.node == key }
  }

  /// A node with its anchor and tag.
  func extent(of node: Int32) -> SourceRange {
    var range = tree.nodes[Int(node)].range
    if let properties = tree.properties(of: node) {
      if !properties.anchor.isEmpty { range.lower = min(range.lower, properties.anchor.lower) }
      if !properties.tag.isEmpty { range.lower = min(range.lower, properties.tag.lower) }
    }
    return range
  }
}
