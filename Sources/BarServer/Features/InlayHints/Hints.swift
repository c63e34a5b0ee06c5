import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax
import BarText

/// Collects the hints of one document.
struct Hints {
  /// How many screens are laid out for one answer: nobody sees more at once.
  private static let mostScreens = 16

  let analysis: Analysis
  let document: Int
  /// Where hints are asked for.
  let range: SourceRange
  private(set) var all: [InlayHint] = []
  private var screenCount = 0

  init(analysis: Analysis, document: Int, range: SourceRange) {
    self.analysis = analysis
    self.document = document
    self.range = range
  }

  private var tree: YAMLTree { analysis.tree }

  mutating func visit(_ link: NodePlace.Link) {
    switch tree.nodes[Int(link.node)].kind {
    case .scalar, .alias: return
    case .sequence:
      for (number, item) in tree.children(of: link.node).enumerated() where isInside(item, item) {
        visit(NodePlace.Link(node: item, role: .item(number), slot: link.slot?.item(number)))
      }
    case .mapping:
      for (key, value) in tree.entries(of: link.node) where isInside(key, value) {
        let inner = analysis.link(toValue: value, of: key, in: link, document)
        addDefault(inner)
        if inner.slot?.objectType == Screen.type, link.slot?.form.container == .table {
          addFrames(ofScreenWithKey: key, value)
        }
        visit(inner)
      }
    }
  }

  private func isInside(_ first: Int32, _ last: Int32) -> Bool {
    analysis.extent(of: first).lower <= range.upper
      && tree.nodes[Int(last)].range.upper >= range.lower
  }

  private mutating func add(at offset: Int32, _ label: String, _ tooltip: String) {
    guard range.lower <= offset, offset <= range.upper else { return }
    all.append(InlayHint(offset: Int(offset), label: label, tooltip: tooltip))
  }

  // MARK: Defaults

  /// Says of a value that it is what counts without it, and of "nothing" what counts then.
  private mutating func addDefault(_ link: NodePlace.Link) {
    let node = tree.nodes[Int(link.node)]
    guard node.kind == .scalar, let slot = link.slot, slot.form.container == .single,
      !slot.form.isKeyed, let entry = slot.entry, !entry.isComputed, !entry.initial.isEmpty,
      case .value(let key) = link.role, case .property? = meaning(of: key, slot)
    else { return }
    switch slot.form.kind {
    case .boolean, .enumeration, .number, .integer, .length: break
    case .text, .name, .version, .optionSet, .color, .element, .changes, .anything: return
    }
    if tree.text(of: link.node) == entry.initial {
      add(
        at: node.range.upper, "default", "It is `\(entry.initial)` where nothing is written, too.")
    }
  }

  /// What a key is in the type that has the property behind it.
  private func meaning(of key: Int32, _ value: Slot) -> KeyMeaning? {
    guard let owner = value.property?.owner, tree.resolved(key) >= 0,
      let place = owner.place(ofText: tree.text(of: tree.resolved(key)))
    else { return nil }
    return place == value.property?.place ? .property(owner, place: place) : nil
  }

  // MARK: Frames

  /// Says behind the key of each bar how large it is in the first environment.
  private mutating func addFrames(ofScreenWithKey key: Int32, _ screen: Int32) {
    guard screenCount < Self.mostScreens,
      let number = analysis.number(ofScreenWithKey: key, inDocument: document)
    else { return }
    screenCount += 1
    guard let laidOut = analysis.layOut(number, inDocument: document) else { return }
    for (index, bar) in laidOut.layout.bars.enumerated() {
      guard let layout = laidOut.layout.layouts.first(where: { $0.bar == index }),
        let frame = laidOut.frame(of: 0, in: layout),
        let entry = tree.entries(of: screen).first(where: {
          tree.resolved($0.key) >= 0 && tree.text(of: tree.resolved($0.key)) == "\(bar.kind.key)"
        })
      else { continue }
      var colon = tree.nodes[Int(entry.key)].range.upper
      if analysis.source.bytes[Int(colon)...].first == UInt8(ascii: ":") { colon += 1 }
      add(
        at: colon, "\(points(frame.width)) × \(points(frame.height))",
        "\(phrase(frame)) in `\(laidOut.environment(of: layout))`")
    }
  }
}
