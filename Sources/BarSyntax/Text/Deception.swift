import BarText

/// Something in a text that a reader does not see as it is.
struct Deception {
  enum Kind {
    /// A character that shows as nothing, or that changes the direction of what follows.
    case hiddenCharacter
    /// A word of Latin letters some of which are of another script and look the same.
    case lookAlikeLetter
  }

  let kind: Kind
  let range: SourceRange
}

/// Whether a character of three bytes is never seen: a zero-width space or joiner of words, a byte order mark that is not
/// the first character, or a control of direction that spans what follows.
///
/// Marks of direction (U+200E, U+200F, U+061C) and the joiners of letters (U+200C, U+200D) belong into texts of many
/// languages and into emoji.
func isHidden(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
  switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
  case (0xE2, 0x80, 0x8B): true
  // U+202A to U+202E.
  case (0xE2, 0x80, 0xAA...0xAE): true
  // U+2060 to U+2064, U+2066 to U+2069.
  case (0xE2, 0x81, 0xA0...0xA4), (0xE2, 0x81, 0xA6...0xA9): true
  case (0xEF, 0xBB, 0xBF): true
  default: false
  }
}

/// Whether a byte begins a letter of Greek or Cyrillic, in two bytes.
func isGreekOrCyrillic(_ byte: UInt8) -> Bool { 0xCE...0xD3 ~= byte }

/// A run of letters of Latin, Greek and Cyrillic.
struct Word {
  private(set) var range: Range<Int>
  /// Whether a letter is Latin.
  private var hasLatin = false
  /// Whether every letter that is not Latin looks as if it were.
  private var isDisguised = true

  /// The word that a letter of Greek or Cyrillic stands in.
  init(around offset: Int, in bytes: UnsafePointer<UInt8>, from start: Int, to count: Int) {
    var lower = offset
    while let length = Self.lengthOfLetter(endingAt: lower, in: bytes, from: start) {
      lower -= length
    }
    range = lower..<lower
    var upper = lower
    while let length = Self.lengthOfLetter(at: upper, in: bytes, to: count) {
      judge(bytes, upper)
      upper += length
    }
    range = lower..<upper
  }

  /// Whether the word passes for a Latin one.
  var isDeceptive: Bool { hasLatin && isDisguised }

  private mutating func judge(_ bytes: UnsafePointer<UInt8>, _ offset: Int) {
    if !isGreekOrCyrillic(bytes[offset]) {
      hasLatin = true
    } else if !looksLatin(UInt32(bytes[offset] & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F)) {
      isDisguised = false
    }
  }

  private static func lengthOfLetter(
    at offset: Int, in bytes: UnsafePointer<UInt8>, to count: Int
  ) -> Int? {
    guard offset < count else { return nil }
    if isASCIILetter(bytes[offset]) { return 1 }
    guard beginsLetter(bytes[offset]), offset + 1 < count, bytes[offset + 1] & 0xC0 == 0x80 else {
      return nil
    }
    return 2
  }

  private static func lengthOfLetter(
    endingAt offset: Int, in bytes: UnsafePointer<UInt8>, from start: Int
  ) -> Int? {
    guard offset > start else { return nil }
    if isASCIILetter(bytes[offset - 1]) { return 1 }
    guard offset - 1 > start, bytes[offset - 1] & 0xC0 == 0x80, beginsLetter(bytes[offset - 2])
    else { return nil }
    return 2
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Whether a byte begins a letter in two bytes: Latin with marks (U+00C0 to U+024F), Greek or Cyrillic.
  private static func beginsLetter(_ byte: UInt8) -> Bool {
    0xC3...0xC9 ~= byte || isGreekOrCyrillic(byte)
  }
}

/// Whether a letter of Greek or Cyrillic has the shape of a Latin one in most fonts.
private func looksLatin(_ scalar: UInt32) -> Bool {
  switch scalar {
  // Greek ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ, and ιν ο ρ υ.
  case 0x391, 0x392, 0x395, 0x396, 0x397, 0x399, 0x39A, 0x39C, 0x39D, 0x39F, 0x3A1, 0x3A4, 0x3A5,
    0x3A7, 0x3B9, 0x3BD, 0x3BF, 0x3C1, 0x3C5:
    true
  // Cyrillic ЅІЈ, АВЕКМНОРСТХ.
  case 0x405, 0x406, 0x408, 0x410, 0x412, 0x415, 0x41A, 0x41C, 0x41D, 0x41E, 0x420, 0x421, 0x422,
    0x425:
    true
  // Cyrillic аеорсух, ѕіј, and һ.
  case 0x430, 0x435, 0x43E, 0x440, 0x441, 0x443, 0x445, 0x455, 0x456, 0x458, 0x4BB: true
  default: false
  }
}
