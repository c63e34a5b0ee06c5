package import BarText

/// A few words that an editor shows inside of the text.
package struct InlayHint: Equatable, Sendable {
  /// The byte before which they are shown.
  package let offset: Int
  package let label: String
  /// What they say at length, as Markdown; empty where there is no more to say.
  package var tooltip = ""
}

extension Analysis {
  /// The hints inside a range of bytes, in text order.
  package func inlayHints(in range: SourceRange) -> [InlayHint] { [] }
}
