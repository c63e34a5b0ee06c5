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
    uses.sort { $0.range.lower < $1.range.lower }
    // What is on the shelf is passed once as such, and once as what it is used for.
    return uses.enumerated().filter { index, use in
      index == 0 || uses[index - 1].range != use.range
    }.map(\.element)
  }

  /// The uses of what is named at an offset; empty if no name is.
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
    if use.kind == .anchor, other.kind == .anchor {
      // An alias of nothing is of what its name says, such as one inside of the node that it names.
      let (first, second) = (anchored(use), anchored(other))
      return first == second || first < 0 || second < 0
    }
    return use.kind == other.kind
  }

  /// The node that has the anchor which a use names; -1 for an alias of nothing.
  private func anchored(_ use: NameUse) -> Int32 {
    use.declaration == nil ? tree.resolved(use.node) : use.node
  }
}
