import BarCatalog

/// Apple's system font, estimated: the advances of Inter, and Apple's own tracking.
///
/// Against widths that Interface Builder wrote for 153 labels, Inter with its kerning is 1 to 2
/// percent off: at most a point on a bar's labels of up to eight characters. Kerning is left out
/// here, which makes the usual words of bars 0.4 percent wider, their capitals 0.9 (at most 5).
enum SystemFont {
  /// 1950 and 494 units of 2048: the height of UILabels at twelve sizes is their sum, rounded up.
  private static var ascender: Double { 1950.0 / 2048 }
  private static var descender: Double { -494.0 / 2048 }
  private static var lineHeight: Double { 2444.0 / 2048 }

  static func metrics(of text: UnsafeRawBufferPointer, _ font: Font, uppercased: Bool)
    -> TextMetrics
  {
    let display = displayShare(at: font.size)
    var width = 0.0
    var confidence = Confidence.estimate
    if display < 1 {
      let advance = TextAdvance(of: text, in: textTable(font.weight), uppercased: uppercased)
      width += (1 - display) * points(advance, textTable(font.weight), font)
      confidence = min(confidence, advance.confidence)
    }
    if display > 0 {
      let advance = TextAdvance(of: text, in: displayTable(font.weight), uppercased: uppercased)
      width += display * points(advance, displayTable(font.weight), font)
      confidence = min(confidence, advance.confidence)
    }
    return TextMetrics(
      width: width, lineHeight: lineHeight * font.size, ascender: ascender * font.size,
      descender: descender * font.size, confidence: min(confidence, weightConfidence(font.weight)))
  }

  /// How much of the display cut is in the letters, 0 to 1.
  ///
  /// Inter is within 1 percent up to 17 points, Inter Display from 24 on, and both are wrong
  /// between them, on different sides.
  static func displayShare(at size: Double) -> Double {
    min(max((size - 19) / 5, 0), 1)
  }

  private static func points(_ advance: TextAdvance, _ table: AdvanceTable, _ font: Font) -> Double
  {
    let glyphs = Double(advance.units) * font.size / Double(table.unitsPerEm)
    let tracking = Double(advance.glyphs) * Tracking.points(at: font.size)
    return (glyphs + tracking) * correction(font)
      + advance.fallback * font.size
      + Double(advance.emoji) * ScriptFallback.emojiWidth(size: font.size)
  }

  /// Inter's semibold is 1.5 percent narrow: measured on eight labels at 17 points.
  private static func correction(_ font: Font) -> Double {
    font.weight == .semibold ? 1.015 - 0.015 * displayShare(at: font.size) : 1
  }

  private static func textTable(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight, .thin, .light, .regular: .interRegular
    case .medium: .interMedium
    case .semibold: .interSemiBold
    case .bold, .heavy, .black: .interBold
    }
  }

  private static func displayTable(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight, .thin, .light, .regular: .interDisplayRegular
    case .medium: .interDisplayMedium
    case .semibold: .interDisplaySemiBold
    case .bold, .heavy, .black: .interDisplayBold
    }
  }

  /// The outer weights have the widths of a neighbor.
  private static func weightConfidence(_ weight: FontWeight) -> Confidence {
    switch weight {
    case .regular, .medium, .semibold, .bold: .estimate
    case .ultraLight, .thin, .light, .heavy, .black: .assumed
    }
  }
}
