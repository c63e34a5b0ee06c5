import BarCatalog
import BarCompiler
import BarSyntax
import BarText

/// What the rules found, and how they say it.
struct Report {
  /// A fix that puts another text in the place of what the finding is about.
  struct Writing {
    let text: String
    let applicability: Fix.Applicability

    init(_ text: String, _ applicability: Fix.Applicability) {
      self.text = text
      self.applicability = applicability
    }
  }

  private let tree: YAMLTree
  private(set) var findings: [Finding] = []
  /// The kind of the rule that is judging.
  var kind: FindingKind
  /// The object that is being judged.
  var object: (node: Int32, use: Int32) = (-1, -1)

  init(_ tree: YAMLTree, _ kind: FindingKind) {
    self.tree = tree
    self.kind = kind
  }

  /// Says something about a property: at its key.
  mutating func key(
    of cell: Cell, _ message: String, help: String? = nil, fixes: [Writing] = [],
    source: StaticString = "", severity: Severity? = nil
  ) {
    guard cell.node > 0 else { return }
    // A short form has no keys: what stands for the object stands for the property.
    let object = tree.resolved(object.node)
    let hasKeys = object >= 0 && tree.nodes[Int(object)].kind == .mapping
    say(
      tree.nodes[Int(hasKeys ? cell.node - 1 : cell.node)].range, message, help: help,
      fixes: fixes, source: source, severity: severity)
  }

  /// Says something about a value or an object: at its node.
  mutating func value(
    at node: Int32, _ message: String, help: String? = nil, fixes: [Writing] = [],
    source: StaticString = "", severity: Severity? = nil
  ) {
    guard node >= 0 else { return }
    say(
      tree.resolvedRange(of: node), message, help: help, fixes: fixes, source: source,
      severity: severity)
  }

  private mutating func say(
    _ range: SourceRange, _ message: String, help: String?, fixes: [Writing], source: StaticString,
    severity: Severity?
  ) {
    if !tree.damaged.isEmpty, tree.isDamaged(range) { return }
    let notes =
      object.use < 0 ? [] : [Finding.Note(tree.nodes[Int(object.use)].range, "used here")]
    findings.append(
      Finding(
        kind, range, message, help: help, source: source, notes: notes,
        fixes: fixes.map { .write($0.text, at: range, $0.applicability) }, severity: severity))
  }
}
