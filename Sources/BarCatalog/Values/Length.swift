/// A number of points, or a keyword in its place.
///
/// A keyword is the not-a-number whose low byte is its raw value plus one; no description can write a not-a-number.
@frozen @usableFromInline
package struct Length<Keyword: Enumeration>: Payload {
  @usableFromInline package let points: Double?
  @usableFromInline package let keyword: Keyword?

  @inlinable package static var form: ValueForm {
    ValueForm(.length, parameter: Keyword.enumeration.rawValue)
  }

  /// The word of a keyword.
  @inlinable package static func word(keyword raw: UInt8) -> UInt64 {
    0x7FF8_0000_0000_0000 | UInt64(raw) + 1
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    let value = Double(bitPattern: word)
    if value.isNaN {
      points = nil
      keyword = Keyword(rawValue: UInt8(truncatingIfNeeded: word & 0xFF) &- 1)
    } else {
      points = value
      keyword = nil
    }
  }
}
