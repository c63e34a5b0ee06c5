import BarCatalog
import BarCompiler
import BarEmit
import BarSyntax
import BarText

extension Analysis {
  func hover(overKey key: KeyMeaning, _ place: NodePlace) -> Hover? {
    let range = tree.nodes[Int(place.node)].range
    let value = place.node + 1
    switch key {
    case .property(let type, let number), .change(let type, let number):
      return Hover(range: range, markdown: page(ofProperty: number, of: type, value, place))
    case .name:
      guard let table = place.slot else { return nil }
      let page = NameKind(declaredIn: table, screen: place.screenKey).map {
        self.page(of: $0, keyedBy: place.node, place)
      }
      return (page ?? self.page(ofTable: table)).map { Hover(range: range, markdown: $0) }
    case .rule(let name): return page(ofRule: "\(name)").map { Hover(range: range, markdown: $0) }
    case .option(let name):
      return place.slot.flatMap { page(ofOption: "\(name)", $0) }
        .map { Hover(range: range, markdown: $0) }
    case .accessorKey(let name, let number, _):
      return Hover(range: range, markdown: page(ofCase: number, of: name))
    case .language:
      let language = tree.text(of: tree.resolved(place.node))
      return Hover(range: range, markdown: "The text in the language `\(language)`.")
    case .appearance:
      let appearance = tree.text(of: tree.resolved(place.node))
      return Hover(range: range, markdown: "The color of \(appearance) appearance.")
    case .merge:
      return Hover(
        range: range,
        markdown: "Merges what another mapping has: a key of this mapping wins over a merged one.")
    }
  }

  /// What a property does, and where what it holds is laid out.
  private func page(
    ofProperty number: UInt8, of type: BarType, _ value: Int32, _ place: NodePlace
  ) -> String {
    let entry = type.entry(at: number)
    return titled("`\(type.name).\(entry.name)`") { page in
      page.append(PropertyNote(entry).markdown)
      let object = tree.resolved(value)
      guard object >= 0 else { return }
      if entry.form.objectType != nil {
        appendLayout(of: object, place, to: &page)
      } else if entry.form.kind == .text {
        appendLayout(ofText: object, place, to: &page)
      }
    }
  }

  /// Where an object of a screen is laid out.
  func appendLayout(of object: Int32, _ place: NodePlace, to page: inout Markdown) {
    layOut(around: place)?.append(objectAt: object, to: &page)
  }

  /// Where a text of a screen is laid out.
  func appendLayout(ofText text: Int32, _ place: NodePlace, to page: inout Markdown) {
    guard tree.nodes[Int(text)].kind == .scalar, !tree.nodes[Int(text)].range.isEmpty else {
      return
    }
    layOut(around: place)?.append(textAt: text, to: &page)
  }

  private func layOut(around place: NodePlace) -> LaidOutScreen? {
    number(ofScreenWithKey: place.screenKey, inDocument: place.document)
      .flatMap { layOut($0, inDocument: place.document) }
  }

  func page(ofCase number: UInt8, of name: EnumerationName) -> String {
    titled("`\(name.name).\(name.spelling(number))`") { page in
      let remark = name.remark(number)
      if !remark.isEmpty { page.paragraph(remark) }
      page.paragraph("\(name.sentence)")
    }
  }
}

extension NodePlace {
  /// The node of the key of the screen that the place is in; -1 outside of screens.
  var screenKey: Int32 {
    for link in links.dropFirst() {
      guard case .value(let key) = link.role, let slot = link.slot, slot.objectType == Screen.type,
        slot.isOf(Description.property(.screens))
      else { continue }
      return key
    }
    return -1
  }
}
