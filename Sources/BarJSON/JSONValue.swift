/// A JSON value as a whole: what was read, or what is made before it is written, such as a schema or a list.
///
/// What is large or written often goes through `JSONWriter` alone.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order in which they are written; of those with the same key the last one counts.
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Equatable, Sendable {
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
  package mutating func append(_ key: String, unlessEmpty text: String) {
    if !text.isEmpty { append(JSONValue.Member(key, .string(text))) }
  }

  package mutating func append(_ key: String, _ value: JSONValue) {
    append(JSONValue.Member(key, value))
  }
}
