package import BarText

/// One document of a file.
package struct YAMLDocument: Sendable {
  /// The index of its only top node; an empty document has an empty scalar.
  package let root: Int32
  /// From its first token (a directive, `---` or the root) to its last node's end.
  package let range: SourceRange
  /// Whether it begins with `---`.
  package let startsExplicitly: Bool
  /// Whether it ends with `...`.
  package let endsExplicitly: Bool
}
