import BarJSON

/// A text with places to fill in.
struct SnippetText: ExpressibleByStringLiteral {
  private enum Piece {
    case text(String)
    /// A place with what stands there until somebody fills it in.
    case field(String)
    /// A place that takes one of some words.
    case choice([String])
    /// Where the caret is at last.
    case end
    /// What a client that knows no places does without.
    indirect case optional(SnippetText)
  }

  private var pieces: [Piece]

  init(stringLiteral text: String) { pieces = [.text(text)] }
  init(_ text: String) { pieces = [.text(text)] }

  /// A text of a schema's snippet, where `${1:Inbox}` is a place to fill in.
  init(placeholders text: String) {
    pieces = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      pieces.append(.text(String(rest[..<start.lowerBound])))
      let field = rest[start.upperBound..<end]
      let colon = field.firstIndex(of: ":").map { field.index(after: $0) }
      pieces.append(.field(String(field[(colon ?? field.startIndex)...])))
      rest = rest[rest.index(after: end)...]
    }
    pieces.append(.text(String(rest)))
  }

  static func field(_ text: String) -> SnippetText { SnippetText([.field(text)]) }
  static func choice(_ words: [String]) -> SnippetText { SnippetText([.choice(words)]) }
  static var end: SnippetText { SnippetText([.end]) }
  static func optional(_ text: SnippetText) -> SnippetText { SnippetText([.optional(text)]) }

  private init(_ pieces: [Piece]) { self.pieces = pieces }

  static func + (left: SnippetText, right: SnippetText) -> SnippetText {
    SnippetText(left.pieces + right.pieces)
  }

  /// The text for a client that knows no places: what takes one of some words is left out.
  var plain: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .field(let text): text
      case .choice, .end, .optional: ""
      }
    }.joined()
  }

  /// The text with its places, as clients read it; `nil` if it has none, or only its end.
  var snippet: String? {
    var result = ""
    var number = 0
    SnippetText.append(pieces, to: &result, &number)
    return number > 0 || result.contains("$0") && !result.hasSuffix("$0") ? result : nil
  }

  /// - Parameter number: How many places there are before.
  private static func append(_ pieces: [Piece], to result: inout String, _ number: inout Int) {
    for piece in pieces {
      switch piece {
      case .text(let text): result += escaped(text, "$}\\")
      case .field(let text):
        number += 1
        result += "${\(number):\(escaped(text, "$}\\"))}"
      case .choice(let words):
        number += 1
        let list = words.map { escaped($0, "$}\\,|") }.joined(separator: ",")
        result += "${\(number)|\(list)|}"
      case .end: result += "$0"
      case .optional(let text): append(text.pieces, to: &result, &number)
      }
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}

extension SnippetText {
  /// What a schema's snippet writes, as YAML.
  ///
  /// - Parameter column: Where the first line begins; `nil` for what stands in braces.
  init(_ body: JSONValue, column: Int?) {
    self = ""
    switch body {
    case .null: self = "~"
    case .boolean(let truth): self = SnippetText(truth ? "true" : "false")
    case .integer(let number): self = SnippetText("\(number)")
    case .number(let number): self = SnippetText("\(number)")
    case .string(let text): self = SnippetText(placeholders: text)
    case .array(let members):
      guard let column else {
        self = "[" + SnippetText.joined(members.map { SnippetText($0, column: nil) }, ", ") + "]"
        return
      }
      let items = members.map { "- " + SnippetText($0, column: column + 2) }
      self = SnippetText.joined(items, SnippetText.lineBreak(column))
    case .object(let members):
      guard let column else {
        let entries = members.map { member in
          SnippetText(placeholders: member.key) + ": " + SnippetText(member.value, column: nil)
        }
        self = "{" + SnippetText.joined(entries, ", ") + "}"
        return
      }
      let entries = members.map { member -> SnippetText in
        let key = SnippetText(placeholders: member.key) + ":"
        guard member.value.isFilled else {
          return key + " " + SnippetText(member.value, column: nil)
        }
        return key + SnippetText(SnippetText.lineBreak(column + 2))
          + SnippetText(member.value, column: column + 2)
      }
      self = SnippetText.joined(entries, SnippetText.lineBreak(column))
    }
  }

  static func lineBreak(_ column: Int) -> String { "\n" + String(repeating: " ", count: column) }

  private static func joined(_ parts: [SnippetText], _ separator: String) -> SnippetText {
    guard var result = parts.first else { return "" }
    for part in parts.dropFirst() { result = result + SnippetText(separator) + part }
    return result
  }
}

extension JSONValue {
  /// Whether it is an object or a list with something in it.
  fileprivate var isFilled: Bool {
    switch self {
    case .array(let members): !members.isEmpty
    case .object(let members): !members.isEmpty
    case .null, .boolean, .integer, .number, .string: false
    }
  }
}
