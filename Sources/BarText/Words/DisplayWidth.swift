/// How many cells of a terminal a text takes, told scalar by scalar, since a sequence is not the sum of its scalars.
///
/// Wide East Asian characters and emoji take two cells; marks, joiners and what a joiner joins take
/// none. Terminals differ for rare sequences; this is what most of them do. Control characters count
/// as nothing: whoever shows a text has escaped them.
package struct DisplayWidth: Sendable {
  private enum Previous {
    case other, joiner, regionalIndicator, wideEmoji
    /// A character of one cell that `U+FE0F` or a skin tone turns into an emoji of two.
    case narrowEmoji
  }

  private var previous = Previous.other

  package init() {}

  /// The number of cells that the scalar adds to what came before it.
  package mutating func add(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      if value >= 0x20 && value < 0x7F {
        previous = Self.startsKeycap(value) ? .narrowEmoji : .other
        return 1
      }
      guard value >= 0xA0, value != 0xAD else { return 0 }
      previous = value == 0xA9 || value == 0xAE ? .narrowEmoji : .other
      return 1
    }
    switch value {
    case 0x200D:
      previous = .joiner
      return 0
    case 0xFE0F:
      if case .narrowEmoji = previous {
        previous = .wideEmoji
        return 1
      }
      return 0
    case 0x1F1E6...0x1F1FF:
      // Two regional indicators are one flag.
      if case .regionalIndicator = previous {
        previous = .other
        return 0
      }
      previous = .regionalIndicator
      return 2
    default: break
    }
    if Self.isZeroWidth(scalar) { return 0 }
    let properties = scalar.properties
    let isWide = Self.isWide(value)
    let before = previous
    previous = !properties.isEmoji ? .other : isWide ? .wideEmoji : .narrowEmoji
    switch before {
    case .joiner where properties.isEmoji:
      previous = .wideEmoji
      return 0
    case .wideEmoji where properties.isEmojiModifier: return 0
    case .narrowEmoji where properties.isEmojiModifier: return 1
    case .other, .joiner, .regionalIndicator, .wideEmoji, .narrowEmoji: return isWide ? 2 : 1
    }
  }

  /// The number of cells that a text takes.
  package static func cells(of text: String) -> Int {
    var width = DisplayWidth()
    var cells = 0
    for scalar in text.unicodeScalars { cells += width.add(scalar) }
    return cells
  }

  /// The number of cells that UTF-8 bytes take; a byte that is not UTF-8 counts as one.
  package static func cells(of bytes: [UInt8], in range: Range<Int>) -> Int {
    var width = DisplayWidth()
    var cells = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let decoded = DecodedScalar(bytes, at: offset, end: range.upperBound)
      cells += decoded.scalar.map { width.add($0) } ?? 1
      offset += decoded.count
    }
    return cells
  }

  private static func startsKeycap(_ value: UInt32) -> Bool {
    value == 0x23 || value == 0x2A || value >= 0x30 && value <= 0x39
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Vowels and final consonants of Hangul join the leading consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return true
    default: return false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    let index = wideRanges.partitioningIndex { $0 >= value }
    // An odd index is the end of a run that the scalar is in.
    return index % 2 == 1 || index < wideRanges.count && wideRanges[index] == value
  }

  /// First and last scalar of each run whose East Asian Width is W or F, without zero-width marks:
  /// https://www.unicode.org/Public/17.0.0/ucd/EastAsianWidth.txt
  private static let wideRanges: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0,
    0x23F3, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x2630, 0x2637, 0x2648, 0x2653,
    0x267F, 0x267F, 0x268A, 0x268F, 0x2693, 0x2693, 0x26A1, 0x26A1, 0x26AA, 0x26AB,
    0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA,
    0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705,
    0x270A, 0x270B, 0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755,
    0x2757, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C,
    0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x2E99, 0x2E9B, 0x2EF3, 0x2F00, 0x2FD5,
    0x2FF0, 0x3029, 0x3030, 0x303E, 0x3041, 0x3096, 0x309B, 0x30FF, 0x3105, 0x312F,
    0x3131, 0x3163, 0x3165, 0x318E, 0x3190, 0x31E5, 0x31EF, 0x321E, 0x3220, 0x3247,
    0x3250, 0xA48C, 0xA490, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
    0xFE10, 0xFE19, 0xFE30, 0xFE52, 0xFE54, 0xFE66, 0xFE68, 0xFE6B, 0xFF01, 0xFF60,
    0xFFE0, 0xFFE6, 0x16FE0, 0x16FE3, 0x16FF2, 0x16FF6, 0x17000, 0x18CD5, 0x18CFF, 0x18D1E,
    0x18D80, 0x18DF2, 0x1AFF0, 0x1AFF3, 0x1AFF5, 0x1AFFB, 0x1AFFD, 0x1AFFE, 0x1B000, 0x1B122,
    0x1B132, 0x1B132, 0x1B150, 0x1B152, 0x1B155, 0x1B155, 0x1B164, 0x1B167, 0x1B170, 0x1B2FB,
    0x1D300, 0x1D356, 0x1D360, 0x1D376, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E,
    0x1F191, 0x1F19A, 0x1F1E6, 0x1F202, 0x1F210, 0x1F23B, 0x1F240, 0x1F248, 0x1F250, 0x1F251,
    0x1F260, 0x1F265, 0x1F300, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393,
    0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E,
    0x1F440, 0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567,
    0x1F57A, 0x1F57A, 0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5,
    0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2, 0x1F6D5, 0x1F6D8, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC,
    0x1F6F4, 0x1F6FC, 0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945,
    0x1F947, 0x1F9FF, 0x1FA70, 0x1FA7C, 0x1FA80, 0x1FA8A, 0x1FA8E, 0x1FAC6, 0x1FAC8, 0x1FAC8,
    0x1FACD, 0x1FADC, 0x1FADF, 0x1FAEA, 0x1FAEF, 0x1FAF8, 0x20000, 0x2FFFD, 0x30000, 0x3FFFD,
  ]
}
