import BarCatalog
import BarCompiler
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
  /// How many screens have been laid out.
  private var screenCount = 0
  private var stage: LayoutStage?

  init(analysis: Analysis, document: Int, range: SourceRange) {
    self.analysis = analysis
    self.document = document
    self.range = range
  }

  var tree: YAMLTree { analysis.tree }

  mutating func visit(_ link: NodePlace.Link) {
    switch tree.nodes[Int(link.node)].kind {
    case .scalar, .alias: return
    case .sequence:
      for (number, item) in tree.children(of: link.node).enumerated() where isInside(item, item) {
        visit(NodePlace.Link(node: item, role: .item(number), slot: link.slot?.item(number)))
      }
    case .mapping:
      if case .root = link.role { addTargets(in: link.node) }
      for (key, value) in tree.entries(of: link.node) where isInside(key, value) {
        let inner = analysis.link(toValue: value, of: key, in: link, document)
        addMeaning(of: inner)
        if inner.slot?.objectType == Screen.type, link.slot?.form.container == .table {
          addLayout(ofScreenWithKey: key, value)
        }
        visit(inner)
      }
    }
  }

  private func isInside(_ first: Int32, _ last: Int32) -> Bool {
    analysis.extent(of: first).lower <= range.upper
      && tree.nodes[Int(last)].range.upper >= range.lower
  }

  mutating func add(at offset: Int32, _ label: String, _ tooltip: String) {
    guard range.lower <= offset, offset <= range.upper else { return }
    all.append(InlayHint(offset: Int(offset), label: label, tooltip: tooltip))
  }

  /// The key of an entry that is written in a mapping; `nil` where it is merged, or an alias stands for all of it.
  func key(_ name: StaticString, in mapping: Int32) -> Int32? {
    guard tree.nodes[Int(mapping)].kind == .mapping,
      let entry = analysis.entry(of: "\(name)", in: mapping), !entry.cameThroughMerge
    else { return nil }
    return entry.key
  }

  /// Behind the colon of a key.
  func end(ofKey key: Int32) -> Int32 {
    let end = tree.nodes[Int(key)].range.upper
    return analysis.source.bytes[Int(end)...].first == UInt8(ascii: ":") ? end + 1 : end
  }

  private mutating func addLayout(ofScreenWithKey key: Int32, _ screen: Int32) {
    guard screenCount < Self.mostScreens,
      let number = analysis.number(ofScreenWithKey: key, inDocument: document)
    else { return }
    screenCount += 1
    guard let laidOut = analysis.layOut(number, inDocument: document, &stage) else { return }
    addFrames(of: laidOut, in: screen)
    addUnwrittenValues(of: laidOut, in: screen, key: key)
  }
}
