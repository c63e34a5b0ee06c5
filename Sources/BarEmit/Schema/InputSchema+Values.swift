import BarCatalog
import BarJSON

extension InputSchema {
  /// The value of a form.
  ///
  /// - Parameter owner: The type whose property it is; only lists of its properties need it.
  static func value(_ form: ValueForm, isNullable: Bool, owner: BarType?) -> JSONValue {
    let schemas = alternatives(form, owner: owner) + (isNullable ? [nothing] : [])
    if form.kind == .anything, form.container == .single { return [:] }
    if schemas.count == 1 { return schemas[0] }
    return ["anyOf": .array(schemas)]
  }

  /// The ways to write a value that is there.
  private static func alternatives(_ form: ValueForm, owner: BarType?) -> [JSONValue] {
    if form.isKeyed { return [reference(keyedName(form, from: 0))] }
    switch form.container {
    case .single: return single(form, owner: owner)
    case .list:
      let list: JSONValue = ["type": "array", "items": member(form, owner: owner)]
      return [list] + (takesOne(form) ? [scalar(form)] : [])
    case .table:
      return [
        [
          "type": "object", "properties": ["<<": reference("merge")],
          "additionalProperties": member(form, owner: owner),
        ]
      ]
    }
  }

  /// A member of a list or a table, which cannot be nothing.
  static func member(_ form: ValueForm, owner: BarType?) -> JSONValue {
    var member = form
    member.container = .single
    return value(member, isNullable: false, owner: owner)
  }

  private static func single(_ form: ValueForm, owner: BarType?) -> [JSONValue] {
    switch form.kind {
    case .boolean: [["type": "boolean"]]
    case .integer: [["type": "integer"]]
    case .number: [reference("number")]
    case .length: [reference("number")] + cases(form)
    case .text: [reference("text")]
    case .name: [reference("name")]
    case .version: [reference("version")]
    case .enumeration: cases(form)
    case .optionSet: options(form)
    case .color: [reference("color")]
    case .element: form.elementTypes.map { reference($0) }
    case .changes: owner.map { [reference("\($0.name).changes")] } ?? [[:]]
    case .anything: [[:]]
    }
  }

  private static func cases(_ form: ValueForm) -> [JSONValue] {
    EnumerationName(rawValue: form.parameter).map { [reference($0)] } ?? []
  }

  /// One case, several, or `none`.
  private static func options(_ form: ValueForm) -> [JSONValue] {
    guard let name = EnumerationName(rawValue: form.parameter) else { return [] }
    return [reference(name), ["const": "none"], ["type": "array", "items": reference(name)]]
  }

  /// Whether one value may stand for a list of one: where a member is a scalar.
  private static func takesOne(_ form: ValueForm) -> Bool {
    form.elementTypes.first.map { $0.shortForm.scalar != 0 } ?? true
  }

  /// The scalars among the values of a form.
  static func scalar(_ form: ValueForm) -> JSONValue {
    switch form.kind {
    case .boolean, .integer, .number, .length, .name, .version, .enumeration:
      member(form, owner: nil)
    case .text, .anything, .changes: reference("name")
    case .optionSet: ["anyOf": .array(Array(options(form).prefix(2)))]
    case .color: reference("shade")
    case .element:
      form.elementTypes.first.map { type in
        type.shortForm.scalar == 0
          ? reference("number")
          : scalar(type.shape(at: type.place(ofID: type.shortForm.scalar)).form)
      } ?? [:]
    }
  }

  // MARK: Values that many properties take

  static var valueDefinitions: [JSONValue.Member] {
    let language = "^(<<|[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*)$"
    let hexadecimal = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    return [
      .init(
        "merge",
        [
          "description": "Mappings whose keys are merged in here; earlier mappings win.",
          "doNotSuggest": true,
          "anyOf": [["type": "object"], ["type": "array", "items": ["type": "object"]]],
        ]),
      .init(
        "number",
        [
          "description": "A finite number; in points, unless the property says otherwise.",
          "type": "number", "minimum": .number(-.greatestFiniteMagnitude),
          "maximum": .number(.greatestFiniteMagnitude),
        ]),
      .init(
        "name",
        [
          "description": "A word; numbers and `true` are read as words here.",
          "type": ["string", "number", "boolean"],
        ]),
      .init(
        "text",
        [
          "description": "Text that people read, or one text per language: `{en: Inbox, ar: …}`.",
          "type": ["string", "number", "boolean", "object"],
          "propertyNames": ["pattern": .string(language)],
          "properties": ["<<": reference("merge")],
          "additionalProperties": reference("name"),
        ]),
      .init(
        "version",
        [
          "description": "A version of iOS: `15`, `15.0` or `\"17.4.1\"`.",
          "type": ["number", "string"], "minimum": 0, "exclusiveMaximum": 10_000,
          "pattern": "^[0-9]{1,4}([.]0?[0-9]{1,3}([.][0-9]{1,4})?)?$",
        ]),
      .init(
        "shade",
        [
          "description": "Components, a name in `colors`, or a UIKit color.",
          "anyOf": [
            reference(.systemColor),
            ["type": "string", "pattern": .string("^([^#]|\(hexadecimal)$)")],
          ],
        ]),
      .init(
        "color",
        [
          "description": "A color, or one color each for light and dark appearance.",
          "anyOf": [
            reference("shade"),
            [
              "type": "object", "required": ["light", "dark"],
              "properties": [
                "light": reference("shade"), "dark": reference("shade"), "<<": reference("merge"),
              ],
              "additionalProperties": false,
            ],
          ],
        ]),
    ]
  }
}
