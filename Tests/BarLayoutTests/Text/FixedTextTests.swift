import BarCatalog
import BarLayout
import Testing

@Suite struct FixedTextTests {
  private let model = FontModel.fixed(advance: 0.5, ascender: 0.95, descender: -0.25)

  @Test func aLineIsCountedAndMultiplied() {
    let metrics = measure("SAVE", Font(size: 14), model)
    #expect(metrics.width == 28)
    #expect(metrics.lineHeight == 0.95 * 14 - -0.25 * 14)
    #expect(abs(metrics.lineHeight - 16.8) < 1e-12)
    #expect(metrics.ascender == 0.95 * 14)
    #expect(metrics.descender == -0.25 * 14)
    #expect(metrics.confidence == .exact)
  }

  @Test func theOrderOfOperationsIsCountAdvanceSize() {
    // 3 × (0.1 × 14) and (3 × 14) × 0.1 are other doubles.
    let odd = FontModel.fixed(advance: 0.1, ascender: 1, descender: 0)
    #expect(measure("abc", Font(size: 14), odd).width == 3.0 * 0.1 * 14.0)
  }

  @Test(arguments: [
    ("", 0, 0), ("Save", 4, 4), ("New message", 11, 11), ("😀👍", 2, 2), ("👨‍👩‍👧", 5, 5),
    ("Straße", 6, 7), ("ﬁn", 2, 3), ("e\u{301}", 2, 2), ("é", 1, 1), ("ΐ", 1, 3), ("ŉ", 1, 2),
    ("الوارد", 6, 6), ("日本", 2, 2), ("🇨🇭", 2, 2), ("\u{10FFFF}", 1, 1), ("a\0b", 3, 3),
  ])
  func everyScalarIsOneAdvance(_ text: String, _ count: Int, _ capitals: Int) {
    let em = FontModel.fixed(advance: 1, ascender: 1, descender: 0)
    #expect(measure(text, Font(size: 1), em).width == Double(count))
    #expect(measure(text, Font(size: 1), em, uppercased: true).width == Double(capitals))
  }

  @Test func anEmptyTextIsALineHigh() {
    #expect(measure("", Font(size: 20), model).lineHeight == 0.95 * 20 - -0.25 * 20)
  }

  @Test func weightMakesNoDifference() {
    let regular = measure("abc", Font(size: 17), model)
    for weight in (0...8).compactMap(FontWeight.init(rawValue:)) {
      #expect(measure("abc", Font(size: 17, weight: weight), model) == regular)
    }
  }
}
