package import BarText

/// What is known of something in the text.
package struct Hover: Equatable, Sendable {
  /// The words that it is about.
  package let range: SourceRange
  package let markdown: String
}

extension Analysis {
  /// What is known of what stands at a byte offset; nothing where there is nothing to say.
  package func hover(at offset: Int) -> Hover? { nil }
}
