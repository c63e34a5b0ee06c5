package import BarCatalog

/// Values as a description would have them, made from what the catalog says of their form.
package enum ValueSample {
  /// An object of a type in each way in which it can be written, the shortest first.
  package static func texts(of type: BarType) -> [String] {
    let short = type.shortForm
    var texts: [String] = []
    if short.scalar != 0 {
      texts.append(text(type.shape(at: type.place(ofID: short.scalar)).form, depth: 1))
    }
    if short.repeats { texts.append("8") }
    if short.positional > 0 {
      let numbers = (0..<short.positional).map { text(type.shape(at: $0).form, depth: 1) }
      texts.append("[\(numbers.joined(separator: ", "))]")
    } else if short.sequence != 0 {
      texts.append(text(type.shape(at: type.place(ofID: short.sequence)).form, depth: 1))
    }
    return texts + [mapping(type, depth: 1)]
  }

  /// A mapping of a type: what it must have, else the first three properties that anyone would write.
  private static func mapping(_ type: BarType, depth: Int) -> String {
    let alternatives = type.alternatives.map { "\($0)" }
    let entries = type.entries.filter { entry in
      entry.advice.isEmpty && entry.form.kind != .anything
        && entry.traits.isDisjoint(with: [.mdcOnly, .uikitOnly, .later])
        && (alternatives.isEmpty || alternatives[0] == "\(entry.name)")
    }
    let required = entries.filter { $0.traits.contains(.required) }
    let shown = required.isEmpty ? Array(entries.prefix(depth > 0 ? 3 : 1)) : required
    let members = shown.compactMap { entry -> String? in
      let value = text(entry.form, depth: depth - 1)
      return value.isEmpty ? nil : "\(entry.name): \(value)"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// One value of a form, the shortest that there is.
  private static func text(_ form: ValueForm, depth: Int) -> String {
    let value = single(form, depth: depth)
    return switch form.container {
    case .single: value
    case .list: "[\(value)]"
    case .table: "{name: \(value)}"
    }
  }

  private static func single(_ form: ValueForm, depth: Int) -> String {
    switch form.kind {
    case .boolean: "true"
    case .integer: "1"
    case .number, .length: "8"
    case .text: "Inbox"
    case .name: "name"
    case .version: "15.0"
    case .enumeration, .optionSet:
      EnumerationName(rawValue: form.parameter).map { "\($0.spelling(0))" } ?? ""
    case .color: "systemBlue"
    case .element: form.elementTypes.first.map { element($0, depth: depth) } ?? ""
    case .changes: ""
    case .anything: "{}"
    }
  }

  private static func element(_ type: BarType, depth: Int) -> String {
    let short = type.shortForm
    if short.scalar != 0 || short.positional > 0, let text = texts(of: type).first { return text }
    return depth > 0
      ? mapping(type, depth: depth) : type.requiredPlaces == 0 ? "{}" : mapping(type, depth: 0)
  }
}
