import BarSyntax
import BarText

/// The word at the caret, plain or in quotes.
extension CaretScanner {
  /// The word that begins at an offset, which is not after the caret, up to its end after the caret.
  ///
  /// `nil` if more stands after it that would become part of what is written.
  func word(from start: Int, isKey: Bool) -> CaretWord? {
    if start < caret, isQuote(start) { return quotedWord(from: start, isKey: isKey) }
    let isFlow = frames.last?.isFlow ?? false
    let end = endOfPlainWord(isFlow)
    var word = CaretWord(range: SourceRange(start, end))
    word.isBehindMark =
      start == end && start > 0
      && (bytes[start - 1] == UInt8(ascii: ":") || bytes[start - 1] == UInt8(ascii: "-"))
    return self.word(word, endingAt: end, isKey: isKey)
  }

  private func quotedWord(from start: Int, isKey: Bool) -> CaretWord? {
    let isFlow = frames.last?.isFlow ?? false
    let (limit, isClosed) = endOfQuotes(from: start)
    guard caret <= limit else { return nil }
    let end = isClosed ? limit : min(limit, endOfPlainWord(isFlow))
    let word = CaretWord(
      range: SourceRange(start + 1, end),
      quotes: CaretWord.Quotes(mark: bytes[start], isClosed: isClosed))
    return self.word(word, endingAt: isClosed ? end + 1 : end, isKey: isKey)
  }

  /// Completes a word by what stands after its end.
  private func word(_ word: CaretWord, endingAt end: Int, isKey: Bool) -> CaretWord? {
    let isFlow = frames.last?.isFlow ?? false
    var word = word
    var next = end
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    if next >= bytes.count || bytes[next].isBreak { return word }
    // In brackets a value may follow the colon of a key in quotes at once.
    if isColon(next, isFlow) || isFlow && word.quotes != nil && bytes[next] == UInt8(ascii: ":") {
      word.isBeforeColon = true
      return isKey && (word.quotes != nil || !word.range.isEmpty) ? word : nil
    }
    let isEmpty = word.quotes == nil && word.range.isEmpty
    if bytes[next] == UInt8(ascii: "#"), next > end || isEmpty { return word }
    guard isFlow else { return nil }
    if bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}")
      || bytes[next] == UInt8(ascii: "]")
    {
      return word
    }
    word.isBeforeEntry = true
    return isEmpty ? word : nil
  }

  private func endOfPlainWord(_ isFlow: Bool) -> Int {
    var end = caret
    while !isBlank(end), !(isFlow && bytes[end].isFlowIndicator), !isColon(end, isFlow) { end += 1 }
    return end
  }

  // MARK: Quotes

  private func isQuote(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
  }

  /// Whether the caret is after the quote that stands here, and before the one that closes, in this line.
  var isCaretInQuotes: Bool { position < caret && caret <= endOfQuotes(from: position).offset }

  /// Where what is in quotes ends in its line: at the quote that closes, or where somebody will close it.
  ///
  /// A quote closes where an entry may end after it: else it opens another text, and this one is not closed yet.
  private func endOfQuotes(from start: Int) -> (offset: Int, isClosed: Bool) {
    let quote = bytes[start]
    var end = start + 1
    while end < bytes.count, !bytes[end].isBreak {
      if bytes[end] == quote {
        let next = end + 1
        if isBlank(next) || bytes[next].isFlowIndicator || bytes[next] == UInt8(ascii: ":") {
          return (end, true)
        }
        // Two apostrophes are one.
        guard quote == UInt8(ascii: "'"), bytes[next] == quote else { break }
        end += 1
      } else if bytes[end] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""),
        end + 1 < bytes.count, !bytes[end + 1].isBreak
      {
        end += 1
      }
      end += 1
    }
    return (endOfOpenQuotes(from: start), false)
  }

  private func endOfOpenQuotes(from start: Int) -> Int {
    let isFlow = frames.last?.isFlow ?? false
    var end = start + 1
    while end < bytes.count, !bytes[end].isBreak {
      if isFlow && bytes[end].isFlowIndicator || isColon(end, isFlow) { break }
      if bytes[end] == UInt8(ascii: "#"), bytes[end - 1].isBlank { break }
      end += 1
    }
    return end
  }

  /// Moves past the quote that closes, or to the line that begins another entry.
  mutating func skipQuoted(bound: Int) {
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      if position >= caret { return finish(nil) }
      if bytes[position] == quote {
        position += 1
        // Two apostrophes are one.
        guard quote == UInt8(ascii: "'"), position < bytes.count, bytes[position] == quote else {
          return
        }
      } else if bytes[position] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        position += 1
      } else if bytes[position].isBreak {
        guard nextLine(bound: bound) else { return }
        continue
      }
      position += 1
    }
    if position >= caret { finish(nil) }
  }
}
