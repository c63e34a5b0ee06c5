/// Loads eight bytes, the first one lowest.
@inline(__always)
func word(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
  UInt64(
    littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}

/// Whether two runs of bytes are the same.
@inline(__always)
func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
  if count >= 8 {
    var offset = 0
    while offset + 8 <= count {
      if word(left, offset) != word(right, offset) { return false }
      offset += 8
    }
    return word(left, count - 8) == word(right, count - 8)
  }
  return shortWord(left, count) == shortWord(right, count)
}

/// Whether two runs of bytes are the same, and ASCII.
@inline(__always)
func areEqualASCII(
  _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int
) -> Bool {
  var difference: UInt64
  var bits: UInt64
  if count >= 8 {
    bits = word(left, count - 8)
    difference = bits ^ word(right, count - 8)
    var offset = 0
    while offset < count - 8 {
      let next = word(left, offset)
      bits |= next
      difference |= next ^ word(right, offset)
      offset += 8
    }
  } else {
    bits = shortWord(left, count)
    difference = bits ^ shortWord(right, count)
  }
  return difference == 0 && bits & 0x8080_8080_8080_8080 == 0
}

/// All of fewer than eight bytes, by loads that overlap: a loop of few steps is what a processor guesses worst.
@inline(__always)
private func shortWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
  let raw = UnsafeRawPointer(bytes)
  if count >= 4 {
    let first = raw.loadUnaligned(as: UInt32.self)
    let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    return UInt64(first) | UInt64(last) << 32
  }
  if count == 0 { return 0 }
  return UInt64(bytes[0]) | UInt64(bytes[count >> 1]) << 8 | UInt64(bytes[count - 1]) << 16
}

/// The offset of the next byte of one value, or `count`.
func find(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
  let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
  var offset = start
  while offset + 32 <= count {
    let first = matches(word(bytes, offset), pattern) | matches(word(bytes, offset + 8), pattern)
    let last =
      matches(word(bytes, offset + 16), pattern) | matches(word(bytes, offset + 24), pattern)
    if first | last != 0 { break }
    offset += 32
  }
  while offset < count, bytes[offset] != byte { offset += 1 }
  return offset
}

/// A top bit for the first byte at which two words agree, and maybe for some after it; 0 if they agree nowhere.
@inline(__always)
private func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
  let difference = word ^ pattern
  return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
}

/// A hash of a run of bytes in 32 bits.
@inline(__always)
func hash(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
  var state = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
  if count >= 8 {
    var offset = 0
    while offset + 8 < count {
      state = mixed(state ^ word(bytes, offset))
      offset += 8
    }
    state = mixed(state ^ word(bytes, count - 8))
  } else {
    state = mixed(state ^ shortWord(bytes, count))
  }
  return UInt32(truncatingIfNeeded: state >> 32)
}

@inline(__always)
private func mixed(_ value: UInt64) -> UInt64 {
  // The odd constant is 2^64 divided by the golden ratio.
  let product = value &* 0x9E37_79B9_7F4A_7C15
  return product ^ product >> 29
}

/// Whether a character that is a line break to libyaml and to no editor (NEL, LS, PS) begins at an offset; its length, or 0.
@inline(__always)
func unicodeBreak(_ bytes: UnsafePointer<UInt8>, _ offset: Int, count: Int) -> Int {
  if bytes[offset] == 0xC2, offset + 1 < count, bytes[offset + 1] == 0x85 { return 2 }
  if bytes[offset] == 0xE2, offset + 2 < count, bytes[offset + 1] == 0x80,
    bytes[offset + 2] | 1 == 0xA9
  {
    return 3
  }
  return 0
}

extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var numberSign: UInt8 { 0x23 }

  /// A space or a tab.
  package var isBlank: Bool { self == .space || self == .tab }
  /// LF or CR.
  package var isBreak: Bool { self == .lineFeed || self == .carriageReturn }
}
