/// A version of iOS or of its SDK: major times 1,000 plus minor.
@frozen @usableFromInline
package struct Version: Payload, Hashable, Comparable {
  @usableFromInline package let number: UInt32

  @inlinable package init(_ major: UInt32, _ minor: UInt32 = 0) { number = major * 1_000 + minor }
  /// A version by its number: major times 1,000 plus minor.
  @inlinable package init(number: UInt32) { self.number = number }
  @inlinable package static var form: ValueForm { ValueForm(.version) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    number = UInt32(truncatingIfNeeded: word)
  }

  @inlinable package var major: UInt32 { number / 1_000 }
  @inlinable package var minor: UInt32 { number % 1_000 }
  @inlinable package static func < (left: Version, right: Version) -> Bool {
    left.number < right.number
  }

  /// Reads `26`, `15.0` or `17.4.1`: one to three decimal numbers of at most four digits each.
  ///
  /// `nil` for anything else, signs and blanks included.
  package init?(_ text: String) {
    var numbers: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var part = 0
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= 4 else { return nil }
        let digit = UInt32(byte - UInt8(ascii: "0"))
        switch part {
        case 0: numbers.0 = numbers.0 * 10 + digit
        case 1: numbers.1 = numbers.1 * 10 + digit
        default: numbers.2 = numbers.2 * 10 + digit
        }
      case UInt8(ascii: "."):
        guard digits > 0, part < 2 else { return nil }
        part += 1
        digits = 0
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    self.init(numbers.0, numbers.1)
  }

  /// Both numbers: `26.0`.
  package var spelling: String {
    String(major) + "." + String(minor)
  }
}
