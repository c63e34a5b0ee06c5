/// Where the lines of a text begin, and what follows from it: positions, offsets, columns.
///
/// A line ends with LF, CRLF or CR, as in every editor; the text after the last break is a line too, even if it is empty.
package struct LineTable: Sendable {
  /// The text, in UTF-8.
  package private(set) var bytes: [UInt8]
  /// The offset of each line's first byte, in ascending order; the first is 0.
  package private(set) var starts: [Int32]

  /// Finds the lines of a text in one pass.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.starts = lineStarts(of: bytes)
  }

  /// Puts other bytes in the place of a range of the text; only the lines that it touches are looked for again.
  package mutating func replace(_ range: SourceRange, with replacement: some Collection<UInt8>) {
    let (lower, upper) = (Int(range.lower), Int(range.upper))
    bytes.replaceSubrange(lower..<upper, with: replacement)
    let end = lower + replacement.count
    // Whether a line begins at an offset depends on the bytes on both sides of it.
    let kept = max(1, starts.partitioningIndex { Int($0) >= lower })
    let rest = max(1, starts.partitioningIndex { Int($0) > upper })
    let found = (max(1, lower)..<max(1, end + 1)).filter(beginsLine).map { Int32($0) }
    let shift = Int32(truncatingIfNeeded: end - upper)
    if shift != 0 { for index in rest..<starts.count { starts[index] += shift } }
    starts.replaceSubrange(kept..<rest, with: found)
  }

  private func beginsLine(_ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case newline: true
    case carriageReturn: offset == bytes.count || bytes[offset] != newline
    default: false
    }
  }

  /// The number of lines; at least 1.
  package var count: Int { starts.count }

  /// The line, counted from 1, that holds a byte offset; a break belongs to the line that it ends.
  package func line(at offset: Int) -> Int {
    // The first line begins at 0; an offset before that belongs to it, too.
    max(1, starts.partitioningIndex { Int($0) > offset })
  }

  /// The offset of a line's first byte; `line` is counted from 1 and clamped to the lines that there are.
  package func start(ofLine line: Int) -> Int {
    Int(starts[min(max(line, 1), starts.count) - 1])
  }

  /// The bytes of a line, counted from 1, without its break.
  package func range(ofLine line: Int) -> SourceRange {
    let lower = start(ofLine: line)
    var upper = line < starts.count ? start(ofLine: line + 1) : bytes.count
    if upper > lower, line < starts.count {
      upper -= 1
      if bytes[upper] == newline, upper > lower, bytes[upper - 1] == carriageReturn { upper -= 1 }
    }
    return SourceRange(lower, upper)
  }

  /// The position of a byte offset; an offset inside a character is that character's position.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let start = start(ofLine: line)
    return SourcePosition(line: line, column: scalars(from: start, to: offset) + 1)
  }

  /// The byte offset of a position; a column after the line's end is the end of its text.
  package func offset(of position: SourcePosition) -> Int {
    if position.line > starts.count { return bytes.count }
    let range = range(ofLine: position.line)
    var offset = Int(range.lower)
    var column = 1
    while column < position.column, offset < Int(range.upper) {
      offset += 1
      while offset < Int(range.upper), isContinuation(bytes[offset]) { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The number of UTF-16 units, counted from 0, between a line's start and a byte offset in it.
  package func utf16Column(of offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    var units = 0
    for byte in bytes[start(ofLine: line(at: offset))..<offset] {
      // A character of four bytes, and no other, takes two units.
      if !isContinuation(byte) { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }

  /// The byte offset of a UTF-16 column, counted from 0, in a line, counted from 1; clamped to the line's text.
  package func offset(ofLine line: Int, utf16Column: Int) -> Int {
    if line > starts.count { return bytes.count }
    let range = range(ofLine: line)
    var offset = Int(range.lower)
    var units = 0
    while units < utf16Column, offset < Int(range.upper) {
      units += bytes[offset] >= 0xF0 ? 2 : 1
      // A column between the two units of a character is that character's start.
      if units > utf16Column { break }
      offset += 1
      while offset < Int(range.upper), isContinuation(bytes[offset]) { offset += 1 }
    }
    return offset
  }

  /// The number of Unicode scalars between two offsets of a line; one inside a character is the character's start.
  package func scalars(from lower: Int, to upper: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var count = upper - lower - continuations(buffer, lower, upper)
      // An offset inside a character counts as its start, but its first byte has been counted.
      if upper < buffer.count, upper > lower, isContinuation(buffer[upper]) { count -= 1 }
      return count
    }
  }
}

private let newline: UInt8 = 0x0A
private let carriageReturn: UInt8 = 0x0D

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

/// How many bytes between two offsets are not the first one of their character, counted eight bytes at a time.
private func continuations(_ bytes: UnsafeRawBufferPointer, _ lower: Int, _ upper: Int) -> Int {
  var count = 0
  var offset = lower
  while offset < upper, offset &+ 8 <= bytes.count {
    var word = UInt64(
      littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    if upper &- offset < 8 {
      word &= 1 &<< UInt64(truncatingIfNeeded: 8 &* (upper &- offset)) &- 1
    }
    // Sets the lowest bit of each continuation byte: one whose top bit is 1 and whose next bit is 0.
    let found = word &>> 7 & ~(word &>> 6) & 0x0101_0101_0101_0101
    count &+= Int(truncatingIfNeeded: (found &* 0x0101_0101_0101_0101) &>> 56)
    offset &+= 8
  }
  while offset < upper {
    if isContinuation(bytes[offset]) { count &+= 1 }
    offset &+= 1
  }
  return count
}

private func lineStarts(of bytes: [UInt8]) -> [Int32] {
  bytes.withUnsafeBytes { buffer in
    var starts: [Int32] = []
    // Pages that are never touched cost nothing; growing would copy.
    starts.reserveCapacity(buffer.count / 8 + 8)
    starts.append(0)
    let count = buffer.count
    var offset = 0
    while offset + 8 <= count {
      let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // The top bit of each byte below 0x0E; a borrow may add bytes above it, which the loop sorts out.
      var low = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
      while low != 0 {
        append(offset + low.trailingZeroBitCount >> 3, &starts)
        low &= low &- 1
      }
      offset += 8
    }
    while offset < count {
      append(offset, &starts)
      offset += 1
    }
    return starts

    func append(_ index: Int, _ starts: inout [Int32]) {
      let byte = buffer[index]
      if byte == newline {
        starts.append(Int32(truncatingIfNeeded: index + 1))
      } else if byte == carriageReturn, index + 1 == count || buffer[index + 1] != newline {
        starts.append(Int32(truncatingIfNeeded: index + 1))
      }
    }
  }
}
