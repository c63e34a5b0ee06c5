package import BarText

/// Finds the first whole entry or item after each of some offsets, which must ascend; all of them cost one walk.
package struct EntryReader {
  /// A collection that is open at the current node.
  private struct Open {
    let node: Int32
    /// How many of its children begin before the current node.
    var children = 0
  }

  private let tree: YAMLTree
  private var open: [Open] = []
  /// The first node that is not after the walk.
  private var current: Int32 = 0

  package init(_ tree: YAMLTree) { self.tree = tree }

  /// The range of the entry with its key, or of the item; `nil` if none follows.
  ///
  /// Behind an offset at the beginning of a block collection that is its first entry or item, not all of it.
  package mutating func next(after offset: Int32) -> SourceRange? {
    let count = Int32(tree.nodes.count)
    while current < count, tree.nodes[Int(current)].range.lower < offset { step() }
    close()
    guard current < count else { return nil }
    if let parent = open.last {
      switch tree.nodes[Int(parent.node)].kind {
      case .sequence: return range(current)
      case .mapping where parent.children % 2 == 0: return entry(current)
      case .mapping, .scalar, .alias: break
      }
    }
    // The offset is at the beginning of the document, or of the value of a key on a line above.
    let node = tree.nodes[Int(current)]
    guard node.isCollection, !node.flags.contains(.isFlow), node.link > current + 1 else {
      return node.range
    }
    return node.kind == .mapping ? entry(current + 1) : range(current + 1)
  }

  /// Goes one node on.
  private mutating func step() {
    close()
    if !open.isEmpty { open[open.count - 1].children += 1 }
    if tree.nodes[Int(current)].isCollection { open.append(Open(node: current)) }
    current += 1
  }

  /// Closes the collections that end before the current node.
  private mutating func close() {
    while let last = open.last, tree.nodes[Int(last.node)].link <= current { open.removeLast() }
  }

  private func range(_ node: Int32) -> SourceRange { tree.nodes[Int(node)].range }

  private func entry(_ key: Int32) -> SourceRange {
    SourceRange(range(key).lower, range(tree.nodes[Int(key)].next(at: key)).upper)
  }
}
