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
}
