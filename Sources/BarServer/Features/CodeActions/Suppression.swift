import BarLint
import BarSyntax
import BarText

extension Analysis {
  /// The action that writes a comment which silences a finding, with room for the reason.
  ///
  /// - Returns: `nil` for errors of the description, and for what is said about comments.
  func suppression(ofFinding number: Int) -> CodeAction? {
    let finding = judgement.findings[number]
    let name = "\(finding.kind.name)"
    guard finding.kind.tier == .lint,
      !FindingKind.ofSuppressions.contains(where: { "\($0.name)" == name })
    else { return nil }
    return CodeAction(
      title: "Suppress `\(name)` here", kind: .suppression, findings: [number],
      edits: [comment(silencing: name, at: finding.range.lower)])
  }

  private func comment(silencing name: String, at offset: Int32) -> Fix.Edit {
    if let start = startOfEntry(around: offset) {
      let indentation = start - tree.lineStart(of: start)
      let blanks = String(repeating: " ", count: isAfterMark(start) ? 0 : indentation)
      return Fix.Edit(
        SourceRange(start, start), "# barc:disable:next \(name) -- \(lineBreak)\(blanks)")
    }
    let start = tree.documents.isEmpty || isAfterMark(0) ? markLength : 0
    return Fix.Edit(SourceRange(start, start), "# barc:disable:file \(name) -- \(lineBreak)")
  }

  /// Where the innermost entry or item around an offset begins that is the first one in its line.
  ///
  /// What is said about an entry is said of all of it: a comment above a line is about the outermost entry in it.
  private func startOfEntry(around offset: Int32) -> Int? {
    guard let place = place(at: Int(offset)) else { return nil }
    var inner: Int?
    for (index, link) in place.links.enumerated().reversed() {
      guard let start = startOfLine(of: link, in: index > 0 ? place.links[index - 1] : nil) else {
        continue
      }
      inner = start
      break
    }
    return inner
  }

  /// Where a comment above an entry, an item or a whole document goes; `nil` if something stands before it.
  private func startOfLine(of link: NodePlace.Link, in outer: NodePlace.Link?) -> Int? {
    var start = Int(extent(of: link.node).lower)
    switch link.role {
    case .value(let key):
      // A value in lines of its own belongs to its key.
      start = Int(extent(of: key).lower)
    case .item:
      let isFlow = outer.map { tree.nodes[Int($0.node)].flags.contains(.isFlow) } ?? true
      if !isFlow {
        start -= 1
        while start > 0, source.bytes[start] != UInt8(ascii: "-") { start -= 1 }
      }
    case .root, .key: break
    }
    let line = tree.lineStart(of: start)
    let isFirst = source.bytes[line..<start].allSatisfy { $0 == UInt8(ascii: " ") }
    return isFirst || isAfterMark(start) ? start : nil
  }

  // MARK: Bytes

  /// Whether nothing but a byte order mark stands before an offset.
  private func isAfterMark(_ offset: Int) -> Bool { markLength > 0 && offset == markLength }

  private var markLength: Int { source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line break of the file: that of its first line.
  var lineBreak: String {
    guard let first = source.bytes.firstIndex(where: \.isBreak) else { return "\n" }
    if source.bytes[first] == UInt8(ascii: "\n") { return "\n" }
    return source.bytes[first...].starts(with: [0x0D, 0x0A]) ? "\r\n" : "\r"
  }
}
