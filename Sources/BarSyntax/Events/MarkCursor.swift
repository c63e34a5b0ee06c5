/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// Marks come almost in text order, so the cursor walks on from the last one; a step backwards is walked, too.
struct MarkCursor {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// The number of characters before `offset`.
  private var character = 0
  private var offset = 0

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// Moves to a character whose place is known.
  @inline(__always)
  mutating func move(toCharacter target: Int, offset: Int) {
    character = target
    self.offset = offset
  }

  /// The offset of the first byte of a character, counted from 0.
  @inline(__always)
  mutating func byteOffset(ofCharacter target: Int) -> Int {
    let remaining = target - character
    // Most marks are a few ASCII characters from the last one.
    guard remaining >= 0, remaining < 8, offset + 8 <= count,
      word(bytes, offset) & MarkCursor.topBits(ofBytes: remaining) == 0
    else { return walk(toCharacter: target) }
    character = target
    offset += remaining
    return offset
  }

  /// The top bit of each of the first bytes of a word, fewer than eight.
  @inline(__always)
  private static func topBits(ofBytes count: Int) -> UInt64 {
    0x8080_8080_8080_8080 & (1 << UInt64(truncatingIfNeeded: count * 8) &- 1)
  }

  private mutating func walk(toCharacter target: Int) -> Int {
    var remaining = target - character
    character = target
    if remaining < 0 { return walkBack(-remaining) }
    var offset = self.offset
    while offset + 8 <= count {
      let word = word(bytes, offset)
      let high = word & 0x8080_8080_8080_8080
      if remaining < 8 {
        // Only the bytes that are stepped over must be ASCII.
        if word & MarkCursor.topBits(ofBytes: remaining) != 0 { break }
        offset += remaining
        self.offset = offset
        return offset
      }
      if high == 0 {
        remaining -= 8
      } else {
        let continuations = word >> 7 & ~(word >> 6) & 0x0101_0101_0101_0101
        remaining -= 8 - Int((continuations &* 0x0101_0101_0101_0101) >> 56)
      }
      offset += 8
      if high != 0 { finishCharacter(&offset) }
      if remaining == 0 { break }
    }
    self.offset = walk(remaining, from: offset)
    return self.offset
  }

  /// Eight bytes may end inside a character.
  @inline(__always)
  private func finishCharacter(_ offset: inout Int) {
    while offset < count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
  }

  private func walk(_ characters: Int, from start: Int) -> Int {
    var offset = start
    for _ in 0..<characters {
      if offset >= count { break }
      offset += 1
      finishCharacter(&offset)
    }
    return offset
  }

  private mutating func walkBack(_ characters: Int) -> Int {
    for _ in 0..<characters {
      if offset == 0 { break }
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    }
    return offset
  }
}
