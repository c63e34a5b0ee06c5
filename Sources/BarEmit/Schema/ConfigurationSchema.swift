import BarCatalog
package import BarJSON
package import BarText

/// The JSON Schema of configurations, draft 7: keys and values come from the catalog, as they do for descriptions.
package enum ConfigurationSchema {
  /// - Parameters:
  ///   - rules: What can be found and is no error of the description itself.
  ///   - groups: The names of groups of rules.
  package static func document(rules: [FindingKind], groups: [StaticString]) -> JSONValue {
    let known = rules.filter { $0.tier == .lint }
    var all: [JSONValue.Member] = InputSchema.valueDefinitions
    for name in EnumerationName.allCases {
      all.append("\(name.name)", InputSchema.enumeration(name))
    }
    for type in BarType.allCases { all.append("\(type.name)", InputSchema.definition(of: type)) }
    all.append(selectable, names(groups + known.map(\.name), "A rule, or a group of rules."))
    all.append(rulesByName, byName(known))
    let root = InputSchema.reference(Configuration.type)
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$comment":
        "Generated from the catalog and the rules: `barc schema config` prints it. Edit those instead.",
      "title": "barc: configuration",
      "description": "What descriptions of bars are checked for: the content of a `.barc.yaml`.",
      "anyOf": [root, InputSchema.nothing],
      "definitions": .object(reached(from: root, in: all)),
    ]
  }

  private static let selectable = "selectable"
  private static let rulesByName = "rules"

  /// The keywords for a property whose values or keys are names of rules; `nil` for any other.
  static func names(_ entry: Entry, of type: BarType) -> [JSONValue.Member]? {
    guard type == Configuration.type || type == FileConfiguration.type else { return nil }
    switch entry.id {
    case Configuration.id(.select), Configuration.id(.ignore):
      let name = InputSchema.reference(selectable)
      return [
        .init("anyOf", [name, ["type": "array", "items": name], InputSchema.nothing])
      ]
    case Configuration.id(.rules):
      return [.init("anyOf", [InputSchema.reference(rulesByName), InputSchema.nothing])]
    default: return nil
    }
  }

  private static func names(_ names: [StaticString], _ sentence: String) -> JSONValue {
    ["description": .string(sentence), "enum": .array(names.map(JSONValue.text))]
  }

  /// What may be said of each rule; of one with options, which they are.
  private static func byName(_ rules: [FindingKind]) -> JSONValue {
    var properties = rules.map { rule -> JSONValue.Member in
      var members: [JSONValue.Member] = []
      members.append("description", .text(rule.summary))
      let isConfigured = InputSchema.reference(RuleConfiguration.type)
      members.append("allOf", .array([isConfigured, options(of: rule)]))
      return JSONValue.Member("\(rule.name)", .object(members))
    }
    properties.append("<<", InputSchema.reference("merge"))
    return [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }

  private static func options(of rule: FindingKind) -> JSONValue {
    let texts: JSONValue = [
      "anyOf": [
        InputSchema.reference("name"), ["type": "array", "items": InputSchema.reference("name")],
      ]
    ]
    let options = rule.options.map { option in
      JSONValue.Member(
        "\(option.name)", ["description": .text(option.sentence), "allOf": [texts]])
    }
    let object: JSONValue = [
      "type": "object",
      "properties": .object(options + [.init("<<", InputSchema.reference("merge"))]),
      "additionalProperties": false,
    ]
    return [
      "properties": [RuleConfiguration.key(.options): ["anyOf": [object, InputSchema.nothing]]]
    ]
  }

  // MARK: What is needed

  /// The definitions that a schema refers to, and those that they do.
  private static func reached(
    from root: JSONValue, in all: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    var names: Set<String> = []
    var waiting = references(in: root)
    while let name = waiting.popLast() {
      guard names.insert(name).inserted, let member = all.first(where: { $0.key == name }) else {
        continue
      }
      waiting += references(in: member.value)
    }
    return all.filter { names.contains($0.key) }
  }

  private static func references(in value: JSONValue) -> [String] {
    switch value {
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.key == "$ref", let path = member.value.string else {
          return references(in: member.value)
        }
        return [String(path.dropFirst("#/definitions/".count))]
      }
    case .array(let items): items.flatMap(references)
    case .null, .boolean, .integer, .number, .string: []
    }
  }
}
