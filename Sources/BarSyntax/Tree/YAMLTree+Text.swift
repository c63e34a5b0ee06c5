public import BarText

extension YAMLTree {
  /// Where the content of a scalar is, as a text word; 0, the empty text, for anything but a scalar.
  @inlinable @inline(__always)
  package func textWord(_ node: Int32) -> UInt64 {
    BarSyntax.textWord(nodes[Int(node)], arenaStarts: arenaStarts)
  }

  /// Gives a text's bytes to a function, without a copy.
  @inlinable @inline(__always)
  package func withText<Result>(
    _ word: UInt64, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try texts.withText(word, body)
  }

  /// A text as a string.
  package func string(_ word: UInt64) -> String {
    texts.string(word)
  }

  /// The content of a scalar as a string.
  package func text(of node: Int32) -> String {
    texts.string(textWord(node))
  }

  /// The source in a range as a string.
  package func text(in range: SourceRange) -> String {
    String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  /// The anchor and tag of a node, if it has any.
  package func properties(of node: Int32) -> NodeProperties? {
    if !nodes[Int(node)].flags.contains(.hasProperties) { return nil }
    let index = properties.partitioningIndex { $0.node >= node }
    guard index < properties.count, properties[index].node == node else { return nil }
    return properties[index]
  }

  /// The name of a node's anchor, without `&`.
  package func anchorName(of node: Int32) -> String? {
    guard let found = properties(of: node), !found.anchor.isEmpty else { return nil }
    return text(in: found.anchorName)
  }

  /// A node's tag with its handle resolved, such as `tag:yaml.org,2002:str` for `!!str`.
  package func tag(of node: Int32) -> String? {
    guard let found = properties(of: node), !found.tag.isEmpty else { return nil }
    return string(found.resolvedTag)
  }
}

/// Where the content of a scalar is; 0 for anything but a scalar.
@inlinable @inline(__always)
func textWord(_ node: YAMLNode, arenaStarts: [Int32]) -> UInt64 {
  if node.kind != .scalar { return 0 }
  if node.link >= 0 {
    let lower = Int(arenaStarts[Int(node.link)])
    let upper = Int(arenaStarts[Int(node.link) + 1])
    return TextStorage.arenaWord(offset: lower, count: upper - lower)
  }
  let quote = node.style == .plain ? 0 : 1
  return TextStorage.sourceWord(
    offset: Int(node.range.lower) + quote, count: node.range.count - 2 * quote)
}
