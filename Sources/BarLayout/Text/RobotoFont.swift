import BarCatalog

/// Roboto 2.138 by its own advances.
///
/// Kerning is left out, so that widths are estimates: the usual words of bars come out 0.3 percent
/// wide, their capitals 1 (at most 6).
enum RobotoFont {
  /// `hhea` of the font: 1900 and -500 units of 2048, and no line gap.
  private static var ascender: Double { 1900.0 / 2048 }
  private static var descender: Double { -500.0 / 2048 }
  private static var lineHeight: Double { 2400.0 / 2048 }

  static func metrics(of text: UnsafeRawBufferPointer, _ font: Font, uppercased: Bool)
    -> TextMetrics
  {
    let (table, confidence) = face(font.weight)
    let advance = TextAdvance(of: text, in: table, uppercased: uppercased)
    let width =
      Double(advance.units) * font.size / Double(table.unitsPerEm)
      + advance.fallback * font.size
      + Double(advance.emoji) * ScriptFallback.emojiWidth(size: font.size)
    return TextMetrics(
      width: width, lineHeight: lineHeight * font.size, ascender: ascender * font.size,
      descender: descender * font.size, confidence: min(confidence, advance.confidence))
  }

  /// Roboto has no semibold: bold is the next. The outer weights have the widths of a neighbor.
  private static func face(_ weight: FontWeight) -> (AdvanceTable, Confidence) {
    switch weight {
    case .ultraLight, .thin, .light: (.robotoRegular, .assumed)
    case .regular: (.robotoRegular, .estimate)
    case .medium: (.robotoMedium, .estimate)
    case .semibold, .bold: (.robotoBold, .estimate)
    case .heavy, .black: (.robotoBold, .assumed)
    }
  }
}
