import BarJSON

/// A schema with words about what it is of, in the place of those that it has.
func described(_ description: String, _ schema: JSONValue) -> JSONValue {
  guard case .object(let members) = schema else { return schema }
  return .object(
    [.init("description", .string(description))] + members.filter { $0.key != "description" })
}
