package import BarText

extension YAMLTree {
  /// The edit that takes an entry out of a mapping and leaves every comment outside of it where it is.
  ///
  /// - Parameters:
  ///   - key: The node of a key that stands in the mapping itself, not in one that it merges.
  /// - Returns: `nil` if text around the entry belongs to it in a way that an edit would have to guess.
  package func removal(of key: Int32, from mapping: Int32) -> Fix.Edit? {
    let value = key + 1
    if properties(of: key) != nil || nodes[Int(key)].isCollection { return nil }
    let lower = Int(nodes[Int(key)].range.lower)
    let upper = Int(max(nodes[Int(value)].range.upper, nodes[Int(key)].range.upper))
    var previous: Int32 = -1
    var count = 0
    for (other, inner) in entries(of: mapping) {
      if other < key { previous = inner }
      count += 1
    }
    if nodes[Int(mapping)].flags.contains(.isFlow) {
      return flowRemoval(lower, upper, after: previous, isOnly: count == 1)
    }
    if count == 1 {
      guard nodes[Int(mapping)].range.lower == nodes[Int(key)].range.lower else { return nil }
      // An empty mapping can only be written as `{}`.
      return Fix.Edit(SourceRange(lower, upper), "{}")
    }
    // Blank lines below the entry would become part of a block scalar above it that keeps line breaks.
    if previous >= 0, endsWithKeptBreaks(previous) { return nil }
    return blockRemoval(lower, upper)
  }

  /// Whether a node is a value of a mapping as it is written, and nothing else can stand for the mapping.
  package func isEntry(_ value: Int32, of mapping: Int32) -> Bool {
    guard mapping >= 0, value >= 0, nodes[Int(mapping)].kind == .mapping,
      properties(of: mapping)?.anchor.isEmpty ?? true
    else { return false }
    return entries(of: mapping).contains { $0.value == value }
  }

  /// Whether a node, or one below it, has an anchor.
  package func hasAnchor(in node: Int32) -> Bool {
    (node..<nodes[Int(node)].next(at: node)).contains {
      !(properties(of: $0)?.anchor.isEmpty ?? true)
    }
  }

  /// Whether a node, or one below it, is an alias.
  package func hasAlias(in node: Int32) -> Bool {
    (node..<nodes[Int(node)].next(at: node)).contains { nodes[Int($0)].kind == .alias }
  }

  /// Whether a comment begins in a range.
  package func hasComment(in range: SourceRange) -> Bool {
    let first = comments.partitioningIndex { $0.lower >= range.lower }
    return first < comments.count && comments[first].lower < range.upper
  }

  /// Takes the lines of an entry, or of the last one all but its comment.
  private func blockRemoval(_ lower: Int, _ upper: Int) -> Fix.Edit? {
    let line = lineStart(of: lower)
    guard source.bytes[line..<lower].allSatisfy(\.isBlank) else { return nil }
    let end = skippingBlanks(from: upper)
    if end == source.bytes.count { return Fix.Edit(SourceRange(line, end), "") }
    if source.bytes[end] == UInt8(ascii: "#") { return Fix.Edit(SourceRange(lower, end), "") }
    guard source.bytes[end].isBreak else { return nil }
    return Fix.Edit(SourceRange(line, end + breakLength(at: end)), "")
  }

  /// Takes an entry in braces and one comma.
  private func flowRemoval(
    _ lower: Int, _ upper: Int, after previous: Int32, isOnly: Bool
  ) -> Fix.Edit? {
    let bytes = source.bytes
    let comma = skippingSpace(from: upper)
    guard comma < bytes.count else { return nil }
    if bytes[comma] == UInt8(ascii: ",") {
      var end = comma + 1
      let next = skippingBlanks(from: end)
      // A `#` begins a comment only after a blank.
      let needsBlank =
        next < bytes.count && bytes[next] == UInt8(ascii: "#") && !bytes[lower - 1].isBlank
      if !isOnly, !needsBlank { end = next }
      // A line that held nothing else is removed as a whole.
      let line = lineStart(of: lower)
      if end < bytes.count, bytes[end].isBreak, bytes[line..<lower].allSatisfy(\.isBlank) {
        return Fix.Edit(SourceRange(line, end + breakLength(at: end)), "")
      }
      return Fix.Edit(SourceRange(lower, end), "")
    }
    guard bytes[comma] == UInt8(ascii: "}") else { return nil }
    if isOnly { return Fix.Edit(SourceRange(lower, upper), "") }
    guard previous >= 0 else { return nil }
    let start = Int(nodes[Int(previous)].range.upper)
    let between = bytes[start..<lower]
    guard between.allSatisfy({ $0.isBlank || $0.isBreak || $0 == UInt8(ascii: ",") }) else {
      return nil
    }
    return Fix.Edit(SourceRange(start, upper), "")
  }

  // MARK: Bytes

  /// The offset of the first byte of the line that an offset is in.
  package func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !source.bytes[start - 1].isBreak { start -= 1 }
    return start
  }

  func skippingBlanks(from offset: Int) -> Int {
    var end = offset
    while end < source.bytes.count, source.bytes[end].isBlank { end += 1 }
    return end
  }

  private func skippingSpace(from offset: Int) -> Int {
    var end = offset
    while end < source.bytes.count, source.bytes[end].isBlank || source.bytes[end].isBreak {
      end += 1
    }
    return end
  }

  func breakLength(at offset: Int) -> Int {
    let isPair =
      source.bytes[offset] == UInt8(ascii: "\r") && offset + 1 < source.bytes.count
      && source.bytes[offset + 1] == UInt8(ascii: "\n")
    return isPair ? 2 : 1
  }
}
