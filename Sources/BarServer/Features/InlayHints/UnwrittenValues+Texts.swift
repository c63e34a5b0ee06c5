import BarCatalog
import BarCompiler
import BarSyntax

extension UnwrittenValues {
  /// The value of a property, as somebody would write it.
  func text(of cell: Cell, _ type: BarType) -> String {
    let isWritten = cell.origin == .file || cell.origin == .defaults
    if isWritten, cell.node >= 0 { return written(cell.node) }
    let form = type.shape(at: cell.place).form
    if form.isKeyed || form.container == .table { return "{…}" }
    return form.container == .list ? "[…]" : computed(form, cell.word)
  }

  private func written(_ node: Int32) -> String {
    let node = tree.resolved(node)
    guard node >= 0 else { return "" }
    switch tree.nodes[Int(node)].kind {
    case .mapping: return "{…}"
    case .sequence: return "[…]"
    case .scalar, .alias: return short(tree.text(of: node))
    }
  }

  private func computed(_ form: ValueForm, _ word: UInt64) -> String {
    switch form.kind {
    case .boolean: return word != 0 ? "true" : "false"
    case .integer: return "\(Int(truncatingIfNeeded: word))"
    case .number: return points(Double(bitPattern: word))
    case .length:
      let number = Double(bitPattern: word)
      return number.isNaN ? spelling(form, UInt8(truncatingIfNeeded: word) &- 1) : points(number)
    case .enumeration: return spelling(form, UInt8(truncatingIfNeeded: word))
    case .color: return phrase(Color(word: word, tape)) { $0 }
    case .name, .text:
      return word & Text.perLanguage == 0 ? short(screen.stage.texts.string(word)) : "{…}"
    case .optionSet, .changes: return "[…]"
    case .version, .element, .anything: return "{…}"
    }
  }

  private func spelling(_ form: ValueForm, _ number: UInt8) -> String {
    EnumerationName(rawValue: form.parameter).map { "\($0.spelling(number))" } ?? ""
  }

  /// The beginning of a text, on one line.
  private func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 24 ? line.prefix(24) + "…" : line
  }
}
