import BarCatalog
import BarCompiler
import BarJSON

extension InputSchema {
  /// The schema of a type: its object, and the short forms that stand for one.
  static func definition(of type: BarType) -> JSONValue {
    let forms = shortForms(of: type)
    let object = object(of: type)
    if forms.isEmpty {
      return .object([.init("description", .text(type.sentence))] + object)
    }
    return ["description": .text(type.sentence), "anyOf": .array(forms + [.object(object)])]
  }

  /// A mapping that is an object of the type.
  private static func object(of type: BarType) -> [JSONValue.Member] {
    var properties: [JSONValue.Member] = []
    var exclusions: [JSONValue.Member] = []
    for entry in type.entries { properties.append("\(entry.name)", property(entry, of: type)) }
    for (spelling, entry) in objectiveCSpellings(of: type) {
      properties.append(spelling, property(entry, of: type, spelling: spelling))
      exclusions.append(spelling, ["not": ["required": [.text(entry.name)]]])
    }
    exclusions += alternatives(of: type)
    properties.append("<<", reference("merge"))
    let required = type.entries.filter { $0.traits.contains(.required) }
    var members: [JSONValue.Member] = []
    members.append("type", "object")
    if !required.isEmpty {
      members.append("required", .array(required.map { .text($0.name) }))
    }
    members.append("properties", .object(properties))
    members.append("additionalProperties", false)
    if !exclusions.isEmpty { members.append("dependencies", .object(exclusions)) }
    let conditions = conditions(of: type)
    if !conditions.isEmpty { members.append("allOf", .array(conditions)) }
    let snippets = snippets(for: type)
    if !snippets.isEmpty { members.append("defaultSnippets", .array(snippets)) }
    return members
  }

  /// What may not stand beside each of a type's alternatives.
  private static func alternatives(of type: BarType) -> [JSONValue.Member] {
    let names = type.alternatives
    let short = type.propertyName(at: type.place(ofID: type.shortForm.scalar))
    return names.map { name in
      let others = names.filter { "\($0)" != "\(name)" }
      return JSONValue.Member(
        "\(name)",
        [
          "properties": ["\(short)": ["enum": [.text(name), .null]]],
          "not": ["anyOf": .array(others.map { ["required": [.text($0)]] })],
        ])
    }
  }

  /// The Objective-C names that a type's keys may have, and the property behind each.
  static func objectiveCSpellings(of type: BarType) -> [(String, Entry)] {
    (0..<Spelling.count).compactMap { number in
      let number = UInt16(truncatingIfNeeded: number)
      guard type.place(number) == 255 else { return nil }
      let place = type.swiftPlace(forObjectiveC: number)
      guard place != 255 else { return nil }
      return (
        String(decoding: Spelling(number: number, id: 0).bytes, as: UTF8.self),
        type.entry(at: place)
      )
    }
  }

  // MARK: Short forms

  private static func shortForms(of type: BarType) -> [JSONValue] {
    let short = type.shortForm
    var forms: [JSONValue] = []
    if short.scalar != 0 {
      forms.append(scalar(type.shape(at: type.place(ofID: short.scalar)).form))
    }
    if short.repeats { forms.append(reference("number")) }
    if short.positional > 0 {
      forms.append(positional(type))
    } else if short.sequence != 0 {
      forms.append(sequence(type.shape(at: type.place(ofID: short.sequence)).form))
    }
    return forms
  }

  /// A list of a type's first properties.
  private static func positional(_ type: BarType) -> JSONValue {
    let count = Int(type.shortForm.positional)
    let entries = type.entries.prefix(count)
    let names = entries.map { "\($0.name)" }.joined(separator: ", ")
    return [
      "description": .string("[\(names)]"), "type": "array",
      "items": .array(entries.map { value($0.form, isNullable: false, owner: type) }),
      "minItems": .integer(count), "maxItems": .integer(count),
    ]
  }

  /// A list that stands for an object, as the value of one of its properties.
  private static func sequence(_ form: ValueForm) -> JSONValue {
    if form.container == .single, let type = form.elementTypes.first,
      type.shortForm.positional > 0
    {
      return positional(type)
    }
    return ["type": "array", "items": member(form, owner: nil)]
  }

  // MARK: Properties

  /// The schema of a property, with what an editor shows of it.
  ///
  /// - Parameter spelling: The Objective-C name that it is written under; `nil` for its own name.
  private static func property(
    _ entry: Entry, of type: BarType, spelling: String? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.append("description", .text(entry.sentence))
    if let spelling {
      members.append("deprecationMessage", .string("Objective-C spelling: write `\(entry.name)`."))
      members.append("doNotSuggest", true)
      if entry.traits.contains(.unwritable) { return refusal(entry, members) }
      return .object(members + form(entry, of: type, hint: spelling))
    }
    members.append("markdownDescription", .string(PropertyNote(entry).markdown))
    let advice = entry.advice
    if !advice.isEmpty { members.append("deprecationMessage", .string(advice)) }
    if entry.traits.contains(.unwritable) { return refusal(entry, members) }
    return .object(members + form(entry, of: type, hint: nil))
  }

  /// A key that is known, and that no value is right for.
  private static func refusal(_ entry: Entry, _ members: [JSONValue.Member]) -> JSONValue {
    var members = members
    if !members.contains(where: { $0.key == "doNotSuggest" }) {
      members.append("doNotSuggest", true)
    }
    members.append("errorMessage", .string(entry.advice))
    members.append("not", [:])
    return .object(members)
  }

  /// The keywords that decide whether a value is right for a property.
  private static func form(_ entry: Entry, of type: BarType, hint: String?) -> [JSONValue.Member] {
    if type == Description.type, entry.id == Description.id(.barc) {
      return [.init("const", .integer(languageVersion))]
    }
    if let names = ConfigurationSchema.names(entry, of: type) { return names }
    let isNullable = entry.form.isOptional && !entry.traits.contains(.notNull)
    let schema = value(entry.form, isNullable: isNullable, owner: type)
    guard case .object(let members) = schema else { return [] }
    // Draft 7 ignores what stands beside a `$ref`.
    if members.contains(where: { $0.key == "$ref" }) { return [.init("allOf", [schema])] }
    return members
  }
}
