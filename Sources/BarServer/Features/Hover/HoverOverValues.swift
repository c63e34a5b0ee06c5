import BarCatalog
import BarCompiler
import BarEmit
import BarSyntax
import BarText

extension Analysis {
  func hover(overValue place: NodePlace) -> Hover? {
    let node = place.node
    let range = tree.nodes[Int(node)].range
    if tree.nodes[Int(node)].kind == .alias {
      return hover(overAlias: node, place)
    }
    if tree.nodes[Int(node)].kind == .scalar, let slot = place.slot?.scalar,
      let page = page(ofScalar: node, slot, place)
    {
      return Hover(range: range, markdown: self.page(page, andItemShownAs: slot, place))
    }
    return hover(overText: place) ?? hover(overObjectAround: place) ?? hover(overPropertyOf: place)
  }

  /// A page of a value, and where the item is laid out that the value is what there is to see of.
  private func page(_ page: String, andItemShownAs slot: Slot, _ place: NodePlace) -> String {
    guard
      slot.isOf(UIBarButtonItem.property(.systemItem)) || slot.isOf(ImageReference.property(.name)),
      let item = place.links.last(where: { $0.slot?.objectType == UIBarButtonItem.type })
    else { return page }
    var whole = Markdown()
    whole.append(page)
    appendLayout(of: item.node, place, to: &whole)
    return whole.text.trimmed
  }

  /// Where a text is laid out; `nil` for one that no bar shows, and for that of an item, which may be in a menu.
  private func hover(overText place: NodePlace) -> Hover? {
    guard tree.nodes[Int(place.node)].kind == .scalar, let slot = place.slot?.scalar,
      slot.form.kind == .text, let property = slot.property, property.owner != UIBarButtonItem.type
    else { return nil }
    let title = "`\(property.owner.name).\(property.owner.propertyName(at: property.place))`"
    let page = titled(title) { appendLayout(ofText: place.node, place, to: &$0) }
    if page == titled(title, { _ in }) { return nil }
    return Hover(range: tree.nodes[Int(place.node)].range, markdown: page)
  }

  /// What the property does that a value is of.
  private func hover(overPropertyOf place: NodePlace) -> Hover? {
    guard case .value(let key) = place.role, tree.nodes[Int(place.node)].kind == .scalar,
      let owner = self.place(of: key)
    else { return nil }
    guard case .key(let meaning?) = owner.role, case .property = meaning else { return nil }
    return hover(overKey: meaning, owner).map {
      Hover(range: tree.nodes[Int(place.node)].range, markdown: $0.markdown)
    }
  }

  /// What a scalar names or says; `nil` if it is a text or a number like any other.
  private func page(ofScalar node: Int32, _ slot: Slot, _ place: NodePlace) -> String? {
    let text = tree.text(of: node)
    switch slot.form.kind {
    case .enumeration, .optionSet, .length:
      guard let name = EnumerationName(rawValue: slot.form.parameter),
        let number = name.number(of: text)
      else { return nil }
      return page(ofCase: number, of: name)
    case .color: return page(ofColor: text, place)
    case .name:
      return NameKind(namedAt: slot, screen: place.screenKey)
        .flatMap { page(of: $0, named: text, place) }
    case .changes:
      guard let owner = slot.property?.owner, let number = owner.place(ofText: text) else {
        return nil
      }
      return titled("`\(owner.name).\(text)`") {
        $0.append(PropertyNote(owner.entry(at: number)).markdown)
      }
    case .boolean, .integer, .number, .text, .version, .element, .anything: return nil
    }
  }

  /// Where the object is laid out that a place is in: the innermost that a bar shows.
  private func hover(overObjectAround place: NodePlace) -> Hover? {
    let object = place.links.last { link in
      guard case .key = link.role else {
        return link.slot?.objectType?.isObject == true
          && tree.nodes[Int(link.node)].kind == .mapping
      }
      return false
    }
    guard let object, let type = object.slot?.objectType, place.screenKey >= 0 else { return nil }
    let title = "`\(type.name)`"
    let page = titled(title) { appendLayout(of: object.node, place, to: &$0) }
    if page == titled(title, { _ in }) { return nil }
    return Hover(range: tree.nodes[Int(place.node)].range, markdown: page)
  }
}
