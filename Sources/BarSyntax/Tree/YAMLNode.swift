public import BarText

/// A node of the flat tree, in 16 bytes.
///
/// The children of a collection follow it in text order, each with its subtree; those of a mapping alternate key and value.
@frozen @usableFromInline
package struct YAMLNode: Sendable {
  /// What is rarely true of a node.
  @frozen @usableFromInline
  package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It has an anchor or a tag.
    @inlinable package static var hasProperties: Flags { Flags(rawValue: 1) }
    /// Recovery from an error changed its text, or a line inside it.
    @inlinable package static var isDamaged: Flags { Flags(rawValue: 2) }
    /// A collection in brackets or braces, or a pair `[a: b]`.
    @inlinable package static var isFlow: Flags { Flags(rawValue: 4) }
    /// A mapping with a `<<` key, or that key.
    @inlinable package static var isMerge: Flags { Flags(rawValue: 8) }
    /// A pair in a flow sequence: a mapping of one entry without braces.
    @inlinable package static var isPair: Flags { Flags(rawValue: 16) }
  }

  /// The node's text without its anchor and tag; with its quotes, brackets or block header.
  @usableFromInline package var range: SourceRange
  /// Of a collection: the index after its subtree, or -1 while it is being read.
  /// Of an alias: the index of the node that it stands for, or -1.
  /// Of a scalar: the number of its text in the arena, or -1 if the source has it.
  @usableFromInline package var link: Int32
  @usableFromInline package let kind: YAMLKind
  @usableFromInline package let style: ScalarStyle
  @usableFromInline package var flags: Flags

  @inlinable package init(
    _ kind: YAMLKind, _ range: SourceRange, link: Int32,
    style: ScalarStyle = .plain, flags: Flags = []
  ) {
    self.range = range
    self.link = link
    self.kind = kind
    self.style = style
    self.flags = flags
  }

  @inlinable package var isCollection: Bool { kind == .sequence || kind == .mapping }

  /// The index after the node's subtree: its next sibling, or where its parent ends.
  @inlinable package func next(at index: Int32) -> Int32 { isCollection ? link : index + 1 }
}
