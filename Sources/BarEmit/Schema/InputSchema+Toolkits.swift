import BarCatalog
import BarJSON

/// What depends on the toolkit of a screen: its own, else that of the defaults of all screens, else the file's.
///
/// Only the keys of the screen itself are judged: for views further down every type would be needed once a toolkit.
extension InputSchema {
  private static var toolkits: [Toolkit] { [.mdc, .uikit] }
  private static var screensKey: String { Description.key(.screens) }
  private static var defaultsKey: String { Description.key(.defaults) }
  private static var allKey: String { Defaults.key(.all) }
  private static var toolkitKey: String { Screen.key(.toolkit) }

  private static func name(_ toolkit: Toolkit) -> String { "Screen.\(toolkit.spelling)" }

  /// The rules of screens that have no toolkit of their own, for the whole file.
  static var toolkitConditions: [JSONValue] {
    let ofFile: [JSONValue] = toolkits.map { toolkit in
      let hasIt = has(toolkitKey, ["const": .text(toolkit.spelling)])
      return [
        "if": ["allOf": [hasIt, ["not": ofAllScreens([:])]]],
        "then": screensWithoutToolkit(reference(name(toolkit))),
      ]
    }
    let ofDefaults: [JSONValue] = toolkits.map { toolkit in
      [
        "if": ofAllScreens(["const": .text(toolkit.spelling)]),
        "then": screensWithoutToolkit(reference(name(toolkit))),
      ]
    }
    let missing: JSONValue = [
      "if": ["not": ["anyOf": [has(toolkitKey, [:]), ofAllScreens([:])]]],
      "then": [
        "properties": [
          screensKey: [
            "properties": ["<<": [:]],
            "additionalProperties": ["type": "object", "required": [.string(toolkitKey)]],
          ]
        ]
      ],
    ]
    return ofFile + ofDefaults + [missing]
  }

  /// The defaults of all screens have a toolkit that a schema agrees with.
  private static func ofAllScreens(_ schema: JSONValue) -> JSONValue {
    has(defaultsKey, has(allKey, has(toolkitKey, schema)))
  }

  /// A mapping that has a key whose value a schema agrees with.
  private static func has(_ key: String, _ schema: JSONValue) -> JSONValue {
    ["type": "object", "required": [.string(key)], "properties": [key: schema]]
  }

  /// A rule for every screen without a toolkit, and for the defaults of all.
  private static func screensWithoutToolkit(_ rule: JSONValue) -> JSONValue {
    let screen: JSONValue = ["if": ["required": [.string(toolkitKey)]], "else": rule]
    return [
      "properties": [
        screensKey: ["additionalProperties": screen],
        defaultsKey: ["properties": [allKey: screen]],
      ]
    ]
  }

  // MARK: Screens of a toolkit

  /// What a screen may have in each toolkit.
  static var screenDefinitions: [JSONValue.Member] {
    toolkits.map { toolkit in
      var properties: [JSONValue.Member] = []
      for entry in Screen.type.entries {
        if let rule = rule(entry, toolkit) { properties.append("\(entry.name)", rule) }
      }
      return JSONValue.Member(
        name(toolkit),
        [
          "description": .string("What a screen with `toolkit: \(toolkit.spelling)` may have."),
          "properties": .object(properties),
        ])
    }
  }

  /// What a property takes in one toolkit, where that is less than it takes at all.
  private static func rule(_ entry: Entry, _ toolkit: Toolkit) -> JSONValue? {
    if entry.traits.contains(toolkit == .uikit ? .mdcOnly : .uikitOnly) {
      let other: Toolkit = toolkit == .uikit ? .mdc : .uikit
      return [
        "doNotSuggest": true,
        "errorMessage": .string("`\(entry.name)` requires `toolkit: \(other.spelling)`."),
        "not": [:],
      ]
    }
    guard entry.form.elementTypes.count > 1,
      let type = entry.form.elementType(isUIKit: toolkit == .uikit)
    else { return nil }
    return ["anyOf": [reference(type), nothing]]
  }

  /// The rules of a screen or of the defaults of one toolkit, for whoever refers to them.
  static func conditions(of type: BarType) -> [JSONValue] {
    switch type {
    case Screen.type:
      return toolkits.map { toolkit in
        [
          "if": has(toolkitKey, ["const": .text(toolkit.spelling)]),
          "then": reference(name(toolkit)),
        ]
      }
    case Defaults.type:
      let ofToolkits = toolkits.map { toolkit in
        JSONValue.Member("\(toolkit.spelling)", reference(name(toolkit)))
      }
      return [["properties": .object(ofToolkits)]]
    default: return []
    }
  }
}
