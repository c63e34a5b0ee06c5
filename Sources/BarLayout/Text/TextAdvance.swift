import BarCatalog

/// The width of a text by one font's table, in the parts that scale differently.
struct TextAdvance: Equatable {
  /// Advances from the table, in font units.
  private(set) var units = 0
  /// Glyphs from the table that take room: each is followed by the font's tracking.
  private(set) var glyphs = 0
  /// What the table lacks, in em.
  private(set) var fallback = 0.0
  /// Emoji, each sequence of joined ones counted once.
  private(set) var emoji = 0
  /// How well the parts are established, the font itself apart.
  private(set) var confidence = Confidence.exact

  /// What the scalar before this one was, as far as one that follows may change it.
  private var before = Before.other

  private enum Before: Equatable {
    case other
    /// A glyph of the table or a fallback that a variation selector turns into an emoji.
    case text(units: Int?, em: Double)
    case emoji
    /// An emoji and a joiner: what comes next is part of it.
    case joined
    /// Half a flag.
    case regionalIndicator
  }

  init(of text: UnsafeRawBufferPointer, in table: AdvanceTable, uppercased: Bool) {
    if isASCII(text) {
      units = table.advance(ofASCII: text, uppercased: uppercased)
      for byte in text { glyphs &+= byte < 0x20 || byte == 0x7F ? 0 : 1 }
      return
    }
    var sum = self
    forEachScalar(of: text, uppercased: uppercased) { sum.add($0, table) }
    self = sum
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ table: AdvanceTable) {
    switch scalar.value {
    case 0x200D:
      before = before == .emoji ? .joined : .other
    case 0xFE0F, 0x20E3:
      // A variation selector for emoji, or a combining key cap: both belong to the character before.
      if case .text(let units, let em) = before { replaceLast(units, em) }
    case 0xFE0E, 0xE0020...0xE007F:
      break
    case 0x1F1E6...0x1F1FF:
      if before == .regionalIndicator {
        before = .emoji
      } else {
        addEmoji()
        before = .regionalIndicator
      }
    case 0x1F3FB...0x1F3FF:
      // A skin tone colors the emoji before it.
      if case .text(let units, let em) = before {
        replaceLast(units, em)
      } else if before != .emoji {
        addEmoji()
      }
    default:
      addOrdinary(scalar, table)
    }
  }

  private mutating func addOrdinary(_ scalar: Unicode.Scalar, _ table: AdvanceTable) {
    if before == .joined, isEmoji(scalar) {
      before = .emoji
      return
    }
    if scalar.value >= TextAdvance.firstEmoji, scalar.properties.isEmojiPresentation {
      addEmoji()
      return
    }
    if let advance = table.advance(of: scalar) {
      guard advance > 0 else { return }
      units += advance
      glyphs += 1
      before = isEmoji(scalar) ? .text(units: advance, em: 0) : .other
      return
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return
    default: break
    }
    let missing = ScriptFallback(scalar)
    fallback += missing.em
    confidence = min(confidence, missing.confidence)
    before = isEmoji(scalar) ? .text(units: nil, em: missing.em) : .other
  }

  /// But for the few that `isEmoji` names, no scalar below this one has an emoji form.
  private static var firstEmoji: UInt32 { 0x203C }

  private func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE: true
    case ..<TextAdvance.firstEmoji: false
    default: scalar.properties.isEmoji
    }
  }

  private mutating func addEmoji() {
    emoji += 1
    confidence = .assumed
    before = .emoji
  }

  private mutating func replaceLast(_ units: Int?, _ em: Double) {
    if let units {
      self.units -= units
      glyphs -= 1
    } else {
      fallback -= em
    }
    addEmoji()
  }
}
