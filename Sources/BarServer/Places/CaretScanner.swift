import BarText

/// Reads a text up to the caret, as YAML as far as it is that, and tells where the caret is.
///
/// Brackets and quotes that nobody closed end where a line begins a new entry at the depth of the one that they are in.
struct CaretScanner {
  /// A collection that is open.
  struct Frame {
    enum Kind {
      case mapping, sequence, flowMapping, flowSequence
    }

    let kind: Kind
    /// The column of a block collection's entries; of one in brackets, that of the block entry around it.
    let column: Int
    /// The keys so far.
    var keys: [SourceRange] = []
    /// Whether the last key counts: in braces, a comma ends it.
    var hasKey = false
    /// The number of the last item, counted from 0.
    var item = -1
    /// Whether something stands after the last key or dash.
    var hasValue = false

    var isFlow: Bool { kind == .flowMapping || kind == .flowSequence }
    var isMapping: Bool { kind == .mapping || kind == .flowMapping }
  }

  let bytes: [UInt8]
  let caret: Int
  var position = 0
  /// The first byte of the line that is being read.
  var lineStart = 0
  var frames: [Frame] = []
  /// What is known once the caret was reached; `nil` if nothing may be written there.
  private(set) var place: CaretPlace?
  private(set) var isDone = false

  /// - Parameter caret: A byte offset, not after the end.
  init(_ bytes: [UInt8], caret: Int) {
    self.bytes = bytes
    self.caret = caret
  }

  /// Where the caret is; `nil` if a key or a value cannot be written.
  mutating func scan() -> CaretPlace? {
    position = lastTopLevelLine()
    lineStart = position
    scanLine()
    if frames.count == 1, !frames[0].hasValue, let entry = lastEntry(from: position) {
      position = entry
    }
    while !isDone {
      if position > caret || position > bytes.count { return nil }
      let start = position
      lineStart = start
      scanLine()
      // Whatever a line begins with, the next one comes.
      if !isDone, position == start { skipLine() }
    }
    return place
  }

  mutating func finish(_ place: CaretPlace?) {
    self.place = place
    isDone = true
  }

  // MARK: Lines

  private mutating func scanLine() {
    skipSpaces()
    if position >= caret { return finishAtStart(column: caret - lineStart, word: caret) }
    let indentation = position - lineStart
    // YAML knows no depth of a tab, so that nothing can be written after one.
    if isAtEnd || bytes[position] == UInt8(ascii: "\t") { return skipLine() }
    if bytes[position] == UInt8(ascii: "#") { return skipComment() }
    if indentation == 0, isMarker {
      frames = []
      return skipLine()
    }
    while let last = frames.last, last.column > indentation { frames.removeLast() }
    // What is indented below a value that has begun is more of it.
    if let last = frames.last, last.column < indentation, last.hasValue { return skipLine() }
    scanEntries()
  }

  /// Reads dashes, and what stands after them.
  private mutating func scanEntries() {
    while !isDone {
      guard isDash else { return scanKeyOrValue() }
      let column = position - lineStart
      guard openItem(column) else { return skipLine() }
      position += 1
      if position == caret { return finishAtStart(column: caret + 1 - lineStart, word: caret) }
      skipBlanks()
      if position >= caret { return finishAtStart(column: caret - lineStart, word: caret) }
      if isAtEnd { return skipLine() }
      if bytes[position] == UInt8(ascii: "#") { return skipComment() }
    }
  }

  private mutating func scanKeyOrValue() {
    let column = position - lineStart
    let start = position
    guard let colon = colonOfKey() else { return scanValue(isInline: false) }
    if caret <= colon.key.upper { return finishAtStart(column: column, word: start) }
    guard openEntry(column, colon.key) else { return skipLine() }
    position = colon.offset + 1
    if position > caret { return finish(nil) }
    skipBlanks()
    scanValue(isInline: true)
  }

