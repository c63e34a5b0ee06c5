/// The widths of a font's glyphs, by Unicode scalar: constant data, read where it lies.
///
/// Scalars below U+3000 are cut into pages of 32; each page has a block of 32 advances, and pages
/// that are alike share one. A number takes two printable bytes, base 94 from `!` on. The first
/// four blocks are ASCII, in order, so that an ASCII text needs no page at all.
package struct AdvanceTable: Sendable {
  /// Units that the advances are in, to the size of the font.
  package let unitsPerEm: Int
  private let pages: StaticString
  private let advances: StaticString

  /// The tables have nothing of this scalar and later ones.
  package static var scalarLimit: UInt32 { 0x3000 }

  /// What stands where the font has no glyph: the largest number of two digits.
  private static var missing: Int { 94 * 94 - 1 }

  init(unitsPerEm: Int, pages: StaticString, advances: StaticString) {
    self.unitsPerEm = unitsPerEm
    self.pages = pages
    self.advances = advances
  }

  /// The advance in font units; `nil` if the font has no glyph.
  ///
  /// 0 for marks, which sit on what is before them, for control characters and for format
  /// characters.
  package func advance(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.value < AdvanceTable.scalarLimit else { return nil }
    let position = Int(scalar.value)
    let block = AdvanceTable.number(at: position >> 5, in: pages.utf8Start)
    let advance = AdvanceTable.number(at: block << 5 | position & 31, in: advances.utf8Start)
    return advance == AdvanceTable.missing ? nil : advance
  }

  /// The sum of advances of a text, in font units; of its capitals if `uppercased`.
  ///
  /// Every byte has to be ASCII.
  package func advance(ofASCII text: UnsafeRawBufferPointer, uppercased: Bool) -> Int {
    let numbers = advances.utf8Start
    var sum = 0
    if uppercased {
      for byte in text {
        let isLowercase = byte &- UInt8(ascii: "a") < 26
        sum &+= AdvanceTable.number(
          at: Int(byte & 0x7F &- (isLowercase ? 32 : 0)), in: numbers)
      }
    } else {
      for byte in text { sum &+= AdvanceTable.number(at: Int(byte & 0x7F), in: numbers) }
    }
    return sum
  }

  @inline(__always)
  private static func number(at index: Int, in digits: UnsafePointer<UInt8>) -> Int {
    let zero = Int(UInt8(ascii: "!"))
    return (Int(digits[index &* 2]) &- zero) &* 94 &+ (Int(digits[index &* 2 &+ 1]) &- zero)
  }
}
