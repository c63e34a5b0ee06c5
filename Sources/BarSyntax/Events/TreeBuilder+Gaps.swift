import BarText

/// What stands between tokens: comments and indentation.
///
/// Only the next `#` and the next tab are known, so that text without them is passed at the price of a comparison.
extension TreeBuilder {
  /// Takes everything before a token for a gap, and skips the token.
  @inline(__always)
  mutating func passToken(_ lower: Int, _ upper: Int) {
    if nextNumberSign < upper || nextTab < upper { passMarks(lower, upper) }
  }

  mutating func passProperties(_ found: FoundProperties) {
    let isAnchorFirst = found.anchor.lower <= found.tag.lower
    let first = isAnchorFirst ? found.anchor : found.tag
    let second = isAnchorFirst ? found.tag : found.anchor
    if !first.isEmpty { passToken(Int(first.lower), Int(first.upper)) }
    if !second.isEmpty { passToken(Int(second.lower), Int(second.upper)) }
  }

  /// Passes a block scalar, which may have a comment on its first line.
  mutating func passHeader(_ lower: Int, _ upper: Int) {
    if nextNumberSign >= upper, nextTab >= upper { return }
    passMarks(lower, lower)
    var end = lower
    while end < upper, !bytes[end].isBreak { end += 1 }
    if nextNumberSign < end { passComment() }
    passMarks(upper, upper, isSkipping: true)
  }

  private mutating func passMarks(_ lower: Int, _ upper: Int, isSkipping: Bool = false) {
    if !isSkipping {
      while min(nextNumberSign, nextTab) < lower {
        if nextNumberSign < nextTab { passComment() } else { passTab() }
      }
    }
    if nextNumberSign < upper {
      nextNumberSign = find(.numberSign, in: bytes, from: upper, count: count)
    }
    if nextTab < upper { nextTab = find(.tab, in: bytes, from: upper, count: count) }
  }

  private mutating func passComment() {
    let end = endOfComment(nextNumberSign)
    built.comments.append(SourceRange(nextNumberSign, end))
    nextNumberSign = find(.numberSign, in: bytes, from: end, count: count)
    if nextTab < end { nextTab = find(.tab, in: bytes, from: end, count: count) }
  }

  private mutating func passTab() {
    var lineStart = nextTab
    while lineStart > textStart, bytes[lineStart - 1].isBlank { lineStart -= 1 }
    var end = nextTab
    while end < count, bytes[end].isBlank { end += 1 }
    let isLeading = lineStart == textStart || bytes[lineStart - 1].isBreak
    let isBlankLine = end == count || bytes[end].isBreak || bytes[end] == .numberSign
    if isLeading, !isBlankLine {
      built.issues.append(Issue(kind: .tabIndentation, range: SourceRange(nextTab, end)))
    }
    nextTab = find(.tab, in: bytes, from: end, count: count)
  }

  /// The end of the text of a comment: libyaml goes on parsing after NEL, LS and PS, too.
  func endOfComment(_ start: Int) -> Int {
    var offset = start
    while offset < count {
      let byte = bytes[offset]
      if byte.isBreak { break }
      if byte >= 0x80, unicodeBreak(bytes, offset, count: count) > 0 { break }
      offset += 1
    }
    return offset
  }
}
