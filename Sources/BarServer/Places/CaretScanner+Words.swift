import BarSyntax
import BarText

extension CaretScanner {
  /// Whether nothing more stands in the line.
  var isAtEnd: Bool { position >= bytes.count || bytes[position].isBreak }

  /// Whether a document begins or ends in this line.
  var isMarker: Bool {
    bytes[position...].starts(with: "---".utf8) || bytes[position...].starts(with: "...".utf8)
  }

  /// Whether an item of a block sequence begins here.
  var isDash: Bool { bytes[position] == UInt8(ascii: "-") && isBlank(position + 1) }

  /// Whether there is a blank or the end of a line at an offset.
  func isBlank(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isBlank || bytes[offset].isBreak
  }

  mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
  }

  mutating func skipWord() {
    while !isBlank(position) { position += 1 }
  }

  mutating func skipFlowWord() {
    while !isBlank(position), !bytes[position].isFlowIndicator { position += 1 }
  }

  /// Goes to the next line, unless the caret is in this one.
  mutating func skipLine() {
    while !isAtEnd { position += 1 }
    if caret <= position { return finish(nil) }
    if position + 1 < bytes.count, bytes[position] == 0x0D, bytes[position + 1] == 0x0A {
      position += 1
    }
    position += 1
  }

  /// Goes from after a value to the next line, past a comment.
  mutating func skipRestOfLine() {
    skipBlanks()
    let isComment =
      position < bytes.count && bytes[position] == UInt8(ascii: "#") && bytes[position - 1].isBlank
    if isComment { skipComment() } else { skipLine() }
  }

  mutating func skipComment() {
    let start = position
    while !isAtEnd { position += 1 }
    if caret <= position, caret > start { return finishInComment(start) }
    skipLine()
  }

  /// A comment between what stands in brackets.
  mutating func skipFlowComment() {
    let start = position
    while !isAtEnd { position += 1 }
    if caret <= position { finishInComment(start) }
  }

  private mutating func finishInComment(_ start: Int) {
    var end = caret
    while !isBlank(end), bytes[end] != UInt8(ascii: ",") { end += 1 }
    var word = caret
    while word > start, !isBlank(word - 1), bytes[word - 1] != UInt8(ascii: ",") { word -= 1 }
    finish(
      CaretPlace(
        spot: .comment(SourceRange(start, caret)), steps: [], column: start - lineStart,
        word: CaretWord(range: SourceRange(word, end))))
  }

  /// Goes to the end of a plain scalar in its line.
  mutating func skipPlain() {
    position = endOfPlain(from: position)
  }

  private func endOfPlain(from start: Int) -> Int {
    var end = start
    var last = start
    while end < bytes.count, !bytes[end].isBreak {
      if bytes[end] == UInt8(ascii: "#"), end > start, bytes[end - 1].isBlank { break }
      end += 1
      if !bytes[end - 1].isBlank { last = end }
    }
    return last
  }

  mutating func skipFlowPlain() {
    let start = position
    var last = position
    while !isAtEnd, !bytes[position].isFlowIndicator {
      if bytes[position] == UInt8(ascii: "#"), position > start, bytes[position - 1].isBlank {
        break
      }
      let next = position + 1
      if bytes[position] == UInt8(ascii: ":"), isBlank(next) || bytes[next].isFlowIndicator {
        break
      }
      position += 1
      if !bytes[position - 1].isBlank { last = position }
    }
    position = last
  }

  /// Goes to the next line of something in brackets or quotes; false where that line begins another entry.
  mutating func nextLine(bound: Int) -> Bool {
    if caret <= position || position >= bytes.count {
      finish(nil)
      return true
    }
    let isPair = bytes[position...].starts(with: [0x0D, 0x0A])
    position += isPair ? 2 : 1
    lineStart = position
    return !isEntry(atOrAbove: bound)
  }

  /// Whether the line at the position begins an entry of a block that is not deeper than a column.
  private func isEntry(atOrAbove bound: Int) -> Bool {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start - position <= bound, start < bytes.count else { return false }
    if bytes[start] == UInt8(ascii: "-"), isBlank(start + 1) { return true }
    var end = start
    while end < bytes.count, bytes[end].isNameByte { end += 1 }
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ":"), isBlank(end + 1) else {
      return false
    }
    // A comma says that the line is part of what was opened.
    let last = endOfPlain(from: end)
    return bytes[last - 1] != UInt8(ascii: ",")
  }

  /// Moves past the lines of a literal or folded scalar.
  mutating func skipBlockScalar(below column: Int) {
    skipLine()
    while !isDone, position < bytes.count {
      lineStart = position
      skipSpaces()
      if !isAtEnd, position - lineStart <= column {
        position = lineStart
        return
      }
      skipLine()
    }
  }

  /// The key that begins at the position, and its colon; `nil` if no key begins.
  func colonOfKey() -> (key: SourceRange, offset: Int)? {
    var end = position
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      end += 1
      while end < bytes.count, bytes[end] != first, !bytes[end].isBreak { end += 1 }
      if end < bytes.count { end += 1 }
    } else {
      if first.isFlowIndicator { return nil }
      while end < bytes.count, !bytes[end].isBreak {
        if bytes[end] == UInt8(ascii: ":"), isBlank(end + 1) { break }
        if bytes[end] == UInt8(ascii: "#"), bytes[end - 1].isBlank { return nil }
        end += 1
      }
    }
    var colon = end
    while colon < bytes.count, bytes[colon].isBlank { colon += 1 }
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), isBlank(colon + 1) else {
      return nil
    }
    while end > position, bytes[end - 1].isBlank { end -= 1 }
    return (SourceRange(position, end), colon)
  }

  func isColon(_ offset: Int, _ isFlow: Bool) -> Bool {
    bytes[offset] == UInt8(ascii: ":")
      && (isBlank(offset + 1) || isFlow && bytes[offset + 1].isFlowIndicator)
  }

  /// The last line before the caret's that has a key at its beginning, or the first line: what stands before it is of
  /// no importance, and may be as broken as it likes.
  func lastTopLevelLine() -> Int { lastLine(withKeyAt: 0, from: 0) ?? 0 }

  /// The last line before the caret's that has a key at the column of the first key in some lines: screens before the
  /// caret's own are passed over.
  func lastEntry(from start: Int) -> Int? {
    var first = start
    while first < caret, first < bytes.count {
      let blanks = bytes[first...].prefix { $0 == UInt8(ascii: " ") }.count
      let byte = first + blanks < bytes.count ? bytes[first + blanks] : 0x0A
      if !byte.isBreak, byte != UInt8(ascii: "#") {
        return isKey(at: first + blanks) ? lastLine(withKeyAt: blanks, from: first) : nil
      }
      while first < bytes.count, !bytes[first].isBreak { first += 1 }
      first += 1
    }
    return nil
  }

  /// The last line from an offset on and before the caret's that has a key at a column.
  private func lastLine(withKeyAt column: Int, from first: Int) -> Int? {
    var start = self.start(ofLineAt: caret)
    while start > first {
      start = self.start(ofLineAt: start - 1)
      let key = start + column
      if key < bytes.count, isKey(at: key),
        column == 0 || bytes[start..<key].allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        return start
      }
    }
    return nil
  }

  /// Whether a name with a colon stands at an offset.
  private func isKey(at start: Int) -> Bool {
    guard bytes[start].isNameByte, bytes[start] != UInt8(ascii: "-") else { return false }
    var end = start
    while end < bytes.count, bytes[end].isNameByte { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ":") && isBlank(end + 1)
  }

  private func start(ofLineAt offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isBreak { start -= 1 }
    return start
  }
}

extension UInt8 {
  /// Whether it is a comma, a bracket or a brace.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Whether names of properties and most ids are made of it.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
