import BarCatalog
package import BarJSON

/// The JSON Schema of descriptions, draft 7, as editors and validators want it: all of it comes from the catalog.
package enum InputSchema {
  package static var document: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$comment":
        "Generated from the catalog: `barc schema input` prints it. Edit the catalog instead.",
      "title": "barc: bars of iOS apps",
      "description": "A description of navigation items, bar buttons and bars, for barc.",
      "allOf": .array([reference(BarType.description)] + toolkitConditions),
      "definitions": .object(definitions),
    ]
  }

  /// Values, enumerations and types, each group in the order of names.
  private static var definitions: [JSONValue.Member] {
    var members = valueDefinitions
    members += keyedDefinitions
    for name in EnumerationName.allCases where name != FindingSeverity.enumeration {
      members.append("\(name.name)", enumeration(name))
    }
    for type in BarType.allCases where !type.isOfConfiguration {
      members.append("\(type.name)", definition(of: type))
      if let changes = changes(of: type) { members.append("\(type.name).changes", changes) }
    }
    members += screenDefinitions
    return members
  }

  // MARK: References

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }

  static func reference(_ type: BarType) -> JSONValue { reference("\(type.name)") }

  static func reference(_ name: EnumerationName) -> JSONValue { reference("\(name.name)") }

  static var nothing: JSONValue { ["type": "null"] }

  // MARK: Enumerations

  /// The cases of an enumeration, and what is known of them.
  static func enumeration(_ name: EnumerationName) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.append("description", .text(name.sentence))
    members.append("enum", .array((0..<name.count).map { .text(name.spelling($0)) }))
    let remarks = (0..<name.count).map { name.remark($0) }
    if remarks.contains(where: { !$0.isEmpty }) {
      members.append("enumDescriptions", .array(remarks.map { .string($0) }))
    }
    return .object(members)
  }
}

extension BarObject {
  /// The key that a property is written as.
  static func key<Value>(_ property: Property<Self, Value>) -> String { "\(property.name)" }
}
