import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reports that a type has no such key: what was meant, or where it belongs.
  mutating func reportUnknownKey(
    _ node: Int32, _ type: BarType, _ spelling: Spelling?
  ) {
    let text = shownText(of: node)
    let message = "unknown key `\(text)` in \(article(type))"
    if let (other, property) = type.property(otherwise: [UInt8](text.utf8)) {
      let isForeign = other.origin.utf8CodeUnitCount > 0
      report(
        .unknownKey, range(node), message,
        help: isForeign
          ? "it is \(other.origin) name; write `\(property)`" : "did you mean `\(property)`?",
        fixes: [.write("\(property)", at: range(node), .unsafe)])
      return
    }
    if let colon = keyWithoutBlank(node, of: type) {
      let key = tree.text(in: SourceRange(range(node).lower, colon))
      report(
        .unknownKey, range(node), message, help: "write a space after `\(key)`",
        fixes: [.insertBlank(at: colon)])
      return
    }
    if let spelling, let help = whereItBelongs(spelling, type) {
      report(.unknownKey, range(node), message, help: help)
      return
    }
    if let help = whereItIsSaid([UInt8](text.utf8), type) {
      report(.unknownKey, range(node), message, help: help)
      return
    }
    var nearest = NearestName(to: [UInt8](text.utf8))
    for place in 0..<type.propertyCount {
      nearest.offer(bytes(of: type.propertyName(at: place)))
    }
    if let index = nearest.index {
      let name = type.propertyName(at: UInt8(index))
      report(
        .unknownKey, range(node), message, help: "did you mean `\(name)`?",
        fixes: [.write("\(name)", at: range(node), .unsafe)])
      return
    }
    if let spelling, let help = classes(with: spelling) {
      report(.unknownKey, range(node), message, help: help)
      return
    }
    let names = (0..<type.propertyCount).map { type.propertyName(at: $0) }
    report(.unknownKey, range(node), message, help: "known keys: \(firstNames(names))")
  }

  /// The end of the colon in `key:value`, which is a plain text to YAML, where the type has the key.
  func keyWithoutBlank(_ node: Int32, of type: BarType) -> Int32? {
    guard kind(node) == .scalar, tree.nodes[Int(node)].style == .plain else { return nil }
    return tree.withText(tree.textWord(node)) { bytes in
      guard let start = bytes.baseAddress,
        let colon = bytes.prefix(Finding.longestText).firstIndex(of: UInt8(ascii: ":")),
        let found = Spelling.find(start.assumingMemoryBound(to: UInt8.self), colon),
        type.place(found.number) != 255
      else { return nil }
      return range(node).lower + Int32(truncatingIfNeeded: colon) + 1
    }
  }

  /// Where a key that another type has belongs: further up, or one level down.
  private func whereItBelongs(_ spelling: Spelling, _ type: BarType) -> String? {
    for (distance, owner) in owners.dropLast().reversed().enumerated()
    where owner.place(spelling.number) != 255 {
      let levels = distance == 0 ? "one level" : "\(distance + 1) levels"
      return "it belongs \(levels) up, in \(article(owner))"
    }
    if type == .description, Screen.type.place(spelling.number) != 255 {
      return
        "it belongs to a screen: `screens.ID.\(String(decoding: spelling.bytes, as: UTF8.self))`"
    }
    let below = propertiesBelow(type, with: spelling)
    // What an item is asked for in vain, its bar may have, which stands beside it.
    let bar: BarType = toolkit == .uikit ? .uiNavigationBar : .mdcNavigationBar
    if type == .uiNavigationItem, !below.isEmpty, bar.place(spelling.number) != 255 {
      return "it belongs to the bar, \(article(bar)), or one level down, in \(alternatives(below))"
    }
    return below.isEmpty ? nil : "it belongs one level down, in \(alternatives(below))"
  }

  /// Where another toolkit's name is said one level down, and how.
  private func whereItIsSaid(_ name: [UInt8], _ type: BarType) -> String? {
    for other in OtherName.all where other.name.withUTF8Buffer({ $0.elementsEqual(name) }) {
      if other.origin.utf8CodeUnitCount == 0 { continue }
      for property in other.properties {
        guard let spelling = Spelling.find(property.utf8Start, property.utf8CodeUnitCount),
          case let below = propertiesBelow(type, with: spelling), !below.isEmpty
        else { continue }
        return "it is \(other.origin) name; write `\(property)` in \(alternatives(below))"
      }
    }
    return nil
  }

  /// The properties of a type that take an object with such a key.
  ///
  /// Bars and items come first; of views and values, which say little about what was meant, only one that is alone.
  private func propertiesBelow(_ type: BarType, with spelling: Spelling) -> [StaticString] {
    var objects: [StaticString] = []
    var others: [StaticString] = []
    for place in 0..<type.propertyCount {
      let form = type.shape(at: place).form
      guard form.container == .single, !form.isKeyed,
        let inner = form.elementType(isUIKit: toolkit == .uikit),
        inner != type, inner.place(spelling.number) != 255
      else { continue }
      if inner.isObject, inner != .viewDescription {
        objects.append(type.propertyName(at: place))
      } else {
        others.append(type.propertyName(at: place))
      }
    }
    if !objects.isEmpty { return objects }
    return others.count == 1 ? others : []
  }

  /// At most three names, to choose from.
  private func alternatives(_ names: [StaticString]) -> String {
    let shown = names.prefix(3).map { "`\($0)`" }
    let last = shown[shown.count - 1]
    return shown.count == 1 ? last : shown.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The classes that have a property of that name.
  private func classes(with spelling: Spelling) -> String? {
    let types = BarType.allCases.filter { $0.isObject && $0.place(spelling.number) != 255 }
    if types.isEmpty { return nil }
    return "it is a property of " + types.prefix(3).map { article($0) }.joined(separator: ", ")
  }

  private func bytes(of name: StaticString) -> [UInt8] { name.withUTF8Buffer { [UInt8]($0) } }
}
