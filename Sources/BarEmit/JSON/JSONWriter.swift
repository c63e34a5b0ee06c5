/// Writes JSON as bytes, without making a string of anything.
///
/// Structure is the caller's: it writes brackets, commas and keys as literals, and values by kind.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Writes text of the output itself: brackets, commas, keys.
  @inline(__always)
  package mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  package mutating func byte(_ byte: UInt8) { bytes.append(byte) }

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
    var clean = 0
    for index in 0..<text.count {
      let byte = text[index]
      if byte >= 0x20, byte != quote, byte != backslash { continue }
      bytes.append(contentsOf: text[clean..<index])
      escape(byte)
      clean = index + 1
    }
    bytes.append(contentsOf: text[clean..<text.count])
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
    if text.hasSuffix(".0") { text.removeLast(2) }
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func digits(_ value: UInt) {
    if value < 10 { return byte(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
    // Twenty digits hold any 64-bit number; they are filled from the back.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var rest = value
      var start = 20
      repeat {
        start -= 1
        buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: buffer[start...])
    }
  }
}

private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")

/// A hexadecimal digit, in capitals.
func hexadecimal(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
