import BarSyntax
package import BarText

/// Something of a description that has a name, for an editor's outline.
package struct DocumentSymbol: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A part of the description, such as `screens`.
    case section
    case screen
    case flow
    case bar
    case item
    /// A device, a color, an image, a font, a scroll view: something that is declared under a name.
    case declaration
  }

  package let name: String
  package let kind: Kind
  /// A few words beside the name; empty if there is nothing to say.
  package var detail = ""
  /// All of it, with its key.
  package let range: SourceRange
  /// What is selected when somebody goes there; inside `range`.
  package let selection: SourceRange
  package var children: [DocumentSymbol] = []
}

extension Analysis {
  /// The outline of the file, in text order.
  package func documentSymbols() -> [DocumentSymbol] {
    tree.documents.indices.flatMap { document in
      let root = NodePlace.Link(
        node: tree.documents[document].root, role: .root, slot: rootSlot(ofDocument: document))
      return Outline(analysis: self, document: document).symbols(in: root)
    }
  }
}
