import BarLayout
import Testing

@Suite struct UppercasingTests {
  @Test(arguments: [
    ("", ""), ("Save", "SAVE"), ("az{`@[", "AZ{`@["), ("Straße", "STRASSE"), ("ﬁn", "FIN"),
    ("ﬃ", "FFI"), ("i", "I"), ("ı", "I"), ("İ", "İ"), ("é", "É"), ("ÿ", "Ÿ"), ("µ", "Μ"),
    ("ŉ", "ʼN"), ("ǰ", "J̌"), ("ǆ", "Ǆ"), ("ǅ", "Ǆ"), ("σς", "ΣΣ"),
    ("\u{390}", "\u{399}\u{308}\u{301}"), ("ᾳ", "ΑΙ"),
    ("և", "ԵՒ"), ("ж", "Ж"), ("დ", "Დ"), ("ⓐ", "Ⓐ"), ("ａ", "Ａ"), ("𐐨", "𐐀"), ("日本", "日本"),
    ("😀👍", "😀👍"), ("e\u{301}", "E\u{301}"), ("ẞ", "ẞ"), ("ꭰ", "Ꭰ"),
  ])
  func capitals(_ text: String, _ expected: String) {
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBytes { uppercased($0) }
    #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func everyScalarMeasuresAsItsCapitals() {
    let model = FontModel.fixed(advance: 1, ascender: 1, descender: 0)
    for value in UInt32(0)..<0x11000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let capitals = Array(text.utf8).withUnsafeBytes { uppercased($0) }
      #expect(
        measure(text, Font(size: 1), model, uppercased: true).width
          == Double(capitals.unicodeScalars.count), "U+\(String(value, radix: 16))")
    }
  }

  @Test func whatIsNotUTF8IsReplaced() {
    let model = FontModel.fixed(advance: 1, ascender: 1, descender: 0)
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0xE2, 0x82]
    bytes.withUnsafeBytes { text in
      let capitals = uppercased(text)
      #expect(capitals == "A\u{FFFD}\u{FFFD}\u{FFFD}")
      #expect(measure(text, Font(size: 1), model, uppercased: true).width == 4)
    }
  }
}
