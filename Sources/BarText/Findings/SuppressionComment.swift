/// A comment that silences rules: `# barc:disable:next RULE, RULE until 2027-03-01 -- reason`.
package struct SuppressionComment {
  /// What the rules are silenced for.
  package enum Form: Equatable {
    /// Whatever begins in the comment's line.
    case this
    /// The next entry or item as a whole.
    case next
    /// Everything up to a comment that enables them again, or the end of the file.
    case begin
    /// The end of what `begin` silences.
    case end
    case file
  }

  /// The name of a rule, where it stands.
  package struct Name {
    package let text: String
    package let range: SourceRange
  }

  /// The whole comment, from its `#` on.
  package let range: SourceRange
  /// `nil` if the word after `barc:` is not understood.
  package let form: Form?
  package let names: [Name]
  /// The last day on which it counts.
  package private(set) var expiry: CalendarDay?
  /// What stands after `until` but is not a day.
  package private(set) var wrongExpiry: SourceRange?
  /// What stands after `--`.
  package let reason: String?

  /// `nil` if the comment does not speak to barc.
  package init?(_ bytes: [UInt8], _ range: SourceRange) {
    var scanner = Scanner(bytes, Int(range.lower) + 1, Int(range.upper))
    scanner.skipBlanks()
    guard scanner.skip("barc:") else { return nil }
    self.range = range
    form = SuppressionComment.form(scanner.word())
    var names: [Name] = []
    var reason: String?
    while let word = scanner.nextWord() {
      if word.text == "--" {
        reason = scanner.rest()
        break
      }
      if word.text == "until" {
        guard let day = scanner.nextWord() else {
          wrongExpiry = word.range
          break
        }
        expiry = CalendarDay(day.text)
        if expiry == nil { wrongExpiry = day.range }
      } else {
        names.append(word)
      }
    }
    self.names = names
    self.reason = reason
  }

  private static func form(_ word: String) -> Form? {
    switch word {
    case "disable:this": .this
    case "disable:next": .next
    case "disable": .begin
    case "enable": .end
    case "disable:file": .file
    default: nil
    }
  }
}

/// Reads the words of a comment.
private struct Scanner {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    self.bytes = bytes
    position = start
    self.end = end
  }

  mutating func skipBlanks() {
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  /// Moves past a text if it stands here.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count,
      text.withUTF8Buffer({ $0.elementsEqual(bytes[position..<(position + count)]) })
    else { return false }
    position += count
    return true
  }

  /// The bytes up to the next blank, as text.
  mutating func word() -> String {
    let start = position
    while position < end, bytes[position] != 0x20, bytes[position] != 0x09 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What is left, without blanks around it; `nil` if that is empty.
  mutating func rest() -> String? {
    skipBlanks()
    let text = bytes[position..<end].reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// The next word between blanks and commas; nothing at the end.
  mutating func nextWord() -> SuppressionComment.Name? {
    let isBetween = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x2C }
    while position < end, isBetween(bytes[position]) { position += 1 }
    let start = position
    while position < end, !isBetween(bytes[position]) { position += 1 }
    if start == position { return nil }
    return SuppressionComment.Name(
      text: String(decoding: bytes[start..<position], as: UTF8.self),
      range: SourceRange(start, position))
  }
}
