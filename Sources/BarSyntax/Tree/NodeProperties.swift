package import BarText

/// What stands before a node: its anchor and its tag.
package struct NodeProperties: Sendable {
  /// The index of the node.
  package let node: Int32
  /// The anchor with its `&`; empty if there is none.
  package let anchor: SourceRange
  /// The tag as it is written; empty if there is none.
  package let tag: SourceRange
  /// The text word of the tag with its handle resolved, such as `tag:yaml.org,2002:str` for `!!str`.
  package let resolvedTag: UInt64

  /// The anchor's name, without `&`.
  package var anchorName: SourceRange {
    anchor.isEmpty ? anchor : SourceRange(anchor.lower + 1, anchor.upper)
  }
}
