import BarCatalog
import BarSyntax
import BarText

/// A place that names something, or declares it under a name.
struct NameUse {
  let kind: NameKind
  let name: String
  /// The scalar that is the name; of an anchor the node that has it.
  let node: Int32
  /// The name as it stands in the text, without `&`, `*` and quotes.
  let range: SourceRange
  /// The number of the document.
  let document: Int
  /// All of what is declared; nothing of a use.
  var declaration: SourceRange?
}

extension Analysis {
  /// Everything that names something, in text order.
  func nameUses() -> [NameUse] {
    var uses: [NameUse] = []
    for document in tree.documents.indices {
      var walk = NameWalk(analysis: self, document: document)
      walk.run()
      uses += walk.uses
    }
    return uses.sorted { $0.range.lower < $1.range.lower }
  }

  /// The uses of what is named at an offset; empty where no name is.
  func namesakes(at offset: Int) -> (named: NameUse, all: [NameUse])? {
    let offset = Int32(truncatingIfNeeded: offset)
    let uses = nameUses()
    guard let named = uses.first(where: { $0.range.lower <= offset && offset <= $0.range.upper })
    else { return nil }
    return (named, uses.filter { isSame($0, named, uses) })
  }

  /// Whether two uses name the same thing.
  private func isSame(_ use: NameUse, _ other: NameUse, _ uses: [NameUse]) -> Bool {
    guard use.document == other.document, use.name == other.name else { return false }
    if case .scrollView = use.kind, case .scrollView = other.kind {
      // What the defaults declare is every screen's.
      let isShared = uses.contains {
        $0.kind == .scrollView(screen: -1) && $0.name == use.name && $0.document == use.document
      }
      return isShared || use.kind == other.kind
    }
    if use.kind == .anchor, other.kind == .anchor { return anchored(use) == anchored(other) }
    return use.kind == other.kind
  }

  /// The node that has the anchor which a use names.
  private func anchored(_ use: NameUse) -> Int32 { tree.resolved(use.node) }
}
