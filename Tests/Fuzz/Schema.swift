import BarEmit
import BarJSON

/// A JSON Schema, as far as barc's own need it: patterns of texts are left out.
struct Schema {
  /// What layouts are.
  static let ofLayouts = Schema(LayoutSchema.document)

  private let root: JSONValue
  private let definitions: [String: JSONValue]

  private init(_ document: JSONValue) {
    root = document
    definitions = Dictionary(
      (document["definitions"]?.members ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Ends the program where bytes are no JSON, or not what the schema says.
  func require(_ bytes: [UInt8]) {
    switch JSONReader.read(bytes) {
    case .success(let value):
      if let problem = problem(value, root, at: "") { preconditionFailure(problem) }
    case .failure(let problem):
      preconditionFailure("no JSON at byte \(problem.offset): \(problem.message)")
    }
  }

  /// Where a value is not what a schema says, and what the schema asks there; nil where it is.
  private func problem(_ value: JSONValue, _ schema: JSONValue, at place: String) -> String? {
    if let reference = schema["$ref"]?.string {
      let name = String(reference.drop { $0 == "#" }.dropFirst("/definitions/".count))
      guard let definition = definitions[name] else { return "\(reference) is not defined" }
      return problem(value, definition, at: place)
    }
    for alternatives in [schema["anyOf"]?.items, schema["oneOf"]?.items] {
      guard let alternatives else { continue }
      let isOne = alternatives.contains { problem(value, $0, at: place) == nil }
      if !isOne { return "\(place): is no alternative" }
    }
    if let types = schema["type"], !(types.items ?? [types]).contains(where: value.isOf) {
      return "\(place): is not of \(types)"
    }
    if let constant = schema["const"], constant != value { return "\(place): is not \(constant)" }
    if let cases = schema["enum"]?.items, !cases.contains(value) {
      return "\(place): is none of \(cases)"
    }
    if let number = value.number {
      if let least = schema["minimum"]?.number, number < least { return "\(place): is too small" }
      if let most = schema["maximum"]?.number, number > most { return "\(place): is too large" }
    }
    if let items = value.items { return problem(items, schema, at: place) }
    return value.members.flatMap { problem($0, schema, at: place) }
  }

  private func problem(_ items: [JSONValue], _ schema: JSONValue, at place: String) -> String? {
    if let least = schema["minItems"]?.integer, items.count < least { return "\(place): is short" }
    if let most = schema["maxItems"]?.integer, items.count > most { return "\(place): is long" }
    guard let member = schema["items"] else { return nil }
    for (index, item) in items.enumerated() {
      let schema = member.items.map { $0.indices.contains(index) ? $0[index] : .boolean(true) }
      if let problem = problem(item, schema ?? member, at: "\(place)/\(index)") { return problem }
    }
    return nil
  }

  private func problem(
    _ members: [JSONValue.Member], _ schema: JSONValue, at place: String
  ) -> String? {
    let keys = Set(members.map(\.key))
    if keys.count < members.count { return "\(place): has a key twice" }
    if let least = schema["minProperties"]?.integer, members.count < least {
      return "\(place): has too little"
    }
    for key in schema["required"]?.items ?? [] where !keys.contains(key.string ?? "") {
      return "\(place): has no \(key)"
    }
    for member in members {
      let place = "\(place)/\(member.key)"
      let known = schema["properties"]?[member.key] ?? schema["additionalProperties"]
      if known?.boolean == false { return "\(place): is not known" }
      if let known, let problem = problem(member.value, known, at: place) { return problem }
    }
    return nil
  }
}

extension JSONValue {
  /// Whether it is of a type, as schemas call it.
  fileprivate func isOf(_ type: JSONValue) -> Bool {
    switch self {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    case .integer, .number: type == "number" || (type == "integer" && integer != nil)
    }
  }
}
