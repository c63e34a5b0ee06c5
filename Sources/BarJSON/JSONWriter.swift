// BarJSON: JSON text to values and back. It knows nothing of bars, files or the protocols that carry JSON.

/// Writes JSON as bytes, without making a string of anything, and hands them on in large pieces.
///
/// Structure is the caller's: it writes brackets, commas and keys as literals, and values by kind.
@frozen @usableFromInline
package struct JSONWriter: ~Copyable {
  /// How many bytes are collected before they are handed on.
  @usableFromInline static var pieceSize: Int { 1 << 16 }

  @usableFromInline let buffer: UnsafeMutablePointer<UInt8>
  @usableFromInline var count = 0
  @usableFromInline let sink: (UnsafeRawBufferPointer) -> Void
  @usableFromInline let numberTexts = NumberTexts()

  /// - Parameter sink: Takes the next piece of the output; what it is given is valid during the call only.
  package init(to sink: @escaping (UnsafeRawBufferPointer) -> Void) {
    buffer = .allocate(capacity: JSONWriter.pieceSize)
    self.sink = sink
  }

  deinit { buffer.deallocate() }

  /// Hands on what is left; writing may go on.
  @usableFromInline package mutating func flush() {
    if count > 0 { sink(UnsafeRawBufferPointer(start: buffer, count: count)) }
    count = 0
  }

  /// Writes text of the output itself: brackets, commas, keys.
  @inlinable @inline(__always)
  package mutating func raw(_ text: StaticString) {
    copy(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inlinable @inline(__always)
  package mutating func byte(_ byte: UInt8) {
    if count == JSONWriter.pieceSize { flush() }
    buffer[count] = byte
    count &+= 1
  }

  @inlinable @inline(__always)
  mutating func copy(_ start: UnsafePointer<UInt8>, _ length: Int) {
    if count &+ length > JSONWriter.pieceSize { return copyLong(start, length) }
    (buffer + count).update(from: start, count: length)
    count &+= length
  }

  @usableFromInline mutating func copyLong(_ start: UnsafePointer<UInt8>, _ length: Int) {
    flush()
    if length > JSONWriter.pieceSize {
      return sink(UnsafeRawBufferPointer(start: start, count: length))
    }
    buffer.update(from: start, count: length)
    count = length
  }

  // MARK: Texts

  /// Writes a text that needs no escapes, in quotes.
  @inlinable @inline(__always)
  package mutating func name(_ text: StaticString) {
    byte(quote)
    raw(text)
    byte(quote)
  }

  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string(UnsafeRawBufferPointer($0)) }
  }

  /// Writes UTF-8 as a string; runs of bytes that need no escape are copied.
  package mutating func string(_ text: UnsafeRawBufferPointer) {
    byte(quote)
    if let start = text.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      if isClean(text) { copy(start, text.count) } else { escaped(start, text.count) }
    }
    byte(quote)
  }

  private mutating func escaped(_ start: UnsafePointer<UInt8>, _ count: Int) {
    var clean = 0
    for index in 0..<count {
      let byte = start[index]
      if byte >= 0x20, byte != quote, byte != backslash { continue }
      copy(start + clean, index - clean)
      escape(byte)
      clean = index + 1
    }
    copy(start + clean, count - clean)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case quote: raw("\\\"")
    case backslash: raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default:
      raw("\\u00")
      self.byte(hexadecimal(byte >> 4))
      self.byte(hexadecimal(byte & 15))
    }
  }

  // MARK: Numbers

  package mutating func integer(_ value: Int) {
    if value < 0 { byte(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  /// Writes a number with as few digits as give it back; one that is not a number is `null`.
  package mutating func number(_ value: Double) {
    let magnitude = value.magnitude
    // Whole numbers and eighths are what most coordinates are; `-0` is `0`.
    if magnitude < 1e15 {
      let scaled = magnitude * 8
      let eighths = Int(scaled)
      if Double(eighths) == scaled {
        if value < 0 { byte(UInt8(ascii: "-")) }
        digits(UInt(bitPattern: eighths) >> 3)
        switch eighths & 7 {
        case 0: break
        case 1: raw(".125")
        case 2: raw(".25")
        case 3: raw(".375")
        case 4: raw(".5")
        case 5: raw(".625")
        case 6: raw(".75")
        default: raw(".875")
        }
        return
      }
    }
    if let text = numberTexts.text(of: value), let start = text.baseAddress {
      return copy(start, text.count)
    }
    guard value.isFinite else { return raw("null") }
    var text = value.description
    if magnitude >= 1e15, text.hasSuffix(".0") { text.removeLast(2) }
    text.withUTF8 { text in
      numberTexts.keep(text, of: value)
      if let start = text.baseAddress { copy(start, text.count) }
    }
  }

  /// Writes a number that is mostly a coordinate or a line, and has few digits.
  private mutating func digits(_ value: UInt) {
    // Twenty digits hold any 64-bit number.
    if count &+ 20 > JSONWriter.pieceSize { flush() }
    if value >= 10_000 { return manyDigits(value) }
    let small = UInt32(truncatingIfNeeded: value)
    if small < 10 {
      digit(small)
    } else if small < 100 {
      pair(small)
    } else {
      let hundreds = small / 100
      if hundreds < 10 { digit(hundreds) } else { pair(hundreds) }
      pair(small &- hundreds &* 100)
    }
  }

  private mutating func manyDigits(_ value: UInt) {
    let rest = value / 100
    digits(rest)
    pair(UInt32(truncatingIfNeeded: value &- rest &* 100))
  }

  @inline(__always)
  private mutating func digit(_ value: UInt32) {
    buffer[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
    count &+= 1
  }

  /// Writes a number below a hundred with two digits.
  @inline(__always)
  private mutating func pair(_ value: UInt32) {
    let tens = value / 10
    buffer[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tens)
    buffer[count &+ 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value &- tens &* 10)
    count &+= 2
  }
}

/// Whether no byte of a text needs an escape; of some texts with characters beyond ASCII it is not known.
@inline(__always)
private func isClean(_ text: UnsafeRawBufferPointer) -> Bool {
  let count = text.count
  if count < 8 {
    for byte in text where byte < 0x20 || byte == quote || byte == backslash { return false }
    return true
  }
  var offset = 0
  var found = bytesToEscape(text, count &- 8)
  while offset < count &- 8 {
    found |= bytesToEscape(text, offset)
    offset &+= 8
  }
  return found == 0
}

/// A top bit for the first of eight bytes that needs an escape, and maybe for some after it; 0 if none does.
@inline(__always)
private func bytesToEscape(_ text: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  let quotes = word ^ (ones &* UInt64(quote))
  let backslashes = word ^ (ones &* UInt64(backslash))
  // What is less than the number that is taken from it borrows into its top bit.
  let controls = (word &- (ones &* 0x20)) & ~word
  let escaped = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
  return (controls | escaped) & (ones &* 0x80)
}

@inlinable var quote: UInt8 { UInt8(ascii: "\"") }
private let backslash = UInt8(ascii: "\\")

/// A hexadecimal digit, in capitals.
package func hexadecimal(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
