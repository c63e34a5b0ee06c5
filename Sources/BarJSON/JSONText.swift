/// A JSON value as text that people read: what fits on a line is on one, the rest has a line per member.
package struct JSONText: ~Copyable {
  /// Cells of a line.
  private let width = 100
  private var json: JSONWriter

  /// The bytes of a document, with a line break at its end.
  package static func bytes(of value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    var text = JSONText(json: JSONWriter { bytes += $0 })
    text.write(value, indentation: 0, taken: 0)
    text.json.raw("\n")
    text.json.flush()
    return bytes
  }

  /// - Parameter taken: How many cells of the line stand before the value.
  private mutating func write(_ value: JSONValue, indentation: Int, taken: Int) {
    switch value {
    case .null: json.raw("null")
    case .boolean(let truth): if truth { json.raw("true") } else { json.raw("false") }
    case .integer(let number): json.integer(number)
    case .number(let number): json.number(number)
    case .string(let text): json.string(text)
    case .array(let members):
      let isShort = JSONText.fits(value, width - taken)
      json.raw("[")
      for (index, member) in members.enumerated() {
        separate(index, isShort, indentation + 2)
        write(member, indentation: indentation + 2, taken: indentation + 2)
      }
      end(members.isEmpty || isShort, indentation)
      json.raw("]")
    case .object(let members):
      let isShort = JSONText.fits(value, width - taken)
      json.raw("{")
      for (index, member) in members.enumerated() {
        separate(index, isShort, indentation + 2)
        json.string(member.key)
        json.raw(": ")
        write(
          member.value, indentation: indentation + 2,
          taken: indentation + member.key.utf8.count + 6)
      }
      end(members.isEmpty || isShort, indentation)
      json.raw("}")
    }
  }

  private mutating func separate(_ index: Int, _ isShort: Bool, _ indentation: Int) {
    if index > 0 { json.raw(isShort ? ", " : ",") }
    if !isShort { lineBreak(indentation) }
  }

  private mutating func end(_ isOneLine: Bool, _ indentation: Int) {
    if !isOneLine { lineBreak(indentation) }
  }

  private mutating func lineBreak(_ indentation: Int) {
    json.raw("\n")
    for _ in 0..<indentation { json.raw(" ") }
  }

  /// Whether a value takes no more cells than that on one line.
  private static func fits(_ value: JSONValue, _ cells: Int) -> Bool {
    var rest = cells
    take(value, &rest)
    return rest >= 0
  }

  /// Takes the cells of a value away from those that are left, and stops where none are.
  private static func take(_ value: JSONValue, _ rest: inout Int) {
    if rest < 0 { return }
    switch value {
    case .null: rest -= 4
    case .boolean: rest -= 5
    case .integer(let number): rest -= "\(number)".utf8.count
    case .number(let number): rest -= "\(number)".utf8.count
    case .string(let text): rest -= text.utf8.count + 2
    case .array(let members):
      rest -= 2 * members.count + 1
      for member in members { take(member, &rest) }
    case .object(let members):
      rest -= 1
      for member in members {
        rest -= member.key.utf8.count + 6
        take(member.value, &rest)
      }
    }
  }
}
