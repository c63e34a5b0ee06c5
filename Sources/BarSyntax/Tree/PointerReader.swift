package import BarText

/// The JSON Pointers (RFC 6901) of places in a tree.
///
/// Places that are asked for in text order take one walk through the tree together; any other order is answered, too.
package struct PointerReader {
  /// How far a collection has been walked.
  private struct Walk {
    let collection: Int32
    /// The key or item that was reached, and how many came before it; the index after the collection where it is empty.
    var child: Int32
    var number = 0
  }

  /// A place in a document.
  package struct Place {
    /// The JSON Pointer of the deepest node that is around it, or of the first one that it is all of.
    package let pointer: String
    /// The same of the first node that the place is all of, if there is one, with items called by their names where they
    /// have one: it stays where other items come and go, and in every style of writing.
    package let name: String
    /// The node that has the name.
    package let node: Int32
  }

  private let tree: YAMLTree
  /// The keys whose texts are names of the items that have them, the best first.
  private let itemNames: [StaticString]
  /// The collections around the last place, from the root on.
  private var walks: [Walk] = []

  package init(_ tree: YAMLTree, itemNames: [StaticString] = []) {
    self.tree = tree
    self.itemNames = itemNames
  }

  /// The pointer of the deepest node that a range is inside of, or of the first one that it is all of, in its document;
  /// `nil` in a file without documents.
  ///
  /// A key, an anchor and a comment after a value on its line belong to their entry; a place between entries, and an
  /// empty range where one begins, to what they are entries of.
  package mutating func pointer(of range: SourceRange) -> String? { place(of: range)?.pointer }

  /// The place of a range, likewise; `nil` in a file without documents.
  package mutating func place(of range: SourceRange) -> Place? {
    guard let document = document(of: range) else { return nil }
    var pointer = ""
    var name = ""
    var node = document.root
    var depth = 0
    // A range that is exactly a collection may, in some styles, be exactly its only entry too: the outer one counts.
    var exact: Int32?
    while tree.nodes[Int(node)].isCollection, advance(at: depth, of: node, to: range),
      covers(walks[depth], range)
    {
      let walk = walks[depth]
      let isMapping = tree.nodes[Int(node)].kind == .mapping
      if tree.nodes[Int(node)].range == range, exact == nil { exact = node }
      if exact == nil {
        let token = isMapping ? token(ofKey: walk.child) : "\(walk.number)"
        pointer += "/" + token
        name += "/" + (isMapping ? token : self.name(ofItem: walk.child) ?? token)
      }
      node = isMapping ? tree.nodes[Int(walk.child)].next(at: walk.child) : walk.child
      // What follows a value on its line may follow a value inside of it.
      if range.lower < tree.nodes[Int(node)].range.lower { break }
      depth += 1
    }
    return Place(pointer: pointer, name: name, node: exact ?? node)
  }

  /// What an item is called: by a key of its own, or as a text; `nil` if it has no name.
  private func name(ofItem item: Int32) -> String? {
    let node = tree.resolved(item)
    guard node >= 0, !itemNames.isEmpty else { return nil }
    switch tree.nodes[Int(node)].kind {
    case .scalar: return "=" + tree.text(of: node)
    case .sequence, .alias: return nil
    case .mapping: break
    }
    var best: (rank: Int, name: String)?
    for entry in tree.mergedEntries(of: node) {
      let (key, value) = (tree.resolved(entry.key), tree.resolved(entry.value))
      guard key >= 0, value >= 0, tree.nodes[Int(value)].kind == .scalar else { continue }
      let text = tree.text(of: key)
      guard let rank = itemNames.firstIndex(where: { "\($0)" == text }), rank < best?.rank ?? .max
      else { continue }
      best = (rank, "\(text)=\(tree.text(of: value))")
    }
    return best?.name
  }

  /// The document that a range begins in, or else the last one before it, or the first one.
  private func document(of range: SourceRange) -> YAMLDocument? {
    let next = tree.documents.partitioningIndex { $0.range.lower > range.lower }
    return next > 0 ? tree.documents[next - 1] : tree.documents.first
  }

  /// Walks to the last child of a collection that does not begin after a range; false if even the first one does.
  private mutating func advance(at depth: Int, of node: Int32, to range: SourceRange) -> Bool {
    let end = tree.nodes[Int(node)].link
    var isContinued = false
    if depth < walks.count, walks[depth].collection == node {
      isContinued = isAt(walks[depth].child, range)
    }
    if !isContinued {
      walks.removeSubrange(min(depth, walks.count)...)
      if node + 1 == end || !isAt(node + 1, range) { return false }
      walks.append(Walk(collection: node, child: node + 1))
    }
    while let next = next(walks[depth]), isAt(next, range) {
      walks[depth].child = next
      walks[depth].number += 1
      // The deeper walks are of the child that is left.
      walks.removeSubrange((depth + 1)...)
    }
    return true
  }

  /// The key or item that follows.
  private func next(_ walk: Walk) -> Int32? {
    let next = end(of: walk)
    return next < tree.nodes[Int(walk.collection)].link ? next : nil
  }

  /// The index after an entry or item.
  private func end(of walk: Walk) -> Int32 {
    let next = tree.nodes[Int(walk.child)].next(at: walk.child)
    if tree.nodes[Int(walk.collection)].kind == .sequence { return next }
    return tree.nodes[Int(next)].next(at: next)
  }

  /// Whether a key or an item begins where a range begins, or before.
  private func isAt(_ child: Int32, _ range: SourceRange) -> Bool {
    let node = tree.nodes[Int(child)]
    let lower = start(of: child)
    // An empty range right before a child is a place for a new one, not the child itself.
    return lower < range.lower || lower == range.lower && (!range.isEmpty || node.range.isEmpty)
  }

  /// Where a node begins, its anchor and its tag included.
  private func start(of node: Int32) -> Int32 {
    var lower = tree.nodes[Int(node)].range.lower
    if let properties = tree.properties(of: node) {
      if !properties.anchor.isEmpty { lower = min(lower, properties.anchor.lower) }
      if !properties.tag.isEmpty { lower = min(lower, properties.tag.lower) }
    }
    return lower
  }

  /// Whether a range that begins at an entry or item or after it, but before the next one, belongs to it.
  private func covers(_ walk: Walk, _ range: SourceRange) -> Bool {
    let isMapping = tree.nodes[Int(walk.collection)].kind == .mapping
    let value = isMapping ? tree.nodes[Int(walk.child)].next(at: walk.child) : walk.child
    let upper = tree.nodes[Int(value)].range.upper
    if range.upper <= upper { return true }
    guard range.lower >= upper, !tree.nodes[Int(walk.collection)].flags.contains(.isFlow) else {
      return false
    }
    return !tree.source.bytes[Int(upper)..<Int(range.lower)].contains(UInt8(ascii: "\n"))
  }

  /// A key as a part of a pointer; one that is not a scalar as it is written.
  private func token(ofKey key: Int32) -> String {
    let target = tree.resolved(key)
    let isScalar = target >= 0 && tree.nodes[Int(target)].kind == .scalar
    let text = isScalar ? tree.text(of: target) : tree.text(in: tree.nodes[Int(key)].range)
    var token = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token
  }
}
