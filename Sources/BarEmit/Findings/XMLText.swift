/// Text inside of XML 1.0: in attributes and between tags.
enum XMLText {
  /// Appends a text; a character that XML has no way to write is shown as an escape.
  static func append(_ text: String, to output: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.append(StaticString("&amp;"))
      case "<": output.append(StaticString("&lt;"))
      case ">": output.append(StaticString("&gt;"))
      case "\"": output.append(StaticString("&quot;"))
      case "'": output.append(StaticString("&apos;"))
      // Left as they are, XML readers would turn them into spaces or drop them, and terminals would obey some.
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        output.append(StaticString("&#"))
        output.appendDecimal(Int(scalar.value))
        output.append(StaticString(";"))
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        output.append(StaticString("\\u{"))
        output.appendHexadecimal(scalar.value)
        output.append(StaticString("}"))
      default: output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Appends a blank, a name and a value in quotes.
  static func appendAttribute(_ name: StaticString, _ value: String, to output: inout [UInt8]) {
    output.append(StaticString(" "))
    output.append(name)
    output.append(StaticString("=\""))
    append(value, to: &output)
    output.append(StaticString("\""))
  }

  static func appendAttribute(_ name: StaticString, _ value: Int, to output: inout [UInt8]) {
    appendAttribute(name, "\(value)", to: &output)
  }
}
