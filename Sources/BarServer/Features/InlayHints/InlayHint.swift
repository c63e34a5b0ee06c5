import BarSyntax
package import BarText

/// A few words that an editor shows inside of the text.
package struct InlayHint: Equatable, Sendable {
  /// The byte before which they are shown.
  package let offset: Int
  package let label: String
  /// What they say at length, as Markdown; empty if there is no more to say.
  package var tooltip = ""
}

extension Analysis {
  /// The hints inside a range of bytes, in text order: what is laid out for, how large bars are, what counts for an object that is written
  /// elsewhere or nowhere, and what values come to.
  package func inlayHints(in range: SourceRange) -> [InlayHint] {
    tree.documents.indices.flatMap { document in
      let root = NodePlace.Link(
        node: tree.documents[document].root, role: .root, slot: rootSlot(ofDocument: document))
      var hints = Hints(analysis: self, document: document, range: range)
      hints.visit(root)
      return hints.all
    }.sorted { $0.offset < $1.offset }
  }
}
