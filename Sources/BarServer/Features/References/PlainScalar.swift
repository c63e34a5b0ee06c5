/// A text as a scalar of YAML: plain where that reads the same everywhere, else in double quotes.
func plainScalar(_ text: String) -> String {
  isPlain(text) ? text : quoted(text)
}

/// Whether a text without quotes is itself, in blocks and in brackets, as a key and as a value.
func isPlain(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
    return false
  }
  if first == " " || last == " " || text == "~" || ["null", "Null", "NULL"].contains(text) {
    return false
  }
  if "-?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first) {
    // A dash begins a plain text where something follows it.
    guard first == "-", text.count > 1, !text.hasPrefix("- "), !text.hasPrefix("---") else {
      return false
    }
  }
  if text.hasPrefix("...") { return false }
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    if ",[]{}".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F {
      return false
    }
    if scalar == "#", previous == " " { return false }
    if previous == ":", scalar == " " { return false }
    if isUnicodeBreak(scalar) { return false }
    previous = scalar
  }
  return last != ":"
}

private func isUnicodeBreak(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF
}

private func quoted(_ text: String) -> String { "\"\(escaped(text, in: UInt8(ascii: "\"")))\"" }

/// A text as it is written between quotation marks, or between apostrophes.
///
/// - Parameter mark: In apostrophes a control character cannot be written, and stands for itself.
func escaped(_ text: String, in mark: UInt8) -> String {
  if mark == UInt8(ascii: "'") {
    return String(
      text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))
  }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16)
      result += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
    case _ where isUnicodeBreak(scalar):
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
