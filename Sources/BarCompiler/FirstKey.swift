/// Whether a YAML text is a bar description, told by its first key alone: `barc`.
///
/// Folders hold many YAML files of other kinds; most of them are told apart by their first bytes.
package enum FirstKey {
  case barc, other
  /// The text may go on to be either.
  case undecided

  /// Skips a byte order mark, blank lines, comments, directives, `---`, and marks of the root node.
  package init(_ bytes: [UInt8], isWhole: Bool) {
    var scan = Scan(bytes)
    switch scan.isDescription() {
    case true?: self = .barc
    case false?: self = .other
    case nil: self = isWhole ? .other : .undecided
    }
  }

  private struct Scan {
    private let bytes: [UInt8]
    private var offset: Int
    private var isInFlow = false

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// `nil` if the text ends too early.
    mutating func isDescription() -> Bool? {
      var isLineStart = true
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
          offset += 1
          isLineStart = false
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          offset += 1
          isLineStart = true
        case UInt8(ascii: "#"): skipLine()
        case UInt8(ascii: "%") where isLineStart: skipLine()
        case UInt8(ascii: "-")
        where isLineStart && bytes[offset...].starts(with: Array("---".utf8)):
          offset += 3
          isLineStart = false
        case UInt8(ascii: "&"), UInt8(ascii: "!"): skipWord()
        case UInt8(ascii: "{") where !isInFlow:
          isInFlow = true
          isLineStart = false
          offset += 1
        default: return isKey()
        }
      }
      return nil
    }

    private mutating func skipLine() {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
        bytes[offset] != UInt8(ascii: "\r")
      {
        offset += 1
      }
    }

    private mutating func skipWord() {
      while offset < bytes.count, bytes[offset] > UInt8(ascii: " ") { offset += 1 }
    }

    /// Whether the key that begins here is `barc`, plain or quoted.
    private mutating func isKey() -> Bool? {
      let quote = bytes[offset]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      let key = isQuoted ? [quote] + Array("barc".utf8) + [quote] : Array("barc".utf8)
      let rest = bytes[offset...]
      guard rest.starts(with: key) else { return key.starts(with: rest) ? nil : false }
      offset += key.count
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      guard offset < bytes.count else { return nil }
      guard bytes[offset] == UInt8(ascii: ":") else { return false }
      // In a flow mapping a quoted key may touch its value, as in JSON.
      if isQuoted, isInFlow { return true }
      guard offset + 1 < bytes.count else { return true }
      return bytes[offset + 1] <= UInt8(ascii: " ")
    }
  }
}
