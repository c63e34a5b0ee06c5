import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reads a color: components, a name of the file or of UIKit, or one for each appearance.
  mutating func color(_ written: Written, _ node: Int32, of property: PropertyName) -> UInt64? {
    switch kind(node) {
    case .scalar: return scalarColor(node, of: property)
    case .mapping: return colorPair(written, node, of: property)
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
        .wrongKind, range(node), "`\(shownText(of: node))` is not a color",
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

  /// Reads a color for each appearance, each from the uppermost layer that has it.
  private mutating func colorPair(
    _ written: Written, _ node: Int32, of property: PropertyName
  ) -> UInt64? {
    var pair = ColorPair()
    var layer: Written? = written
    while let current = layer {
      let mapping = target(current.node)
      // One color for both appearances hides whatever is beneath it.
      guard mapping >= 0, kind(mapping) == .mapping else { break }
      guard shades(mapping, current, of: property, &pair) else { return nil }
      layer = lowered(current)
    }
    guard let light = pair.light, let dark = pair.dark else {
      // An unknown key has its own finding, and may stand for the missing one. Defaults may have the other color
      // above or beneath them; if not, the screens that they are merged into lack it and say so.
      if pair.hasOther || owners.contains(.defaults) { return nil }
      report(
        .missingKey, range(node),
        "a color by appearance has no `\(pair.light == nil ? "light" : "dark")`")
      return nil
    }
    return Color.word(pairAt: tape.appendRun([light, dark], node: node))
  }

  /// Reads the colors of one mapping that no mapping above it has; returns whether all of them were read.
  private mutating func shades(
    _ mapping: Int32, _ layer: Written, of property: PropertyName, _ pair: inout ColorPair
  ) -> Bool {
    for entry in tree.mergedEntries(of: mapping) {
      let name = target(entry.key)
      let color = target(entry.value)
      guard name >= 0, color >= 0 else { continue }
      let isLight = isText(name, "light")
      guard isLight || isText(name, "dark") else {
        pair.hasOther = true
        reportUnknownKeyOfColor(name, property)
        continue
      }
      if isLight ? pair.light != nil : pair.dark != nil { continue }
      guard kind(color) == .scalar, !isNull(color) else {
        if kind(color) != .scalar || !reportColorComment(color, property, isRequired: true) {
          reportWrongKind(color, property, ValueForm(.color))
        }
        return false
      }
      guard let word = scalarColor(color, of: property) else { return false }
      let cell = Cell(word: word, node: color)
      if isLight { pair.light = cell } else { pair.dark = cell }
    }
    return true
  }

  private func isText(_ node: Int32, _ name: StaticString) -> Bool {
    kind(node) == .scalar && tree.withText(tree.textWord(node)) { matches($0, name) }
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

/// What is known of a color by appearance while its layers are read.
private struct ColorPair {
  var light: Cell?
  var dark: Cell?
  /// Whether a key is neither of the two.
  var hasOther = false
}
