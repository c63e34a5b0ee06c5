/// One Unicode scalar read from UTF-8 bytes, or one byte that belongs to none.
package struct DecodedScalar: Equatable, Sendable {
  /// The scalar; `nil` if the bytes are not UTF-8.
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
    let count = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { lengthOfScalar($0, at: offset, end: end) } ?? 0
    }
    guard count > 0 else {
      self.init(scalar: nil, count: 1)
      return
    }
    // The first byte of n holds 7 - n bits of the scalar, each following byte 6.
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for index in offset + 1..<offset + count { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    self.init(scalar: Unicode.Scalar(value), count: count)
  }

  private init(scalar: Unicode.Scalar?, count: Int) {
    self.scalar = scalar
    self.count = count
  }
}

/// The number of bytes of the well-formed UTF-8 character that begins at an offset below `end`, or 0 (Unicode, table 3-7).
@inlinable
package func lengthOfScalar(_ bytes: UnsafePointer<UInt8>, at offset: Int, end: Int) -> Int {
  let first = bytes[offset]
  if first < 0x80 { return 1 }
  let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
  if length == 0 || offset + length > end { return 0 }
  let second = bytes[offset + 1]
  let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
  let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
  if second < lowest || second > highest { return 0 }
  for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
  return length
}
