/// A JSON value that is made before it is written: for schemas and lists, whose size does not matter.
///
/// What is large or written often goes through `JSONWriter` alone.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order in which they are written.
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A text that is part of the program.
  package static func text(_ text: StaticString) -> JSONValue { .string("\(text)") }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral truth: Bool) { self = .boolean(truth) }
  package init(arrayLiteral members: JSONValue...) { self = .array(members) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}

extension [JSONValue.Member] {
  /// Adds a member unless its text is empty.
  mutating func append(_ key: String, unlessEmpty text: String) {
    if !text.isEmpty { append(JSONValue.Member(key, .string(text))) }
  }

  mutating func append(_ key: String, _ value: JSONValue) {
    append(JSONValue.Member(key, value))
  }
}
