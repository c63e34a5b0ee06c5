import BarText

/// Something to report, found while the tree is built; its words are made later, if it is still wanted.
struct Issue {
  enum Kind {
    case duplicateKey, secondMergeKey
    case unknownAlias, recursiveAlias, unusedAnchor, redefinedAnchor
    case tabIndentation, unicodeBreak
    case tooDeep, tooManyNodes

    /// Whether the file ends here for lack of patience.
    var isBound: Bool { self == .tooDeep || self == .tooManyNodes }
  }

  let kind: Kind
  let range: SourceRange
  /// A place that explains it: the first key, the first or nearest anchor; empty if there is none.
  var other = SourceRange(0, 0)
}
