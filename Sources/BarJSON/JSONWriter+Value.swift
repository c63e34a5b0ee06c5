extension JSONWriter {
  /// Writes a value on the line that it begins on.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .boolean(let truth): if truth { raw("true") } else { raw("false") }
    case .integer(let number): integer(number)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let members):
      var commas = Commas()
      raw("[")
      for member in members {
        commas.next(&self)
        self.value(member)
      }
      raw("]")
    case .object(let members):
      var commas = Commas()
      raw("{")
      for member in members {
        commas.next(&self)
        string(member.key)
        raw(":")
        self.value(member.value)
      }
      raw("}")
    }
  }
}
