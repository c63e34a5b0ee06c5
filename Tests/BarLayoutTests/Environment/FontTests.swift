import BarCatalog
import BarLayout
import Testing

struct FontTests {
  private static let usual = Font(size: 20, weight: .medium)

  @Test func takesTheUsualSizeWhereNoneIsWritten() {
    #expect(font([]) == Font(size: 20, weight: .regular))
    #expect(
      font([(FontDescription.id(.size), 17.0.bitPattern)]) == Font(size: 17, weight: .regular))
    #expect(
      font([(FontDescription.id(.weight), UInt64(FontWeight.bold.rawValue))])
        == Font(size: 20, weight: .bold))
  }

  @Test(arguments: [
    (FontTextStyle.body, ContentSizeCategory.large, 17.0), (.body, .extraSmall, 14),
    (.headline, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34),
    (.largeTitle, .accessibilityMedium, 44), (.caption2, .extraLarge, 13),
    (.title3, .small, 18), (.subheadline, .large, 15), (.callout, .medium, 15),
    (.footnote, .large, 13), (.caption1, .large, 12), (.title1, .large, 28), (.title2, .large, 22),
  ])
  func takesTheSizeOfATextStyle(
    _ style: FontTextStyle, _ textSize: ContentSizeCategory, _ size: Double
  ) {
    let weight: FontWeight = style == .headline ? .semibold : .regular
    #expect(
      font([(FontDescription.id(.textStyle), UInt64(style.rawValue))], textSize)
        == Font(size: size, weight: weight))
  }

  private func font(
    _ properties: [(id: UInt16, word: UInt64)], _ textSize: ContentSizeCategory = .large
  ) -> Font {
    var builder = TapeBuilder()
    let word = builder.element(.fontDescription, properties)
    let texts = builder.texts
    let context = LayoutContext(
      environment: .phone(textSize: textSize), texts: texts, images: NamedImages([], in: texts))
    return context.font(Element(word: word, builder.tape), or: Self.usual)
  }
}
