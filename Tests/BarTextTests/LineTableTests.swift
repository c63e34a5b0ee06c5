import BarText
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", [0]),
    ("a", [0]),
    ("\n", [0, 1]),
    ("a\nb", [0, 2]),
    ("a\r\nb\r\n", [0, 3, 6]),
    ("a\rb\r", [0, 2, 4]),
    ("\r\r\n\n\r", [0, 1, 3, 4, 5]),
    ("0123456\n89\r\n", [0, 8, 12]),
    ("0123456\r\n9", [0, 9]),
    ("a\u{85}b\u{2028}c\u{2029}\u{B}\u{C}", [0]),
    ("\t\t\t\t\u{1}\n\t\t\n\t", [0, 6, 9]),
    ("\u{1F600}\n\u{E9}\r\n", [0, 5, 9]),
  ])
  func startsAreAfterBreaks(text: String, starts: [Int32]) {
    #expect(LineTable(Array(text.utf8)).starts == starts)
  }

  @Test(arguments: 0..<24)
  func breaksAreFoundAtEveryPlaceInAWord(offset: Int) {
    var bytes = [UInt8](repeating: 0x61, count: 24)
    bytes[offset] = 0x0A
    #expect(LineTable(bytes).starts == [0, Int32(offset) + 1])
    bytes[offset] = 0x0D
    #expect(LineTable(bytes).starts == [0, Int32(offset) + 1])
    if offset + 1 < bytes.count {
      bytes[offset + 1] = 0x0A
      #expect(LineTable(bytes).starts == [0, Int32(offset) + 2])
    }
  }

  @Test func scalarsAreCountedBetweenAnyTwoPlaces() {
    let text = "a\u{E9}bcdefg\u{1F469}\u{200D}hijklmn\u{E9}\u{E9}\u{E9}\u{20AC}z"
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    for (first, lower) in starts.enumerated() {
      for (second, upper) in starts.enumerated() where second >= first {
        #expect(lines.scalars(from: lower, to: upper) == second - first, "\(lower) to \(upper)")
      }
    }
  }

  @Test func positionsCountScalars() {
    // A woman astronaut is three scalars of 4, 3 and 4 bytes; an e with a combining accent is two.
    let lines = LineTable(Array("x: \u{1F469}\u{200D}\u{1F680} y\r\ne\u{301}: z".utf8))
    #expect(lines.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(of: 3) == SourcePosition(line: 1, column: 4))
    #expect(lines.position(of: 7) == SourcePosition(line: 1, column: 5))
    #expect(lines.position(of: 10) == SourcePosition(line: 1, column: 6))
    #expect(lines.position(of: 15) == SourcePosition(line: 1, column: 8))
    #expect(lines.position(of: 18) == SourcePosition(line: 2, column: 1))
    #expect(lines.position(of: 21) == SourcePosition(line: 2, column: 3))
    #expect(lines.position(of: 24) == SourcePosition(line: 2, column: 6))
    #expect(lines.position(of: 1_000) == SourcePosition(line: 2, column: 6))
    #expect(lines.position(of: 5) == SourcePosition(line: 1, column: 4), "inside a character")
  }

  @Test(arguments: ["a\nb\r\nc\rd", "\u{E9}\u{1F600}\n\u{2028}x", "", "\n\n", "ab\r\n"])
  func offsetsOfPositionsComeBack(text: String) {
    let lines = LineTable(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar != "\r" {
        #expect(lines.offset(of: lines.position(of: offset)) == offset)
        let column = lines.utf16Column(of: offset)
        #expect(lines.offset(ofLine: lines.line(at: offset), utf16Column: column) == offset)
      }
      offset += String(scalar).utf8.count
    }
  }

  @Test func offsetsAreClamped() {
    let lines = LineTable(Array("ab\ncd".utf8))
    #expect(lines.offset(of: SourcePosition(line: 1, column: 99)) == 2)
    #expect(lines.offset(of: SourcePosition(line: 9, column: 1)) == 5)
    #expect(lines.offset(ofLine: 2, utf16Column: 99) == 5)
    #expect(lines.offset(ofLine: 9, utf16Column: 0) == 5)
  }

  @Test func utf16ColumnsCountUnits() {
    let lines = LineTable(Array("\u{1F600}\u{E9}x".utf8))
    #expect(lines.utf16Column(of: 0) == 0)
    #expect(lines.utf16Column(of: 4) == 2)
    #expect(lines.utf16Column(of: 6) == 3)
    #expect(lines.offset(ofLine: 1, utf16Column: 2) == 4)
    #expect(lines.offset(ofLine: 1, utf16Column: 1) == 0, "between two units")
  }

  @Test(arguments: [("a\nb", "a|b"), ("a\r\nb\r", "a|b|"), ("\n", "|"), ("x\ry\n", "x|y|")])
  func rangesAreWithoutBreaks(text: String, lines expected: String) {
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    let texts = (1...lines.count).map { line in
      let range = lines.range(ofLine: line)
      return String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    }
    #expect(texts.joined(separator: "|") == expected)
  }
}
