import BarCatalog
import BarSyntax
import BarText

/// The words that findings of checking are made of.
extension Checker {
  /// What a node is, in a word.
  func noun(_ node: Int32) -> String {
    let node = target(node)
    if node < 0 { return "nothing" }
    switch kind(node) {
    case .mapping: return "mapping"
    case .sequence: return "list"
    case .scalar: return isNull(node) ? "null" : "text"
    case .alias: return "alias"
    }
  }

  /// What a node is, with its text where that is short.
  func description(of node: Int32) -> String {
    switch kind(node) {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .alias: return "an alias"
    case .scalar: break
    }
    if isNull(node) { return "null" }
    let text = shownText(of: node)
    if text.unicodeScalars.count > 40 || text.contains("\n") { return "a text" }
    return tree.nodes[Int(node)].style == .plain ? "`\(text)`" : "the text `\(text)`"
  }

  /// The text of a scalar as far as findings show it: it may be as long as a file, and stand in a thousand places.
  func shownText(of node: Int32) -> String {
    tree.withText(tree.textWord(node)) {
      String(decoding: $0.prefix(Finding.longestText + 1), as: UTF8.self)
    }
  }

  /// A type in a sentence: `an UIBarButtonItem`, `a screen`.
  func article(_ type: BarType) -> String {
    let name = "\(type.phrase)"
    let isClass = name.first?.isUppercase ?? false
    if name.hasSuffix("s") { return isClass ? "`\(name)`" : name }
    let vowel = "aeiouAEIO".contains(name.first ?? "x") || name.hasPrefix("MDC")
    return (vowel ? "an " : "a ") + (isClass ? "`\(name)`" : name)
  }

  /// What a form takes, to follow "takes".
  func expectation(_ form: ValueForm) -> String {
    switch form.container {
    case .list: return "a list of \(members(form))"
    case .table: return "a mapping from names to \(members(form))"
    case .single: break
    }
    switch form.kind {
    case .boolean: return "`true` or `false`"
    case .integer: return "a whole number"
    case .number: return "a number"
    case .length: return "a number or \(keywords(form))"
    case .text: return "a text, or one text per language"
    case .name: return "a name"
    case .version: return "a version"
    case .enumeration: return "one of \(keywords(form))"
    case .optionSet: return "one or a list of \(keywords(form))"
    case .color: return "a color"
    case .element: return expectation(ofElement: form)
    case .changes: return "a list of property names"
    case .anything: return "anything"
    }
  }

  private func expectation(ofElement form: ValueForm) -> String {
    guard let type = form.elementType(isUIKit: toolkit == .uikit) else { return "a mapping" }
    let short = type.shortForm
    if short.positional > 0 {
      let list = positionalForm(type, Int(short.positional))
      return short.repeats ? "a number, \(list) or a mapping" : "\(list) or a mapping"
    }
    if short.sequence != 0 { return "a list or a mapping" }
    if short.scalar != 0 {
      return "\(noun(type.shape(at: type.place(ofID: short.scalar)).form)) or a mapping"
    }
    return "a mapping (\(article(type)))"
  }

  /// What a scalar that stands for an object is.
  private func noun(_ form: ValueForm) -> String {
    switch form.kind {
    case .text: "a text"
    case .number, .integer, .length: "a number"
    case .boolean, .name, .version, .enumeration, .optionSet, .color, .element, .changes, .anything:
      "a name"
    }
  }

  private func members(_ form: ValueForm) -> String {
    switch form.kind {
    case .boolean: return "Booleans"
    case .integer, .number, .length: return "numbers"
    case .text: return "texts"
    case .name: return "names"
    case .version: return "versions"
    case .enumeration, .optionSet: return keywords(form)
    case .color: return "colors"
    case .element:
      guard let type = form.elementType(isUIKit: toolkit == .uikit) else { return "mappings" }
      return "\(type.phrase)".first?.isUppercase == true ? "`\(type.phrase)`s" : "\(type.phrase)s"
    case .changes, .anything: return "anything"
    }
  }

  /// The order of a type's positional properties: `[top, left, bottom, right]`.
  func positionalForm(_ type: BarType, _ count: Int) -> String {
    "`[" + (0..<count).map { "\(type.propertyName(at: UInt8($0)))" }.joined(separator: ", ") + "]`"
  }

  private func keywords(_ form: ValueForm) -> String {
    guard let enumeration = EnumerationName(rawValue: form.parameter) else { return "a name" }
    return firstNames((0..<enumeration.count).map { enumeration.spelling($0) })
  }

  /// The first eight of some names.
  func firstNames(_ names: [StaticString]) -> String {
    let shown = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 8 ? shown + ", …" : shown
  }

  /// The object that a word stands for most likely, as it is written: an item by its title, or what UIKit calls it.
  private func objectForm(_ form: ValueForm, _ node: Int32) -> String? {
    guard form.container != .table, kind(node) == .scalar, !isNull(node) else { return nil }
    let text = shownText(of: node)
    // Where quotes would be needed, an example says no more than the type.
    guard (1...40).contains(text.unicodeScalars.count),
      text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " })
    else { return nil }
    let object: String
    switch form.elementType(isUIKit: toolkit == .uikit) {
    case .uiBarButtonItem:
      let items = EnumerationName.uiBarButtonItemSystemItem
      if text == "flexibleSpace" || text == "flexible" {
        object = "{space: flexible}"
      } else if (0..<items.count).contains(where: { "\(items.spelling($0))" == text }) {
        object = "{systemItem: \(text)}"
      } else {
        object = "{title: \(text)}"
      }
    case .uiNavigationItem: object = "{title: \(text)}"
    default: return nil
    }
    return form.container == .list ? "write `[\(object)]`" : "write `\(object)`"
  }

  /// What to write instead of a value of the wrong kind, where it is known.
  func advice(_ form: ValueForm, _ node: Int32) -> String? {
    if form.container == .table {
      return kind(node) == .sequence
        ? "write each under its name, without a hyphen: `name: {…}`" : nil
    }
    let isQuoted = kind(node) == .scalar && tree.nodes[Int(node)].style != .plain
    switch form.kind {
    case .number, .integer, .length:
      if isQuoted, case .number = tree.withText(tree.textWord(node), decimal) {
        return "write it without quotes"
      }
      return nil
    case .version: return "write it as in `\"15.0\"`"
    case .element:
      if form.container == .list, kind(node) == .mapping { return "put it into a list: `[{…}]`" }
      return objectForm(form, node)
    case .text:
      if kind(node) == .sequence { return "put the text in quotes if it begins with `[`" }
      return nil
    case .boolean, .name, .enumeration, .optionSet, .color, .changes, .anything: return nil
    }
  }
}
