package import BarCatalog

/// How the value of a property is written, in words: `list of texts`, `color per ControlState`.
package struct ValuePhrase {
  /// How names of types and enumerations stand in the phrase.
  private let named: (_ name: String, _ words: String) -> String

  /// Names in back-ticks.
  package init() { self.init { name, words in words == name ? "`\(name)`" : words } }

  /// - Parameter named: Writes a type or an enumeration; `words` is what people call it, which may be the name itself.
  package init(named: @escaping (_ name: String, _ words: String) -> String) {
    self.named = named
  }

  /// The phrase of a form, without an article.
  package func text(_ form: ValueForm) -> String {
    var phrase =
      switch form.container {
      case .single: single(form)
      case .list: "list of \(members(form))"
      case .table: "\(members(form)) by name"
      }
    let keys = (0..<3).compactMap { form.keySpace($0) }.map { enumeration($0) }
    if !keys.isEmpty { phrase += " per " + keys.joined(separator: ", ") }
    return phrase
  }

  /// One value of a form.
  private func single(_ form: ValueForm) -> String {
    switch form.kind {
    case .boolean: "`true` or `false`"
    case .integer: "whole number"
    case .number: "number"
    case .length: "number or \(cases(form))"
    case .text: "text"
    case .name: "name"
    case .version: "version"
    case .enumeration: EnumerationName(rawValue: form.parameter).map(enumeration) ?? "name"
    case .optionSet:
      "cases of " + (EnumerationName(rawValue: form.parameter).map(enumeration) ?? "")
    case .color: "color"
    case .element: types(form).map { named("\($0.name)", $0.phrase) }.joined(separator: " or ")
    case .changes: "names of properties"
    case .anything: "anything"
    }
  }

  /// Several values of a form.
  private func members(_ form: ValueForm) -> String {
    switch form.kind {
    case .text, .name, .version, .color, .number, .integer: single(form) + "s"
    case .element:
      types(form).map { type in
        let words = type.phrase
        return named("\(type.name)", words == "\(type.name)" ? words : words + "s")
      }.joined(separator: " or ")
    case .boolean, .length, .enumeration, .optionSet, .changes, .anything: single(form)
    }
  }

  private func enumeration(_ name: EnumerationName) -> String {
    named("\(name.name)", "\(name.name)")
  }

  private func cases(_ form: ValueForm) -> String {
    guard let keywords = EnumerationName(rawValue: form.parameter) else { return "" }
    return (0..<keywords.count).map { "`\(keywords.spelling($0))`" }.joined(separator: ", ")
  }

  private func types(_ form: ValueForm) -> [BarType] { form.elementTypes }
}

extension ValueForm {
  /// The types of the objects that a value is, Material's first where it depends on the toolkit.
  package var elementTypes: [BarType] {
    guard let type = elementType(isUIKit: false) else { return [] }
    guard let other = elementType(isUIKit: true), other != type else { return [type] }
    return [type, other]
  }
}
