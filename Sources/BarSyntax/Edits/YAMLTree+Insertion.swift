package import BarText

extension YAMLTree {
  /// The edit that writes an entry of one mapping at the end of another, under a name.
  ///
  /// - Parameters:
  ///   - key: The node of the entry's key; the entry stays where it is.
  ///   - name: A key that needs no quotes.
  /// - Returns: `nil` if the entry's text would mean something else there, or an alias or anchor would.
  package func insertion(
    of key: Int32, from mapping: Int32, as name: StaticString, into other: Int32
  ) -> Fix.Edit? {
    let target = nodes[Int(other)]
    let isFlow = nodes[Int(mapping)].flags.contains(.isFlow)
    guard let text = textBehindColon(of: key), keepsNames(key, movedInto: other),
      !endsWithKeptBreaks(key + 1), !hasKey(name, other)
    else { return nil }
    if target.flags.contains(.isFlow) {
      guard isFlow || isFlowText(key + 1, text) else { return nil }
      return flowInsertion("\(name):\(text)", into: other)
    }
    if isFlow, text.utf8.contains(where: \.isBreak) { return nil }
    return blockInsertion("\(name):", text, column: column(of: key), into: other)
  }

  /// The edit that writes an entry in front of another one.
  ///
  /// - Parameters:
  ///   - entry: Key and value on one line.
  ///   - key: The node of the other entry's key.
  /// - Returns: `nil` if that entry does not stand in the mapping itself, or the mapping counts elsewhere too.
  package func insertion(
    of entry: String, before key: Int32, in mapping: Int32
  ) -> Fix.Edit? {
    guard key >= 0, isEntry(key + 1, of: mapping) else { return nil }
    let lower = nodes[Int(key)].range.lower
    let isFlow = nodes[Int(mapping)].flags.contains(.isFlow)
    let separator = isFlow ? ", " : lineBreak + String(repeating: " ", count: column(of: key))
    return Fix.Edit(SourceRange(lower, lower), entry + separator)
  }

  private func hasKey(_ name: StaticString, _ mapping: Int32) -> Bool {
    entries(of: mapping).contains { text(of: $0.key) == "\(name)" }
  }

  /// What stands after an entry's colon, with a blank or a line's end first.
  private func textBehindColon(of key: Int32) -> String? {
    let colon = skippingBlanks(from: Int(nodes[Int(key)].range.upper))
    let upper = Int(nodes[Int(key + 1)].range.upper)
    guard colon < upper, source.bytes[colon] == UInt8(ascii: ":") else { return nil }
    let text = self.text(in: SourceRange(colon + 1, upper))
    guard let first = text.utf8.first else { return nil }
    return first.isBlank || first.isBreak ? text : " " + text
  }

  /// Whether nothing in an entry has an anchor, and every alias stands for the same node at the end of another mapping.
  private func keepsNames(_ key: Int32, movedInto other: Int32) -> Bool {
    let end = nodes[Int(key + 1)].next(at: key + 1)
    let place = nodes[Int(other)].link
    for node in key..<end {
      if !(properties(of: node)?.anchor.isEmpty ?? true) { return false }
      guard nodes[Int(node)].kind == .alias else { continue }
      let anchored = nodes[Int(node)].link
      guard anchored >= 0, anchored < place, let name = anchorName(of: anchored) else {
        return false
      }
      var index = properties.partitioningIndex { $0.node >= min(place, key) }
      while index < properties.count, properties[index].node < max(place, key) {
        if text(in: properties[index].anchorName) == name { return false }
        index += 1
      }
    }
    return true
  }

  /// Whether the text of a value that stands in a block means the same in braces.
  private func isFlowText(_ value: Int32, _ text: String) -> Bool {
    let node = nodes[Int(value)]
    if text.utf8.contains(where: \.isBreak) { return false }
    switch node.kind {
    case .alias: return true
    case .mapping, .sequence: return node.flags.contains(.isFlow)
    case .scalar:
      if node.style != .plain { return node.style != .literal && node.style != .folded }
      return !text.contains { ",[]{}?".contains($0) }
    }
  }

  /// Whether the last text of a node is a block that keeps the line breaks below it.
  func endsWithKeptBreaks(_ node: Int32) -> Bool {
    let last = nodes[Int(nodes[Int(node)].next(at: node) - 1)]
    guard last.kind == .scalar, last.style == .literal || last.style == .folded else {
      return false
    }
    let header = source.bytes[Int(last.range.lower)..<Int(last.range.upper)].prefix { !$0.isBreak }
    return header.contains(UInt8(ascii: "+"))
  }

  /// How many bytes of its line stand before a node.
  private func column(of node: Int32) -> Int {
    let lower = Int(nodes[Int(node)].range.lower)
    return lower - lineStart(of: lower)
  }

  // MARK: Places

  private func flowInsertion(_ entry: String, into mapping: Int32) -> Fix.Edit? {
    var last: Int32?
    for (_, value) in entries(of: mapping) { last = value }
    guard let last else {
      let brace = nodes[Int(mapping)].range.upper - 1
      return Fix.Edit(SourceRange(brace, brace), entry)
    }
    // A key without a value may lack its colon.
    let range = nodes[Int(last)].range
    if range.isEmpty { return nil }
    return Fix.Edit(SourceRange(range.upper, range.upper), ", " + entry)
  }

  private func blockInsertion(
    _ key: String, _ text: String, column: Int, into mapping: Int32
  ) -> Fix.Edit? {
    let range = nodes[Int(mapping)].range
    let line = lineStart(of: Int(range.lower))
    let indentation = source.bytes[line..<Int(range.lower)]
    guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") }), !endsWithKeptBreaks(mapping) else {
      return nil
    }
    var end = skippingBlanks(from: Int(range.upper))
    if end < source.bytes.count, source.bytes[end] == UInt8(ascii: "#") {
      while end < source.bytes.count, !source.bytes[end].isBreak { end += 1 }
    }
    guard end == source.bytes.count || source.bytes[end].isBreak else { return nil }
    let moved = shifted(text, by: indentation.count - column)
    return Fix.Edit(
      SourceRange(end, end),
      lineBreak + String(decoding: indentation, as: UTF8.self) + key + moved)
  }

  /// The line break of the file: that of its first line.
  private var lineBreak: String {
    guard let first = source.bytes.firstIndex(where: \.isBreak) else { return "\n" }
    if source.bytes[first] == UInt8(ascii: "\n") { return "\n" }
    let next = first + 1
    return next < source.bytes.count && source.bytes[next] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// A text whose lines but the first are indented more, or less as far as they are.
  private func shifted(_ text: String, by columns: Int) -> String {
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let end = bytes.firstIndex(where: \.isBreak) {
      result += bytes[...end]
      bytes = bytes[(end + 1)...]
      guard let first = bytes.first, !first.isBreak else { continue }
      if columns > 0 {
        result += [UInt8](repeating: UInt8(ascii: " "), count: columns)
      } else {
        let blanks = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        bytes = bytes.dropFirst(min(blanks, -columns))
      }
    }
    return String(decoding: result + bytes, as: UTF8.self)
  }
}
