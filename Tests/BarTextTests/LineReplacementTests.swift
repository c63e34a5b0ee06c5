import BarText
import Testing

/// Lines that are kept in step with edits are those that would be found anew.
@Suite struct LineReplacementTests {
  @Test func linesStayRight() {
    // Every text of four of these, with every range of it replaced by every one of them.
    let pieces = ["a", "\n", "\r", "\r\n", "é", ""]
    let texts = pieces.flatMap { first in
      pieces.flatMap { second in pieces.map { first + second + $0 } }
    }
    for text in texts {
      let bytes = Array(text.utf8)
      for lower in 0...bytes.count {
        for upper in lower...bytes.count {
          for piece in pieces + ["\n\n", "b\nc"] {
            var lines = LineTable(bytes)
            lines.replace(SourceRange(lower, upper), with: Array(piece.utf8))
            let fresh = LineTable(Array(bytes[..<lower] + Array(piece.utf8) + bytes[upper...]))
            #expect(lines.bytes == fresh.bytes)
            #expect(lines.starts == fresh.starts, "\(text.debugDescription) \(lower)..<\(upper)")
          }
        }
      }
    }
  }
}
