/// What a reader of a value asks of it; nothing where it is of another kind.
extension JSONValue {
  /// The value of a key; of equal keys the last one counts.
  package subscript(key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var boolean: Bool? { if case .boolean(let truth) = self { truth } else { nil } }

  /// A whole number, written with a fraction of zero or without.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .boolean, .string, .array, .object: nil
    }
  }

  /// Any number.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .null, .boolean, .string, .array, .object: nil
    }
  }
}
