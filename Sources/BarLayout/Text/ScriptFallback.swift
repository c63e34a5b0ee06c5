import BarCatalog

/// How wide a scalar is that the tables of advances lack: another font of the system draws it.
///
/// | script | em | from |
/// |---|---|---|
/// | ideographs, kana, full width | 1.0196 | real labels, PingFang at 17 points: two characters are 35 wide, three are 52 |
/// | Hangul | 1 | an upper bound: its fonts are narrower |
/// | half width | 0.5 | by definition |
/// | Arabic 0.455, Hebrew 0.526, Thai 0.537, Devanagari 0.518, Bengali 0.517, Tamil 0.679, Armenian 0.619, Georgian 0.622 | | the usual words of buttons (cancel, done, settings, …) shaped with Noto Sans 2020, their width shared among the scalars that are no marks |
/// | other Indic 0.571 | | the mean of the three above |
/// | the rest | 0.6 | about a Latin letter |
///
/// Joined and reordered letters are right on average only: but for the first line, these figures
/// are assumed.
struct ScriptFallback {
  let em: Double
  let confidence: Confidence

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      self.init(1.0196, .estimate)
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
      self.init(1, .assumed)
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: self.init(0.5, .assumed)
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
      self.init(0.455, .assumed)
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: self.init(0.526, .assumed)
    case 0x0E00...0x0EFF: self.init(0.537, .assumed)
    case 0x0900...0x097F, 0xA8E0...0xA8FF: self.init(0.518, .assumed)
    case 0x0980...0x09FF: self.init(0.517, .assumed)
    case 0x0B80...0x0BFF: self.init(0.679, .assumed)
    case 0x0A00...0x0DFF: self.init(0.571, .assumed)
    case 0x0530...0x058F, 0xFB13...0xFB17: self.init(0.619, .assumed)
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self.init(0.622, .assumed)
    default: self.init(0.6, .assumed)
    }
  }

  private init(_ em: Double, _ confidence: Confidence) {
    self.em = em
    self.confidence = confidence
  }

  /// The width of an emoji in points, at a size of text.
  ///
  /// UIKit draws them larger than the text: 1.25 em up to 16 points, 20 points at 17 and 18, then
  /// slowly more, until the size itself has caught up at 22. Measured as heights at 11 to 30
  /// points (flutter/flutter#28894); the width is taken to be the same.
  static func emojiWidth(size: Double) -> Double {
    size <= 16 ? 1.25 * size : max(20, 11 + size / 2, size)
  }
}
