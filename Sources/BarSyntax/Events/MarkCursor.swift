/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// Marks come almost in text order, and most text is ASCII: the cursor knows a run of characters of one byte each, and
/// walks on from it, or back, where a mark is outside.
struct MarkCursor {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// The offsets of the run: in it, and right after it, a character is `shift` bytes further than its number says.
  private var lower = 0
  private var upper: Int
  private var shift = 0

  /// - Parameter isASCII: Whether all of the bytes are known to be ASCII.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, isASCII: Bool = false) {
    self.bytes = bytes
    self.count = count
    upper = isASCII ? count : 0
  }

  /// Moves to a character whose place is known.
  @inline(__always)
  mutating func move(toCharacter target: Int, offset: Int) {
    if offset &- target == shift, offset >= lower, offset <= upper { return }
    begin(atCharacter: target, offset: offset)
  }

  /// The offset of the first byte of a character, counted from 0.
  @inline(__always)
  mutating func byteOffset(ofCharacter target: Int) -> Int {
    let offset = target &+ shift
    if offset >= lower, offset <= upper { return offset }
    return walk(toCharacter: target)
  }

  private mutating func walk(toCharacter target: Int) -> Int {
    let isBehind = target + shift > upper
    let start = isBehind ? upper : lower
    let characters = target - (start - shift)
    let offset = isBehind ? offset(after: characters, from: start) : offset(before: -characters)
    begin(atCharacter: target, offset: offset)
    return offset
  }

  /// Begins a run at a character.
  private mutating func begin(atCharacter character: Int, offset: Int) {
    let isSameRun = offset - character == shift && offset < lower
    lower = offset
    shift = offset - character
    if !isSameRun { upper = endOfASCII(from: offset) }
  }

  private func endOfASCII(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count, word(bytes, offset) & topBits == 0 { offset += 8 }
    while offset < count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }

  private func offset(after characters: Int, from start: Int) -> Int {
    var remaining = characters
    var offset = start
    while remaining >= 8, offset + 8 <= count {
      let word = word(bytes, offset)
      let continuations = word >> 7 & ~(word >> 6) & 0x0101_0101_0101_0101
      remaining -= 8 - Int((continuations &* 0x0101_0101_0101_0101) >> 56)
      offset += 8
      // Eight bytes may end inside a character.
      finishCharacter(&offset)
    }
    while remaining > 0, offset < count {
      remaining -= 1
      offset += 1
      finishCharacter(&offset)
    }
    return offset
  }

  private func finishCharacter(_ offset: inout Int) {
    while offset < count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
  }

  private func offset(before characters: Int) -> Int {
    var offset = lower
    for _ in 0..<characters {
      if offset == 0 { break }
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    }
    return offset
  }
}

/// The top bits of eight bytes, which are 0 in ASCII.
private let topBits: UInt64 = 0x8080_8080_8080_8080
