import BarText

/// Something to report, found while the tree is built; its words are made later, if it is still wanted.
struct Issue {
  enum Kind {
    case duplicateKey, secondMergeKey
    case unknownAlias, recursiveAlias, unusedAnchor, redefinedAnchor
    case tabIndentation, unicodeBreak
    case tooDeep, tooManyNodes
  }

  let kind: Kind
  let range: SourceRange
  /// A place that explains it: the first key, the first or nearest anchor; empty if there is none.
  var other = SourceRange(0, 0)
}
