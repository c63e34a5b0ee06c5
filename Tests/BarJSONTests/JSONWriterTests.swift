import BarJSON
import Testing

@Suite struct JSONWriterTests {
  @Test func everyByteIsEscapedAtEveryPlaceOfATextOfAnyLength() {
    for byte in UInt8(0)..<0x80 {
      var expected: [[UInt8]] = []
      var texts: [[UInt8]] = []
      for length in 1..<20 {
        for place in 0..<length {
          var text = [UInt8](repeating: UInt8(ascii: " "), count: length)
          text[place] = byte
          texts.append(text)
          expected.append(escaped(text))
        }
      }
      let written = written { json in
        for text in texts { text.withUnsafeBytes { json.string($0) } }
      }
      #expect(written == expected.flatMap { $0 }, "byte \(byte)")
    }
  }

  @Test func textsBeyondASCIIAreCopied() {
    let texts = ["é", "Настройки", "設定を開く", "naïve \"quotes\" – \u{7F}\u{A0}", "😀😀😀\n"]
    for text in texts {
      #expect(written { $0.string(text) } == escaped(Array(text.utf8)), "\(text)")
    }
  }

  @Test(arguments: [
    0, 7, 10, 99, 100, 101, 999, 1_000, 9_999, 10_000, 10_001, 99_999, 123_456,
    9_007_199_254_740_993,
    Int.max, -1, -10_000, Int.min,
  ])
  func integersHaveAllTheirDigits(value: Int) {
    #expect(written { $0.integer(value) } == Array("\(value)".utf8))
  }

  /// Written twice, since a text that takes long to find is kept.
  @Test func numbersHaveTheDigitsThatGiveThemBack() {
    var values = [0.1, 1e-7, 123456.789, 123_456_789.1, 1e16, 1.5e300, .leastNonzeroMagnitude]
    for thirds in 1...3_000 { values.append(Double(thirds) / 3) }
    for eighths in 0...90 { values.append(Double(eighths) / 8 * 1_234) }
    for value in values + values + values.map({ -$0 }) {
      #expect(written { $0.number(value) } == Array(shortest(value).utf8), "\(value)")
    }
    let together = written { json in for value in values + values { json.number(value) } }
    let isSame = together == (values + values).flatMap { Array(shortest($0).utf8) }
    #expect(isSame)
  }

  @Test func whatIsNoNumberIsNull() {
    #expect(written { $0.number(.nan) } == Array("null".utf8))
    #expect(written { $0.number(-.infinity) } == Array("null".utf8))
    #expect(written { $0.number(-0.0) } == Array("0".utf8))
  }

  /// What a writer gives.
  private func written(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var output: [UInt8] = []
    withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in output += piece }) { sink in
      var json = JSONWriter(to: sink)
      write(&json)
      json.flush()
    }
    return output
  }

  /// A text as RFC 8259 has it, byte by byte.
  private func escaped(_ text: [UInt8]) -> [UInt8] {
    let short: [UInt8: String] = [
      0x22: "\\\"", 0x5C: "\\\\", 0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t",
    ]
    var output: [UInt8] = [0x22]
    for byte in text {
      if let escape = short[byte] {
        output += escape.utf8
      } else if byte < 0x20 {
        let digits = String(byte, radix: 16, uppercase: true)
        output += ("\\u00" + (digits.count < 2 ? "0" : "") + digits).utf8
      } else {
        output.append(byte)
      }
    }
    return output + [0x22]
  }

  /// What the standard library writes, without a fraction of zero.
  private func shortest(_ value: Double) -> String {
    let text = value.description
    if value == 0 { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
