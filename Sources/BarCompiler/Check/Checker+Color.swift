import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reads a color: components, a name of the file or of UIKit, or one for each appearance.
  mutating func color(_ written: Written, _ node: Int32, of property: PropertyName) -> UInt64? {
    switch kind(node) {
    case .scalar: return scalarColor(node, of: property)
    case .mapping: return colorPair(node, of: property)
    case .sequence, .alias:
      reportWrongKind(node, property, ValueForm(.color))
      return nil
    }
  }

  private mutating func scalarColor(_ node: Int32, of property: PropertyName) -> UInt64? {
    let word = tree.textWord(node)
    let isHexadecimal = tree.withText(word) { $0.first == UInt8(ascii: "#") }
    if isHexadecimal {
      if let components = tree.withText(word, components) {
        return Color.word(components: components)
      }
      report(
        .wrongKind, range(node), "`\(tree.string(word))` is not a color",
        help: "write `\"#RGB\"`, `\"#RRGGBB\"` or `\"#RRGGBBAA\"`")
      return nil
    }
    if let named = namedColor(word) { return named }
    if let number = caseNumber(node, .systemColor), let color = SystemColor(rawValue: number) {
      return Color.word(color)
    }
    reportUnknownColor(node, property)
    return nil
  }

  /// The color of that name in the file's `colors`.
  private func namedColor(_ word: UInt64) -> UInt64? {
    if colors < 0 { return nil }
    let table = Table<Color>(tape, at: colors)
    for row in 0..<table.count where tree.texts.areEqual(table.nameCell(row).word, word) {
      return table.cell(row).word
    }
    return nil
  }

  private mutating func colorPair(_ node: Int32, of property: PropertyName) -> UInt64? {
    var light: UInt64?
    var dark: UInt64?
    var hasOther = false
    for entry in tree.mergedEntries(of: node) {
      let name = target(entry.key)
      let color = target(entry.value)
      guard name >= 0, color >= 0 else { continue }
      let isLight =
        kind(name) == .scalar && tree.withText(tree.textWord(name)) { matches($0, "light") }
      let isDark =
        kind(name) == .scalar && tree.withText(tree.textWord(name)) { matches($0, "dark") }
      guard isLight || isDark else {
        hasOther = true
        reportUnknownKeyOfColor(name, property)
        continue
      }
      guard kind(color) == .scalar, !isNull(color) else {
        reportWrongKind(color, property, ValueForm(.color))
        return nil
      }
      guard let word = scalarColor(color, of: property) else { return nil }
      if isLight { light = word } else { dark = word }
    }
    guard let light, let dark else {
      // A key that is not known is what is wrong, and what it stands for is not known.
      if hasOther { return nil }
      report(
        .missingKey, range(node),
        "a color by appearance has no `\(light == nil ? "light" : "dark")`")
      return nil
    }
    return Color.word(
      pairAt: tape.appendRun(
        [Cell(word: light, node: node), Cell(word: dark, node: node)], node: node))
  }

  /// Components of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, red highest.
  private func components(_ bytes: UnsafeRawBufferPointer) -> UInt32? {
    var value: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | digit
      if bytes.count == 4 { value = value << 4 | digit }
    }
    switch bytes.count {
    case 4, 7: return value << 8 | 0xFF
    case 9: return value
    default: return nil
    }
  }

  private func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
