import BarCatalog
import BarSyntax
import BarText

/// Makes the outline of one document.
struct Outline {
  let analysis: Analysis
  let document: Int

  private var tree: YAMLTree { analysis.tree }

  /// What has a name in a collection.
  func symbols(in link: NodePlace.Link) -> [DocumentSymbol] {
    switch tree.nodes[Int(link.node)].kind {
    case .scalar, .alias: return []
    case .sequence:
      return tree.children(of: link.node).enumerated().flatMap { number, item in
        symbols(ofItem: item, number, in: link)
      }
    case .mapping:
      return tree.entries(of: link.node).flatMap { key, value in
        symbols(ofEntry: key, value, in: link)
      }
    }
  }

  private func symbols(ofItem item: Int32, _ number: Int, in list: NodePlace.Link)
    -> [DocumentSymbol]
  {
    let link = NodePlace.Link(node: item, role: .item(number), slot: list.slot?.item(number))
    guard link.slot?.objectType == UIBarButtonItem.type else { return symbols(in: link) }
    let range = analysis.extent(of: item)
    if range.isEmpty { return [] }
    return [
      DocumentSymbol(
        name: name(ofItem: item) ?? "item \(number + 1)", kind: .item, range: range,
        selection: selection(inItem: item))
    ]
  }

  private func symbols(
    ofEntry key: Int32, _ value: Int32, in mapping: NodePlace.Link
  ) -> [DocumentSymbol] {
    let link = analysis.link(toValue: value, of: key, in: mapping, document)
    let label = tree.resolved(key)
    guard label >= 0, tree.nodes[Int(label)].kind == .scalar, !tree.nodes[Int(key)].range.isEmpty,
      let (kind, detail) = kind(ofEntry: key, link, in: mapping)
    else { return symbols(in: link) }
    let lower = analysis.extent(of: key).lower
    let selection = tree.nodes[Int(key)].range
    let name = tree.text(of: label)
    return [
      DocumentSymbol(
        name: name.isEmpty ? "\"\"" : name, kind: kind, detail: detail,
        range: SourceRange(lower, max(selection.upper, tree.nodes[Int(value)].range.upper)),
        selection: selection, children: kind == .item ? [] : symbols(in: link))
    ]
  }

  /// What an entry is in the outline; nothing where only what is inside of it may be.
  private func kind(
    ofEntry key: Int32, _ value: NodePlace.Link, in mapping: NodePlace.Link
  ) -> (DocumentSymbol.Kind, detail: String)? {
    guard let slot = value.slot, let outer = mapping.slot, !slot.isMerged else { return nil }
    if case .root = mapping.role { return (.section, scalar(value.node) ?? "") }
    switch outer.meaning(ofKey: tree.text(of: max(0, tree.resolved(key)))) {
    case .rule: return (.declaration, scalar(value.node) ?? "")
    case .name:
      if outer.isOf(Configuration.property(.perFile)) { return (.declaration, "") }
      guard let kind = NameKind(declaredIn: outer, screen: -1) else { return nil }
      switch kind {
      case .screen: return (.screen, title(ofScreen: value.node) ?? "")
      case .flow: return (.flow, "")
      case .color, .image, .device, .scrollView, .anchor, .rule, .file:
        return (.declaration, scalar(value.node) ?? "")
      }
    default: break
    }
    guard let type = slot.objectType, type.isObject, type != .viewDescription else { return nil }
    if type == UIBarButtonItem.type || type == MDCFloatingButton.type {
      return (.item, name(ofItem: value.node) ?? "")
    }
    return (.bar, "\(type.name)")
  }

  // MARK: Names

  /// What an item shows, or else what is known of it.
  private func name(ofItem item: Int32) -> String? {
    let keys = [
      UIBarButtonItem.property(.title).name, UIBarButtonItem.property(.accessibilityLabel).name,
      UIBarButtonItem.property(.image).name, UIBarButtonItem.property(.systemItem).name,
      UIBarButtonItem.property(.action).name,
    ]
    for key in keys {
      if let value = analysis.value(of: "\(key)", in: item), let text = text(value) { return text }
    }
    if analysis.value(of: "\(UIBarButtonItem.property(.space).name)", in: item) != nil {
      return "space"
    }
    return nil
  }

  private func title(ofScreen screen: Int32) -> String? {
    let title = "\(Screen.property(.title).name)"
    let item = analysis.value(of: "\(Screen.property(.navigationItem).name)", in: screen)
    let shown = item.flatMap { analysis.value(of: title, in: $0) }
    return (shown ?? analysis.value(of: title, in: screen)).flatMap(text)
  }

  /// A text, or the first one of several languages or states.
  private func text(_ node: Int32) -> String? {
    guard node >= 0 else { return nil }
    if let scalar = scalar(node) { return scalar.isEmpty ? nil : scalar }
    for (_, value) in tree.entries(of: node) {
      if let scalar = scalar(value), !scalar.isEmpty { return scalar }
    }
    return nil
  }

  /// A scalar on one line; `nil` for anything else, and for one that says nothing.
  private func scalar(_ node: Int32) -> String? {
    let node = tree.resolved(node)
    guard node >= 0, tree.nodes[Int(node)].kind == .scalar, !tree.isNull(node) else { return nil }
    return tree.text(of: node).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The first key of an item, or all of it where it has none.
  private func selection(inItem item: Int32) -> SourceRange {
    guard tree.nodes[Int(item)].kind == .mapping, tree.nodes[Int(item)].link > item + 1 else {
      return tree.nodes[Int(item)].range
    }
    return tree.nodes[Int(item + 1)].range
  }
}
