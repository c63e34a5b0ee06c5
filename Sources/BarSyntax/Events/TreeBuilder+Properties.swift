import BarText
import CLibYAML

extension TreeBuilder {
  /// Finds the anchor and the tag between a node's start mark and an offset after them.
  func scanProperties(_ start: Int, _ end: Int) -> FoundProperties {
    var found = FoundProperties()
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == 0x26, found.anchor.isEmpty {
        let lower = offset
        offset += 1
        while offset < end, isAnchorByte(bytes[offset]) { offset += 1 }
        found.anchor = SourceRange(lower, offset)
      } else if byte == 0x21, found.tag.isEmpty {
        let upper = endOfTag(offset, end)
        found.tag = SourceRange(offset, upper)
        offset = upper
      } else if byte == .numberSign {
        offset = endOfComment(offset)
      } else if byte.isBlank || byte.isBreak {
        offset += 1
      } else {
        let length = unicodeBreak(bytes, offset, count: count)
        if length == 0 { break }
        offset += length
      }
    }
    found.end = min(offset, end)
    return found
  }

  private func endOfTag(_ start: Int, _ end: Int) -> Int {
    var offset = start + 1
    if offset < end, bytes[offset] == 0x3C {
      while offset < end, bytes[offset] != 0x3E { offset += 1 }
      return min(offset + 1, end)
    }
    while offset < end {
      let byte = bytes[offset]
      if byte.isBlank || byte.isBreak || byte == 0x2C || byte == 0x5D || byte == 0x7D { break }
      if unicodeBreak(bytes, offset, count: count) > 0 { break }
      offset += 1
    }
    return offset
  }

  /// Notes a node's properties in the side table.
  mutating func appendProperties(
    _ found: FoundProperties, tag: UnsafeMutablePointer<yaml_char_t>?, to node: Int32
  ) {
    var word: UInt64 = 0
    if let tag, !found.tag.isEmpty { word = storeTag(tag, found.tag) }
    built.properties.append(
      NodeProperties(node: node, anchor: found.anchor, tag: found.tag, resolvedTag: word))
  }

  /// A long handle with many short tags would multiply a file's size, so that the arena takes them only within reason.
  private mutating func storeTag(
    _ tag: UnsafeMutablePointer<yaml_char_t>, _ range: SourceRange
  ) -> UInt64 {
    var length = 0
    while tag[length] != 0 { length += 1 }
    if let last = built.properties.last, TextStorage.count(of: last.resolvedTag) == length,
      last.resolvedTag >> 63 == 1
    {
      let lower = Int(last.resolvedTag & 0xFFFF_FFFF)
      if (0..<length).allSatisfy({ built.arena[lower + $0] == tag[$0] }) { return last.resolvedTag }
    }
    if built.arena.count + length > 4 * count + 65_536 {
      return TextStorage.sourceWord(offset: Int(range.lower), count: range.count)
    }
    let lower = built.arena.count
    _ = store(tag, count: length)
    return TextStorage.arenaWord(offset: lower, count: length)
  }

  /// Whether a plain `<<` with this tag is a merge key.
  func mayBeMerge(_ tag: UnsafeMutablePointer<yaml_char_t>?) -> Bool {
    guard let tag else { return true }
    return String(cString: tag) == "tag:yaml.org,2002:merge"
  }

  /// Adds an anchor, and reports one that it hides.
  mutating func define(_ anchor: SourceRange, _ node: Int32) -> Int {
    let name = SourceRange(anchor.lower + 1, anchor.upper)
    let (index, hidden) = anchors.define(name, node: node, in: bytes)
    if let hidden {
      let first = anchors.entries[hidden].name
      built.issues.append(
        Issue(
          kind: .redefinedAnchor, range: anchor, other: SourceRange(first.lower - 1, first.upper)))
    }
    return index
  }

  /// Finds the target of an alias, and the height of what it adds.
  mutating func use(_ alias: SourceRange) -> (target: Int32, height: Int32) {
    let name = bytes + Int(alias.lower) + 1
    guard let index = anchors.index(of: name, count: alias.count - 1, in: bytes) else {
      unknownAliases.append(built.issues.count)
      built.issues.append(Issue(kind: .unknownAlias, range: alias))
      return (-1, 0)
    }
    anchors.use(index)
    let entry = anchors.entries[index]
    if built.nodes.indices.contains(Int(entry.node)), built.nodes[Int(entry.node)].isCollection,
      built.nodes[Int(entry.node)].link < 0
    {
      built.issues.append(
        Issue(
          kind: .recursiveAlias, range: alias,
          other: SourceRange(entry.name.lower - 1, entry.name.upper)))
      return (-1, 0)
    }
    addedByAliases += Int(entry.weight)
    return (entry.node, entry.height)
  }

  /// Reports, at a document's end, what nobody used, and which anchors unknown aliases may have meant.
  mutating func closeAnchors() {
    if knowsAllAnchors { suggestAnchors() }
    unknownAliases.removeAll(keepingCapacity: true)
    // A file that was not read to its end may use them later.
    if !built.isOverBound, built.problem == nil {
      for entry in anchors.entries where !entry.isUsed && !entry.isRedefined {
        built.issues.append(
          Issue(
            kind: .unusedAnchor, range: SourceRange(entry.name.lower - 1, entry.name.upper)))
      }
    }
  }

  /// Finds for the first unknown aliases the anchors that were probably meant.
  ///
  /// Each one reads all anchors, so the number and the length of what is compared are bounded.
  private mutating func suggestAnchors() {
    if unknownAliases.isEmpty { return }
    let known = anchors.entries.prefix(1_000).map(\.name)
      .filter { $0.count <= longestMisspeltName }
    for index in unknownAliases.prefix(20) {
      let alias = built.issues[index].range
      var nearest = NearestName(to: text(SourceRange(alias.lower + 1, alias.upper)))
      for name in known { nearest.offer(text(name)) }
      guard let name = nearest.index.map({ known[$0] }) else { continue }
      built.issues[index].other = SourceRange(name.lower - 1, name.upper)
    }
  }

  private func text(_ name: SourceRange) -> [UInt8] {
    [UInt8](UnsafeBufferPointer(start: bytes + Int(name.lower), count: name.count))
  }
}

/// The length in bytes of the longest names of anchors that are suggested.
private let longestMisspeltName = 40

/// What libyaml takes in the name of an anchor.
func isAnchorByte(_ byte: UInt8) -> Bool {
  byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
    || byte == 0x5F || byte == 0x2D
}
