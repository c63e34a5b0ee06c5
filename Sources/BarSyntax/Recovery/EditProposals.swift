import BarText

/// Proposes edits of a copy for the lines that may be at fault.
struct EditProposals {
  let text: [UInt8]
  let lines: LineTable
  let fault: Fault
  let indentation: Indentation

  /// Edits that touch one line.
  func ofLine(_ suspect: Suspect) -> [RecoveryEdit] {
    let shape = LineShape(suspect.line, of: text, lines)
    if !shape.hasContent { return [] }
    if suspect.role == .indentation {
      return indentation.targets(for: shape).compactMap {
        indentation.edit(suspect, shape, to: $0)
      } + erasure(suspect, shape)
    }
    var edits: [RecoveryEdit] = []
    if suspect.role == .mark, fault.problem.offset < shape.upper, mayBlankFromMark(shape) {
      edits.append(edit(suspect, [SourceRange(fault.problem.offset, shape.upper)]))
    }
    if let colon = colonForBareWord(suspect, shape) { edits.append(colon) }
    if let key = keyWithoutSpace(suspect, shape) { edits.append(key) }
    if let keyEnd = shape.keyEnd {
      let hasDeeperLines = end(ofEntry: shape, deeperThan: shape.contentIndentation) > shape.line
      if let value = firstOfValue(shape, keyEnd) {
        var edit = edit(suspect, [SourceRange(keyEnd, shape.upper)])
        if !hasDeeperLines { edit.writes = [RecoveryEdit.Write(offset: value, byte: tilde)] }
        edits.append(edit)
      }
    }
    if shape.hasDash { edits.append(edit(suspect, [SourceRange(shape.content, shape.upper)])) }
    return edits + erasure(suspect, shape)
  }

  /// Edits of a line with all that belongs to it.
  func ofEntry(_ suspect: Suspect) -> [RecoveryEdit] {
    let shape = LineShape(suspect.line, of: text, lines)
    if !shape.hasContent { return [] }
    var edits = valueOfEntry(suspect, shape)
    let last = end(ofEntry: shape, deeperThan: shape.indentation)
    if shape.hasDash { edits.append(edit(suspect, from: shape.content, throughLine: last)) }
    edits.append(edit(suspect, from: shape.start, throughLine: last))
    return edits
  }

  /// Edits that empty the entries around a line, innermost first.
  func ofParents(_ suspect: Suspect) -> [RecoveryEdit] {
    var edits: [RecoveryEdit] = []
    var shape = LineShape(suspect.line, of: text, lines)
    // A bound, because each parent is read to its end; no description nests deeper.
    for _ in 0..<16 {
      guard let parent = parent(of: shape, in: text, lines) else { break }
      if parent.contentIndentation < shape.indentation { edits += valueOfEntry(suspect, parent) }
      if parent.hasDash {
        let last = end(ofEntry: parent, deeperThan: parent.indentation)
        edits.append(edit(suspect, from: parent.content, throughLine: last))
      }
      shape = parent
    }
    return edits
  }

  /// An error at a line's start is about the line's place, and the rest of the line would hide it.
  private func mayBlankFromMark(_ shape: LineShape) -> Bool {
    if fault.problem.offset < shape.lower { return false }
    return !fault.problem.problem.hasPrefix("did not find expected")
      || fault.problem.offset > shape.content
  }

  /// A word with deeper lines below is a key that lost its colon: its last letter gives way.
  private func colonForBareWord(_ suspect: Suspect, _ shape: LineShape) -> RecoveryEdit? {
    guard shape.keyEnd == nil, shape.textEnd - shape.content >= 2,
      text[shape.content..<shape.textEnd].allSatisfy({ isAnchorByte($0) }),
      end(ofEntry: shape, deeperThan: shape.contentIndentation) > shape.line
    else { return nil }
    var edit = edit(suspect, [SourceRange(shape.textEnd, shape.upper)])
    edit.writes = [RecoveryEdit.Write(offset: shape.textEnd - 1, byte: colon)]
    edit.idea = .missingColon
    let end = Int32(truncatingIfNeeded: shape.textEnd)
    edit.edges = [RecoveryEdit.Edge(inCopy: end - 1, inSource: end, isUpper: true)]
    return edit
  }

