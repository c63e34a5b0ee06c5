import BarSyntax
import BarText

extension CaretScanner {
  /// Reads braces and brackets up to the last one that closes.
  ///
  /// - Parameter bound: The column of the entry that they are in.
  mutating func scanFlow(bound: Int) {
    let depth = frames.count
    setValue()
    open(bound)
    while !isDone, frames.count > depth {
      skipBlanks()
      if position >= caret { return finishInFlow(word: caret) }
      if isAtEnd {
        guard nextLine(bound: bound) else {
          frames.removeSubrange(depth...)
          return
        }
        continue
      }
      scanFlowToken(bound)
      // A quote that nobody closed ended where another entry begins.
      if !isDone, position == lineStart {
        frames.removeSubrange(depth...)
        return
      }
    }
  }

  private mutating func scanFlowToken(_ bound: Int) {
    let top = frames.count - 1
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      setValue()
      open(bound)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      frames.removeLast()
      position += 1
    case UInt8(ascii: ","):
      frames[top].hasKey = false
      frames[top].hasValue = false
      frames[top].item += 1
      position += 1
    case UInt8(ascii: "#"): skipFlowComment()
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      skipFlowWord()
      if position >= caret { finish(nil) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = position
      if isCaretInQuotes { return finishInFlow(word: start) }
      skipQuoted(bound: bound)
      if !isDone { scanned(SourceRange(start, position)) }
    default:
      let start = position
      skipFlowPlain()
      if caret <= position { return finishInFlow(word: start) }
      if position == start { position += 1 } else { scanned(SourceRange(start, position)) }
    }
  }

  private mutating func open(_ bound: Int) {
    let isMapping = bytes[position] == UInt8(ascii: "{")
    frames.append(Frame(kind: isMapping ? .flowMapping : .flowSequence, column: bound, item: 0))
    position += 1
  }

  /// A scalar was read: a key where a colon follows.
  private mutating func scanned(_ range: SourceRange) {
    let top = frames.count - 1
    var colon = position
    while colon < bytes.count, bytes[colon].isBlank { colon += 1 }
    let isKey =
      colon < caret && bytes[colon] == UInt8(ascii: ":") && frames[top].isMapping
      && !frames[top].hasKey
    guard isKey else {
      frames[top].hasValue = true
      return
    }
    frames[top].keys.append(range)
    frames[top].hasKey = true
    position = colon + 1
  }

  private mutating func finishInFlow(word start: Int) {
    let top = frames[frames.count - 1]
    let isKey = top.kind == .flowMapping && !top.hasKey
    guard !top.hasValue, let word = word(from: start, isKey: isKey),
      // What follows after a colon is the value that is there.
      !(word.isBeforeEntry && !isKey && top.kind == .flowMapping)
    else { return finish(nil) }
    finish(
      CaretPlace(
        spot: isKey ? .key : .flowValue,
        steps: steps(through: frames.count - (isKey ? 1 : 0)), isFlow: true,
        column: start - lineStart, word: word, siblings: isKey ? top.keys : []))
  }
}
