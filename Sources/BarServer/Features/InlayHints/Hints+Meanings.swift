import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax
import BarText

extension Hints {
  /// Says what a value comes to: that it is what counts without it, what counts where it is nothing, and what a name
  /// stands for.
  mutating func addMeaning(of link: NodePlace.Link) {
    let node = tree.nodes[Int(link.node)]
    guard node.kind == .scalar, !node.range.isEmpty, let slot = link.slot,
      slot.form.container == .single
    else { return }
    let text = tree.text(of: link.node)
    if tree.isNull(link.node) { return addNothing(node, slot, link) }
    if let scalar = slot.scalar, addReference(text, at: node.range.upper, scalar) { return }
    guard let entry = usual(slot, link) else { return }
    switch slot.form.kind {
    case .boolean, .enumeration, .number, .integer, .length: break
    case .text, .name, .version, .optionSet, .color, .element, .changes, .anything: return
    }
    if text == entry.initial {
      add(
        at: node.range.upper, "default", "It is `\(entry.initial)` where nothing is written, too.")
    }
  }

  private mutating func addNothing(_ node: YAMLNode, _ slot: Slot, _ link: NodePlace.Link) {
    guard let entry = usual(slot, link), entry.initial != "nil" else { return }
    add(at: node.range.upper, entry.initial, "Nothing is set, so that it is `\(entry.initial)`.")
  }

  /// The property that a value is all of, where its default is one value.
  private func usual(_ slot: Slot, _ link: NodePlace.Link) -> Entry? {
    guard !slot.form.isKeyed, let entry = slot.entry, !entry.isComputed, !entry.initial.isEmpty,
      case .value(let key) = link.role, isKey(key, of: slot)
    else { return nil }
    return entry
  }

  /// Whether a key is the name of the property after it, and not one of an accessor or a table.
  private func isKey(_ key: Int32, of value: Slot) -> Bool {
    guard let property = value.property, tree.resolved(key) >= 0 else { return false }
    return property.owner.place(ofText: tree.text(of: tree.resolved(key))) == property.place
  }

  // MARK: Names

  /// Says what a color of the file is, how large an image is that is not of the usual size, and how large a text style.
  ///
  /// - Returns: Whether there was such a name.
  private mutating func addReference(_ name: String, at offset: Int32, _ slot: Slot) -> Bool {
    if slot.form.kind == .color {
      guard let color = analysis.color(named: name, inDocument: document) else { return false }
      let words = phrase(color) { $0 }
      add(at: offset, words, "The color `\(name)` of the file is \(phrase(color) { "`\($0)`" }).")
    } else if slot.isOf(ImageReference.property(.name)) {
      let size = analysis.size(ofImage: name, inDocument: document)
      guard size != NamedImage.usualSize else { return false }
      let words = "\(points(size.width)) × \(points(size.height))"
      add(at: offset, words, "The image `\(name)` measures \(words) points.")
    } else if slot.isOf(FontDescription.property(.textStyle)),
      let number = EnumerationName(rawValue: slot.form.parameter)?.number(of: name),
      let style = FontTextStyle(rawValue: number)
    {
      let size = points(style.size(at: .large))
      add(at: offset, "\(size) pt", "\(size) points at the usual text size, `large`.")
    } else {
      return false
    }
    return true
  }
}
