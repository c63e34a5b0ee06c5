package import BarText

/// The documents of a file as one flat array of nodes with exact ranges.
///
/// Holds of every tree, also of a broken file: a mapping has a value for every key, a document has a root, an alias points
/// backwards, collections are nested at most `maximumDepth` deep with aliases followed, and aliases add at most
/// `maximumAddedNodes` nodes.
@usableFromInline
package struct YAMLTree: Sendable {
  /// How deep collections may be nested, aliases followed.
  package static var maximumDepth: Int { 64 }
  /// How many nodes the aliases of a file may stand for together.
  package static var maximumAddedNodes: Int { 1_000_000 }
  /// The largest file in bytes: 256 MiB, so that every offset fits 32 bits with room to spare.
  package static var maximumFileSize: Int { 256 << 20 }

  /// What is asked for now and then, apart from the rest, so that few references are counted where a tree is copied.
  private final class Margin: Sendable {
    let source: SourceFile
    let documents: [YAMLDocument]
    let comments: [SourceRange]
    let damaged: [SourceRange]
    let properties: [NodeProperties]

    init(_ source: SourceFile, _ built: BuiltTree, damaged: [SourceRange]) {
      self.source = source
      documents = built.documents
      comments = built.comments
      self.damaged = damaged
      properties = built.properties
    }
  }

  private let margin: Margin
  @usableFromInline package let nodes: [YAMLNode]
  /// Whether reading ended before the file: at an error without recovery, or at a bound.
  package let isTruncated: Bool
  /// The bytes that text words point into.
  @usableFromInline package let texts: TextStorage
  /// Where each text of the arena begins, and at last where the arena ends.
  @usableFromInline let arenaStarts: [Int32]

  init(
    _ source: SourceFile, built: BuiltTree = BuiltTree(),
    damaged: [SourceRange] = []
  ) {
    self.isTruncated = built.problem != nil || built.isOverBound
    margin = Margin(source, built, damaged: damaged)
    self.nodes = built.nodes
    self.texts = TextStorage(source: source.bytes, arena: built.arena)
    self.arenaStarts = built.arenaStarts
  }

  /// Whether this is the same tree, and not only an equal one.
  package func isIdentical(to other: YAMLTree) -> Bool { margin === other.margin }

  package var source: SourceFile { margin.source }
  package var documents: [YAMLDocument] { margin.documents }
  /// Every comment from its `#` to the end of its text, in text order.
  package var comments: [SourceRange] { margin.comments }
  /// What recovery edited or nothing could read, in text order, by whole lines.
  package var damaged: [SourceRange] { margin.damaged }
  /// Anchors and tags, in the order of their nodes.
  package var properties: [NodeProperties] { margin.properties }

  /// The lines of the source, computed at each access: a file without findings never needs them.
  package var lines: LineTable { LineTable(source.bytes) }

  /// The node that an alias stands for, another node itself, or -1 if the alias has no target.
  @inlinable @inline(__always)
  package func resolved(_ node: Int32) -> Int32 {
    let value = nodes[Int(node)]
    return value.kind == .alias ? value.link : node
  }

  /// The range of the node that a written one stands for, which must not be an alias of nothing.
  package func resolvedRange(of node: Int32) -> SourceRange { nodes[Int(resolved(node))].range }

  /// Whether any of a range of bytes was edited by recovery.
  package func isDamaged(_ range: SourceRange) -> Bool {
    BarSyntax.isDamaged(range, damaged)
  }
}

/// Whether a range touches one of sorted ranges.
func isDamaged(_ range: SourceRange, _ damaged: [SourceRange]) -> Bool {
  let index = firstIndex(in: damaged, endingAt: range.lower)
  return index < damaged.count && damaged[index].lower <= range.upper
}

/// The first of sorted ranges that does not end before an offset.
func firstIndex(in ranges: [SourceRange], endingAt offset: Int32) -> Int {
  ranges.partitioningIndex { $0.upper >= offset }
}
