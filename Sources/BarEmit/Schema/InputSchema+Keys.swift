import BarCatalog
import BarJSON

/// Accessors with keys, and lists of the properties that change.
extension InputSchema {
  /// A definition for each kind of value and what it is keyed by, from the innermost mapping to the whole.
  static var keyedDefinitions: [JSONValue.Member] {
    var names: Set<String> = []
    var members: [JSONValue.Member] = []
    for type in BarType.allCases {
      for entry in type.entries where entry.form.isKeyed {
        for space in 0..<spaceCount(entry.form) {
          let name = keyedName(entry.form, from: space)
          if names.insert(name).inserted {
            members.append(name, keyed(entry.form, from: space))
          }
        }
      }
    }
    return members.sorted { $0.key < $1.key }
  }

  /// What the values of an accessor are called, from one of its key spaces on: `Color.by.ControlState`.
  static func keyedName(_ form: ValueForm, from space: Int) -> String {
    var plain = form
    plain.firstKey = 255
    plain.secondKey = 255
    plain.thirdKey = 255
    let value = ValuePhrase { name, _ in name }.text(plain)
    let words = value.split(separator: " ").joined(separator: "-")
    let keys = (space..<spaceCount(form)).compactMap { form.keySpace($0) }.map { "\($0.name)" }
    let optional = form.isOptional ? "" : ".set"
    return ([words, "by"] + keys).joined(separator: ".") + optional
  }

  private static func spaceCount(_ form: ValueForm) -> Int {
    (0..<3).prefix { form.keySpace($0) != nil }.count
  }

  /// One value, or a mapping from the keys of this space or of a later one to what follows.
  private static func keyed(_ form: ValueForm, from space: Int) -> JSONValue {
    var alternatives = [plain(form)]
    for next in space..<spaceCount(form) {
      guard let keys = form.keySpace(next) else { break }
      let inner =
        next + 1 < spaceCount(form) ? reference(keyedName(form, from: next + 1)) : plain(form)
      var properties = (0..<keys.count).map { JSONValue.Member("\(keys.spelling($0))", inner) }
      properties.append("<<", reference("merge"))
      alternatives.append([
        "type": "object", "minProperties": 1, "properties": .object(properties),
        "additionalProperties": false,
      ])
    }
    return ["anyOf": .array(alternatives)]
  }

  /// A value without keys.
  private static func plain(_ form: ValueForm) -> JSONValue {
    var plain = form
    plain.firstKey = 255
    return value(plain, isNullable: form.isOptional, owner: nil)
  }

  // MARK: Changes at run time

  /// The properties of a type that may be said to change, as names or with their values; `nil` if none are listed.
  static func changes(of type: BarType) -> JSONValue? {
    guard type.entries.contains(where: { $0.form.kind == .changes }) else { return nil }
    var values: [JSONValue.Member] = []
    var names: [JSONValue] = []
    for entry in type.entries {
      names.append(.text(entry.name))
      values.append("\(entry.name)", changedValues(entry, of: type))
    }
    for (spelling, entry) in objectiveCSpellings(of: type) {
      names.append(.string(spelling))
      values.append(spelling, changedValues(entry, of: type))
    }
    values.append("<<", reference("merge"))
    let name: JSONValue = ["enum": .array(names)]
    return [
      "description": "Properties that the app changes, as names or with the values that they take.",
      "anyOf": [
        name, ["type": "array", "items": name],
        ["type": "object", "properties": .object(values), "additionalProperties": false],
      ],
    ]
  }

  /// The values that one property takes, one after the other.
  private static func changedValues(_ entry: Entry, of type: BarType) -> JSONValue {
    guard entry.form.container == .single else { return [:] }
    var list = entry.form
    list.container = .list
    list.firstKey = 255
    return value(list, isNullable: list.isOptional, owner: type)
  }
}
