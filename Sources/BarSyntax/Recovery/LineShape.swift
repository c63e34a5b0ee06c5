import BarText

/// What a line of block style looks like, judged by its own bytes alone.
struct LineShape {
  /// Counted from 1.
  let line: Int
  /// The line's first byte.
  let start: Int
  /// The first byte that is not a blank.
  let lower: Int
  /// The end of the line without its break.
  let upper: Int
  /// The end of the text: without blanks and a comment at the end.
  let textEnd: Int
  /// Where the text begins after all `- `.
  let content: Int
  /// The byte after the colon of a key, if the line has one.
  let keyEnd: Int?

  /// The number of bytes before the first one that is not a blank.
  var indentation: Int { lower - start }
  /// The same for the text after the dashes.
  var contentIndentation: Int { content - start }
  var hasDash: Bool { content > lower }
  /// Whether there is something else than blanks and a comment.
  var hasContent: Bool { textEnd > lower }

  /// The byte after the colon of `key:text`, which is a plain text to YAML.
  func colonWithoutBlank(in text: [UInt8]) -> Int? {
    let line = text[content..<textEnd]
    guard keyEnd == nil, let end = line.firstIndex(of: 0x3A), end > content, end + 1 < textEnd,
      !text[end + 1].isBlank, line[..<end].allSatisfy({ isAnchorByte($0) })
    else { return nil }
    return end + 1
  }

  init(_ line: Int, of text: [UInt8], _ lines: LineTable) {
    let range = lines.range(ofLine: line)
    self.line = line
    start = Int(range.lower)
    upper = Int(range.upper)
    var offset = start
    while offset < upper, text[offset].isBlank { offset += 1 }
    lower = offset
    var content = offset
    while content < upper, text[content] == 0x2D, content + 1 == upper || text[content + 1].isBlank
    {
      content += 1
      while content < upper, text[content].isBlank { content += 1 }
    }
    self.content = content
    let (keyEnd, textEnd) = parts(of: text, lower, content, upper)
    self.keyEnd = keyEnd
    // A dash may stand alone, with nothing but blanks after it.
    self.textEnd = max(textEnd, content)
  }
}

/// Finds the end of a key with its colon, and the end of the text before a comment.
private func parts(of text: [UInt8], _ lower: Int, _ content: Int, _ upper: Int) -> (Int?, Int) {
  var keyEnd: Int?
  var end = lower
  var offset = lower
  var quote: UInt8 = 0
  let isFlow = content < upper && (text[content] == 0x5B || text[content] == 0x7B)
  while offset < upper {
    let byte = text[offset]
    if quote != 0 {
      if byte == quote {
        quote = 0
      } else if byte == 0x5C, quote == 0x22 {
        offset += 1
      }
      end = min(offset + 1, upper)
    } else if byte == .numberSign, offset == lower || text[offset - 1].isBlank {
      break
    } else if !byte.isBlank {
      end = offset + 1
      let opens = offset <= content || text[offset - 1].isBlank || text[offset - 1] == 0x5B
      if (byte == 0x22 || byte == 0x27) && opens { quote = byte }
      let isColon = byte == 0x3A && (offset + 1 == upper || text[offset + 1].isBlank)
      if isColon, keyEnd == nil, !isFlow, offset > content { keyEnd = offset + 1 }
    }
    offset += 1
  }
  return (keyEnd, end)
}
