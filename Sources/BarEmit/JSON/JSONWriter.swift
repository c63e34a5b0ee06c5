/// Writes JSON as bytes, without making a string of anything, and hands them on in large pieces.
///
/// Structure is the caller's: it writes brackets, commas and keys as literals, and values by kind.
package struct JSONWriter: ~Copyable {
  /// How many bytes are collected before they are handed on.
  private static let pieceSize = 1 << 16

  private let buffer: UnsafeMutablePointer<UInt8>
  private var count = 0
  private let sink: (UnsafeRawBufferPointer) -> Void

  /// - Parameter sink: Takes the next piece of the output; what it is given is valid during the call only.
  package init(to sink: @escaping (UnsafeRawBufferPointer) -> Void) {
    buffer = .allocate(capacity: JSONWriter.pieceSize)
    self.sink = sink
  }

  deinit { buffer.deallocate() }

  /// Hands on what is left; writing may go on.
  package mutating func flush() {
    if count > 0 { sink(UnsafeRawBufferPointer(start: buffer, count: count)) }
    count = 0
  }

  /// Writes text of the output itself: brackets, commas, keys.
  @inline(__always)
  package mutating func raw(_ text: StaticString) {
    copy(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(__always)
  package mutating func byte(_ byte: UInt8) {
    if count == JSONWriter.pieceSize { flush() }
    buffer[count] = byte
    count &+= 1
  }

  @inline(__always)
  private mutating func copy(_ start: UnsafePointer<UInt8>, _ length: Int) {
    if count &+ length > JSONWriter.pieceSize { return copyLong(start, length) }
    (buffer + count).update(from: start, count: length)
    count &+= length
  }

  private mutating func copyLong(_ start: UnsafePointer<UInt8>, _ length: Int) {
    flush()
    if length > JSONWriter.pieceSize {
      return sink(UnsafeRawBufferPointer(start: start, count: length))
    }
    buffer.update(from: start, count: length)
    count = length
  }

  // MARK: Texts

  /// Writes a text that needs no escapes, in quotes.
  @inline(__always)
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
      var clean = 0
      for index in 0..<text.count {
        let byte = start[index]
        if byte >= 0x20, byte != quote, byte != backslash { continue }
        copy(start + clean, index - clean)
        escape(byte)
        clean = index + 1
      }
      copy(start + clean, text.count - clean)
    }
    byte(quote)
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

  /// Writes a number with as few digits as give it back; one that is no number is `null`.
  package mutating func number(_ value: Double) {
    let magnitude = value.magnitude
    // Whole numbers and eighths are what most coordinates are; `-0` is `0`.
    if magnitude < 1e15 {
      let scaled = magnitude * 8
      let eighths = UInt64(scaled)
      if Double(eighths) == scaled {
        if value < 0 { byte(UInt8(ascii: "-")) }
        digits(UInt(eighths >> 3))
        switch eighths & 7 {
        case 1: raw(".125")
        case 2: raw(".25")
        case 3: raw(".375")
        case 4: raw(".5")
        case 5: raw(".625")
        case 6: raw(".75")
        case 7: raw(".875")
        default: break
        }
        return
      }
    }
    guard value.isFinite else { return raw("null") }
    var text = value.description
    if magnitude >= 1e15, text.hasSuffix(".0") { text.removeLast(2) }
    text.withUTF8 { text in
      if let start = text.baseAddress { copy(start, text.count) }
    }
  }

  private mutating func digits(_ value: UInt) {
    if value < 10 { return byte(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
    if value < 100 {
      byte(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / 10))
      return byte(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }
    // Twenty digits hold any 64-bit number.
    if count + 20 > JSONWriter.pieceSize { flush() }
    var length = 0
    var rest = value
    while rest > 0 {
      length += 1
      rest /= 10
    }
    count += length
    var position = count
    rest = value
    while rest > 0 {
      position -= 1
      buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")

/// A hexadecimal digit, in capitals.
func hexadecimal(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