  /// Reads what stands after a colon or a dash, or alone in its line.
  private mutating func scanValue(isInline: Bool) {
    while position < caret, !isAtEnd,
      bytes[position] == UInt8(ascii: "&") || bytes[position] == UInt8(ascii: "!")
    {
      skipWord()
      if position >= caret { return finish(nil) }
      skipBlanks()
    }
    if position >= caret { return finishAtValue(word: caret, isInline) }
    if isAtEnd { return skipLine() }
    let column = frames.last?.column ?? -1
    switch bytes[position] {
    case UInt8(ascii: "#"): return skipComment()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      setValue()
      return skipBlockScalar(below: column)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if isCaretInQuotes { return finishAtValue(word: position, isInline) }
      setValue()
      skipQuoted(bound: column)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      scanFlow(bound: column)
    default:
      let start = position
      skipPlain()
      if caret <= position { return finishAtValue(word: start, isInline) }
      setValue()
    }
    if !isDone, position > lineStart { skipRestOfLine() }
  }

  // MARK: Frames

  private mutating func openItem(_ column: Int) -> Bool {
    if let last = frames.last, last.column == column, last.kind == .sequence {
      frames[frames.count - 1].item += 1
      frames[frames.count - 1].hasValue = false
      return true
    }
    // A sequence may stand at the column of its key.
    guard beginValue() else { return false }
    frames.append(Frame(kind: .sequence, column: column, item: 0))
    return true
  }

  private mutating func openEntry(_ column: Int, _ key: SourceRange) -> Bool {
    popSequence(atColumnOfKey: column)
    if frames.last?.kind != .mapping || frames.last?.column != column {
      guard frames.last?.column != column, beginValue() else { return false }
      frames.append(Frame(kind: .mapping, column: column))
    }
    frames[frames.count - 1].keys.append(key)
    frames[frames.count - 1].hasKey = true
    frames[frames.count - 1].hasValue = false
    return true
  }

  /// Leaves a sequence that stands at the column of its key where another key follows.
  private mutating func popSequence(atColumnOfKey column: Int) {
    guard frames.count > 1, frames[frames.count - 1].kind == .sequence,
      frames[frames.count - 1].column == column, frames[frames.count - 2].column == column
    else { return }
    frames.removeLast()
  }

  /// Whether a value may begin here; then it has.
  private mutating func beginValue() -> Bool {
    guard let last = frames.last else { return true }
    if last.hasValue { return false }
    setValue()
    return true
  }

  mutating func setValue() {
    if !frames.isEmpty { frames[frames.count - 1].hasValue = true }
  }

  /// The steps to what is in some of the open collections.
  func steps(through count: Int) -> [CaretPlace.Step] {
    frames.prefix(count).map { frame in
      if frame.isMapping, let key = frame.keys.last { return .key(key) }
      return .item(max(0, frame.item))
    }
  }

  // MARK: The caret

  /// The caret is where an entry may begin, or in its first word.
  private mutating func finishAtStart(column: Int, word start: Int) {
    while let last = frames.last, last.column > column { frames.removeLast() }
    guard let word = word(from: start, isKey: true) else { return finish(nil) }
    var place = CaretPlace(
      spot: .value, steps: steps(through: frames.count), column: column, word: word)
    guard let last = frames.last else { return finish(place) }
    if last.column < column { return finish(last.hasValue ? nil : place) }
    popSequence(atColumnOfKey: column)
    let top = frames[frames.count - 1]
    place.spot = top.kind == .sequence ? .item : .key
    place.steps = steps(through: frames.count - 1)
    place.siblings = top.keys
    finish(place)
  }

  private mutating func finishAtValue(word start: Int, _ isInline: Bool) {
    guard let last = frames.last else {
      return finishAtStart(column: start - lineStart, word: start)
    }
    if !isInline { return finishAtStart(column: start - lineStart, word: start) }
    guard !last.hasValue, let word = word(from: start, isKey: false) else { return finish(nil) }
    finish(
      CaretPlace(
        spot: .inlineValue, steps: steps(through: frames.count), column: last.column, word: word))
  }
}
