package import BarText

extension YAMLTree {
  /// The range of the first whole entry or item behind an offset, with its key; nothing where none follows.
  ///
  /// Behind an offset at the beginning of a block collection that is its first entry or item, not all of it.
  package func nextEntry(after offset: Int32) -> SourceRange? {
    var node = Int32(nodes.partitioningIndex { $0.range.lower >= offset })
    guard node < Int32(nodes.count) else { return nil }
    if let parent = parent(of: node) {
      if let entry = entry(at: node, of: parent) { return entry }
    }
    // The document, or the value of a key above: the comment stands inside of it.
    while nodes[Int(node)].isCollection, !nodes[Int(node)].flags.contains(.isFlow),
      nodes[Int(node)].link > node + 1
    {
      let isMapping = nodes[Int(node)].kind == .mapping
      node += 1
      if isMapping {
        return SourceRange(nodes[Int(node)].range.lower, end(of: nodes[Int(node)].next(at: node)))
      }
      return nodes[Int(node)].range
    }
    return nodes[Int(node)].range
  }

  /// The entry of a mapping whose key, or the item of a sequence, that a node is; nothing for the value of a key.
  private func entry(at node: Int32, of parent: Int32) -> SourceRange? {
    switch nodes[Int(parent)].kind {
    case .sequence: return nodes[Int(node)].range
    case .mapping:
      for entry in entries(of: parent) where entry.key == node {
        return SourceRange(nodes[Int(node)].range.lower, end(of: entry.value))
      }
      return nil
    case .scalar, .alias: return nil
    }
  }

  private func end(of node: Int32) -> Int32 { nodes[Int(node)].range.upper }

  /// The innermost collection that a node is in; nothing for the root of a document.
  private func parent(of node: Int32) -> Int32? {
    var candidate = node - 1
    while candidate >= 0 {
      if nodes[Int(candidate)].isCollection, nodes[Int(candidate)].link > node { return candidate }
      candidate -= 1
    }
    return nil
  }
}
