import BarText

/// What one pass over libyaml's events gives.
struct BuiltTree {
  var nodes: [YAMLNode] = []
  var documents: [YAMLDocument] = []
  var comments: [SourceRange] = []
  var properties: [NodeProperties] = []
  var arena: [UInt8] = []
  var arenaStarts: [Int32] = [0]
  var issues: [Issue] = []
  /// Where libyaml stopped, if it did.
  var problem: LibraryProblem?
  /// Whether a bound ended the file.
  var isOverBound = false
  /// The longest way down in a document, aliases followed.
  var height = 0
  /// The number of nodes that aliases stand for.
  var addedByAliases = 0
}