  /// `key:text` is a plain text to YAML; the key is kept without the text.
  private func keyWithoutSpace(_ suspect: Suspect, _ shape: LineShape) -> RecoveryEdit? {
    guard let end = shape.colonWithoutBlank(in: text) else { return nil }
    var edit = edit(suspect, [SourceRange(end, shape.upper)])
    // `http://…` and `12:30` are texts in which no space is missing.
    if isLetter(text[shape.content]), text[end] != UInt8(ascii: "/") {
      edit.idea = .missingBlank(end)
    }
    if self.end(ofEntry: shape, deeperThan: shape.contentIndentation) == shape.line {
      writeNull(behind: end, before: shape.upper, in: &edit)
    }
    return edit
  }

  /// A line without deeper ones can go; columns that break the file's habit are rounded up to judge that.
  private func erasure(_ suspect: Suspect, _ shape: LineShape) -> [RecoveryEdit] {
    let columns = (shape.indentation + indentation.step - 1) / indentation.step * indentation.step
    let last = end(
      ofEntry: shape, deeperThan: suspect.role == .indentation ? columns : shape.indentation)
    return last == shape.line ? [edit(suspect, [SourceRange(shape.start, shape.upper)])] : []
  }

  private func valueOfEntry(_ suspect: Suspect, _ shape: LineShape) -> [RecoveryEdit] {
    guard let keyEnd = shape.keyEnd else { return [] }
    let last = end(ofEntry: shape, deeperThan: shape.contentIndentation)
    var edit = edit(suspect, from: keyEnd, throughLine: last)
    writeNull(behind: keyEnd, before: shape.upper, in: &edit)
    return [edit]
  }

  /// Puts `~` in the place of the second character from an offset on, if there is one.
  private func writeNull(behind offset: Int, before upper: Int, in edit: inout RecoveryEdit) {
    let lower = endOfCharacter(from: offset + 1, before: upper)
    if lower < upper { edit.writes = [RecoveryEdit.Write(offset: lower, byte: tilde)] }
  }

  /// The first offset from one on that is not inside of a character.
  private func endOfCharacter(from offset: Int, before upper: Int) -> Int {
    var end = offset
    while end < upper, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func firstOfValue(_ shape: LineShape, _ keyEnd: Int) -> Int? {
    var offset = keyEnd
    while offset < shape.textEnd, text[offset].isBlank { offset += 1 }
    return offset < shape.textEnd ? offset : nil
  }

  /// The last line of what belongs to a line: deeper lines, and under a key also dashes in its column.
  private func end(ofEntry shape: LineShape, deeperThan indentation: Int) -> Int {
    var last = shape.line
    var line = shape.line + 1
    while line <= lines.count {
      let next = LineShape(line, of: text, lines)
      if next.hasContent {
        let isDash =
          next.hasDash && next.indentation == indentation && shape.keyEnd != nil
          && shape.contentIndentation == indentation
        if next.indentation <= indentation, !isDash { break }
        last = line
      }
      line += 1
    }
    return last
  }

  private func edit(_ suspect: Suspect, _ blanks: [SourceRange]) -> RecoveryEdit {
    RecoveryEdit(suspect: suspect, blanks: blanks, lines: suspect.line...suspect.line)
  }

  private func edit(_ suspect: Suspect, from lower: Int, throughLine last: Int) -> RecoveryEdit {
    let upper = Int(lines.range(ofLine: last).upper)
    return RecoveryEdit(
      suspect: suspect, blanks: [SourceRange(lower, max(lower, upper))],
      lines: lines.line(at: lower)...last)
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

private let tilde: UInt8 = 0x7E
private let colon: UInt8 = 0x3A
