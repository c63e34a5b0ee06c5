import BarText

/// Text made safe for one line of a terminal: what would move the cursor, color or hide something is shown as an escape.
///
/// A message, a path or a line of the source may hold anything; a reader must see it, and a terminal
/// must not obey it.
package enum VisibleText {
  /// Appends a text that is not part of an excerpt.
  package static func append(_ text: String, to output: inout [UInt8]) {
    for scalar in text.unicodeScalars where !appendEscape(of: scalar, to: &output) {
      output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// The same text of several lines, whose line breaks and tabs stay.
  package static func lines(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        output.append(UInt8(ascii: scalar))
      } else if !appendEscape(of: scalar, to: &output) {
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return output
  }

  /// Appends the escape of a scalar that must not reach a terminal; false if the scalar may.
  static func appendEscape(of scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool {
    guard needsEscape(scalar) else { return false }
    switch scalar {
    case "\n": output.append(StaticString("\\n"))
    case "\r": output.append(StaticString("\\r"))
    case "\t": output.append(StaticString("\\t"))
    default:
      output.append(StaticString("\\u{"))
      output.appendHexadecimal(scalar.value)
      output.append(StaticString("}"))
    }
    return true
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Control characters, C1 included: U+009B alone begins a terminal sequence.
    case 0...0x1F, 0x7F...0x9F: true
    // Overrides and isolates of direction reorder what follows them on the line.
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separators, and a byte order mark, which shows as nothing.
    case 0x2028, 0x2029, 0xFEFF: true
    // Tag characters are invisible, and only three flags need them.
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
