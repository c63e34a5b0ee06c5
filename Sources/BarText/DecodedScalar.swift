/// One Unicode scalar read from UTF-8 bytes, or one byte that belongs to none.
package struct DecodedScalar: Equatable, Sendable {
  /// The scalar; nil where the bytes are not UTF-8.
  package let scalar: Unicode.Scalar?
  /// The bytes that it takes, 1 to 4; 1 where they are not UTF-8.
  package let count: Int

  /// Reads what begins at an offset that is below `end`; `end` is at most the number of bytes.
  package init(_ bytes: [UInt8], at offset: Int, end: Int) {
    let first = bytes[offset]
    guard first >= 0x80 else {
      self.init(scalar: Unicode.Scalar(first), count: 1)
      return
    }
    let count: Int
    switch first {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default: count = 0
    }
    guard count > 0, end - offset >= count else {
      self.init(scalar: nil, count: 1)
      return
    }
    // The first byte of n holds 7 - n bits of the scalar, each following byte 6.
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for index in offset + 1..<offset + count {
      guard bytes[index] & 0xC0 == 0x80 else {
        self.init(scalar: nil, count: 1)
        return
      }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    let isShortest = count == 2 || count == 3 && value >= 0x800 || count == 4 && value >= 0x1_0000
    guard isShortest, let scalar = Unicode.Scalar(value) else {
      self.init(scalar: nil, count: 1)
      return
    }
    self.init(scalar: scalar, count: count)
  }

  private init(scalar: Unicode.Scalar?, count: Int) {
    self.scalar = scalar
    self.count = count
  }
}
