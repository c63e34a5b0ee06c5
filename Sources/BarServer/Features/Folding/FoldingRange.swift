package import BarText

/// Lines that may be shown as their first one alone.
package struct FoldingRange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case node
    case comment
  }

  package let kind: Kind
  /// From inside of the first line to the end of the last one, without its break.
  package let range: SourceRange
}

extension Analysis {
  /// What may be folded, in text order; every range has more than one line.
  package func foldingRanges() -> [FoldingRange] { [] }
}
