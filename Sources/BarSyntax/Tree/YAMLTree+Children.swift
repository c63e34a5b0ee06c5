/// The children of a collection, as indexes, in text order.
@frozen @usableFromInline
package struct YAMLChildren: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [YAMLNode]
  @usableFromInline var position: Int32
  @usableFromInline let end: Int32

  @inlinable init(nodes: [YAMLNode], position: Int32, end: Int32) {
    self.nodes = nodes
    self.position = position
    self.end = end
  }

  @inlinable package mutating func next() -> Int32? {
    if position >= end { return nil }
    let child = position
    position = nodes[Int(child)].next(at: child)
    return child
  }
}

/// The entries of a mapping as they are written, `<<` included, in text order.
@frozen @usableFromInline
package struct YAMLEntries: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var children: YAMLChildren

  @inlinable init(children: YAMLChildren) {
    self.children = children
  }

  @inlinable package mutating func next() -> (key: Int32, value: Int32)? {
    guard let key = children.next(), let value = children.next() else { return nil }
    return (key, value)
  }
}

extension YAMLTree {
  /// The children of a collection; none for a scalar or an alias.
  @inlinable package func children(of node: Int32) -> YAMLChildren {
    let value = nodes[Int(node)]
    return YAMLChildren(nodes: nodes, position: node + 1, end: value.next(at: node))
  }

  /// The entries of a mapping as they are written; none for anything but a mapping.
  @inlinable package func entries(of node: Int32) -> YAMLEntries {
    let value = nodes[Int(node)]
    let isMapping = value.kind == .mapping
    return YAMLEntries(
      children: YAMLChildren(
        nodes: nodes, position: node + 1, end: isMapping ? value.link : node + 1))
  }
}
