import BarText

/// A place in a text as editors count it: lines and columns from 0.
struct EditorPosition: Equatable {
  let line: Int
  let character: Int
}

/// A range by lines and columns, as the two sides have agreed on counting them.
struct EditorRange {
  let start: EditorPosition
  let end: EditorPosition
  let encoding: PositionEncoding

  /// The bytes; a range that is the wrong way round is read the right way.
  func bytes(in lines: LineTable) -> SourceRange {
    let (start, end) = (encoding.offset(of: start, in: lines), encoding.offset(of: end, in: lines))
    return SourceRange(min(start, end), max(start, end))
  }
}

/// What columns count.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The byte offset of a place; one after the end of a line, or of the text, is that end.
  func offset(of position: EditorPosition, in lines: LineTable) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.count { return lines.bytes.count }
    let (line, character) = (position.line + 1, max(0, position.character))
    switch self {
    case .utf16: return lines.offset(ofLine: line, utf16Column: character)
    case .utf8:
      let range = lines.range(ofLine: line)
      // What is larger than any line must not overflow.
      var offset = Int(range.lower) + min(character, range.count)
      while offset > range.lower, offset < lines.bytes.count, lines.bytes[offset] & 0xC0 == 0x80 {
        offset -= 1
      }
      return offset
    }
  }

  func position(of offset: Int, in lines: LineTable) -> EditorPosition {
    let offset = min(max(0, offset), lines.bytes.count)
    let line = lines.line(at: offset)
    switch self {
    case .utf16: return EditorPosition(line: line - 1, character: lines.utf16Column(of: offset))
    case .utf8:
      return EditorPosition(line: line - 1, character: offset - lines.start(ofLine: line))
    }
  }
}
