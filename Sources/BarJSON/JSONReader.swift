/// Reads JSON as RFC 8259 has it, from bytes; nothing else is accepted.
///
/// A byte order mark is passed over. Half of a surrogate pair is read as U+FFFD, so that every string is one.
package struct JSONReader {
  /// How deep arrays and objects may be inside of each other.
  package static var deepest: Int { 256 }

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The value that a whole text is, or where it stops being one.
  package static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONProblem> {
    var reader = JSONReader(bytes)
    do throws(JSONProblem) {
      let value = try reader.value(depth: 0)
      reader.skipSpace()
      if reader.offset < bytes.count { throw reader.problem("something follows the value") }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  private func problem(_ message: StaticString) -> JSONProblem {
    JSONProblem(message: message, offset: min(offset, bytes.count))
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Moves past a byte if it is the next one.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw problem("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"):
      if depth == Self.deepest { throw problem("is nested too deep") }
      return try object(depth: depth + 1)
    case UInt8(ascii: "["):
      if depth == Self.deepest { throw problem("is nested too deep") }
      return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw problem("a value is missing")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONProblem) -> JSONValue {
    let isWord = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    guard isWord else { throw problem("a value is missing") }
    offset += word.utf8CodeUnitCount
    return value
  }

  private mutating func array(depth: Int) throws(JSONProblem) -> JSONValue {
    var members: [JSONValue] = []
    offset += 1
    skipSpace()
    if skip(UInt8(ascii: "]")) { return .array(members) }
    repeat {
      members.append(try value(depth: depth))
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw problem("`,` or `]` is missing") }
    return .array(members)
  }

  private mutating func object(depth: Int) throws(JSONProblem) -> JSONValue {
    var members: [JSONValue.Member] = []
    offset += 1
    skipSpace()
    if skip(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a key is missing") }
      let key = try string()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw problem("`:` is missing") }
      members.append(key, try value(depth: depth))
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw problem("`,` or `}` is missing") }
    return .object(members)
  }

  // MARK: Numbers

  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    var isWhole = true
    if skip(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isWhole = false
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, text != "-0", let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else {
      offset = start
      throw problem("the number is larger than any that can be computed with")
    }
    return .number(number)
  }

  /// Moves past at least one digit.
  private mutating func digits() throws(JSONProblem) {
    let start = offset
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    if offset == start { throw problem("a digit is missing") }
  }

  // MARK: Strings

  private mutating func string() throws(JSONProblem) -> String {
    offset += 1
    var text: [UInt8] = []
    var start = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[start..<offset]
        offset += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("the string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[start..<offset]
        offset += 1
        try escape(into: &text)
        start = offset
      case 0x00..<0x20: throw problem("a control character in a string needs an escape")
      default: offset += 1
      }
    }
    throw problem("`\"` is missing")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONProblem) {
    guard let byte = next else { throw problem("`\"` is missing") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try scalar()
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    default:
      offset -= 1
      throw problem("there is no such escape")
    }
  }

  /// The character of one escape after its `u`, or of the two of a surrogate pair.
  private mutating func scalar() throws(JSONProblem) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let behind = offset
    let (backslash, letter) = (UInt8(ascii: "\\"), UInt8(ascii: "u"))
    if UTF16.isLeadSurrogate(first), skip(backslash), skip(letter) {
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
    }
    // What follows is an escape of its own.
    offset = behind
    return "\u{FFFD}"
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("a hexadecimal digit is missing")
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
