import BarEmit
import BarSyntax
import BarText

extension Analysis {
  /// The anchor before a node that an offset is in; `nil` if it is in the node itself.
  func anchor(at offset: Int, of node: Int32) -> NodeProperties? {
    guard let properties = tree.properties(of: node), !properties.anchor.isEmpty,
      Int(properties.anchor.lower) <= offset, offset <= Int(properties.anchor.upper)
    else { return nil }
    return properties
  }

  func hover(overAnchor anchor: NodeProperties, _ place: NodePlace) -> Hover? {
    let uses = tree.nodes.filter { $0.kind == .alias && $0.link == anchor.node }.count
    let name = tree.text(in: anchor.anchorName)
    return Hover(
      range: anchor.anchor,
      markdown: titled("anchor `\(name)`") { page in
        page.paragraph(uses == 0 ? "Not used." : "Used \(count(uses, "time")).")
      })
  }

  func hover(overAlias alias: Int32, _ place: NodePlace) -> Hover? {
    let target = tree.resolved(alias)
    guard target >= 0, let name = tree.anchorName(of: target) else { return nil }
    return Hover(
      range: tree.nodes[Int(alias)].range,
      markdown: titled("alias of `\(name)`") { page in
        page.append(excerpt(of: target))
        appendLayout(of: target, place, to: &page)
      })
  }
}
