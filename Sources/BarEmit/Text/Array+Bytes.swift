/// What text formats append to their output, as bytes, without building a String.
extension [UInt8] {
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { self += $0 }
  }

  /// Appends a number that is not negative in decimal digits.
  package mutating func appendDecimal(_ number: Int) {
    var rest = UInt(Swift.max(0, number))
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends a number in hexadecimal digits, without leading zeros.
  package mutating func appendHexadecimal(_ number: UInt32) {
    let start = count
    var rest = number
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      rest >>= 4
    } while rest > 0
    self[start...].reverse()
  }

  package mutating func append(repeating byte: UInt8, count: Int) {
    self += repeatElement(byte, count: Swift.max(0, count))
  }
}
