/// A version of iOS or iPadOS, or of the SDK of that number.
///
/// A third number is read and dropped: nothing that the catalog knows depends on one.
package struct OSVersion: Hashable, Comparable, Sendable {
  package let major: UInt16
  package let minor: UInt16

  package init(_ major: UInt16, _ minor: UInt16 = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `26`, `15.0` or `17.4.1`: one to three decimal numbers of at most four digits each.
  ///
  /// Nil for anything else, signs and blanks included.
  package init?(_ text: String) {
    var numbers: (UInt16, UInt16, UInt16) = (0, 0, 0)
    var part = 0
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= 4 else { return nil }
        let digit = UInt16(byte - UInt8(ascii: "0"))
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

  package static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Both numbers: `26.0`.
  package var spelling: String {
    String(major) + "." + String(minor)
  }
}
