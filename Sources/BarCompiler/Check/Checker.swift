import BarCatalog
package import BarSyntax
import BarSystem
package import BarText

/// Checks one document of a tree against the catalog.
///
/// - Parameter document: The number of the document, counted from 0.
package func check(
  _ tree: YAMLTree, document: Int
) -> (checked: Checked, findings: [Finding]) {
  var memory = CompilerMemory()
  return check(tree, document: document, &memory)
}

/// The same, without finding out again what another document had found out.
func check(
  _ tree: YAMLTree, document: Int, _ memory: inout CompilerMemory
) -> (checked: Checked, findings: [Finding]) {
  var checker = Checker(tree)
  swap(&checker.memory, &memory)
  defer { swap(&checker.memory, &memory) }
  let root = tree.documents[document].root
  let head = checker.description(root)
  return (checker.checked(head: head, root: root), checker.findings)
}

/// The state of checking one document: what is on the tape, and where in the description the check stands.
struct Checker {
  let tree: YAMLTree
  var tape: [Cell] = []
  var findings: [Finding] = []
  /// Cells of the objects that are still open, innermost last.
  var pending: [Cell] = []
  var memory = CompilerMemory()
  /// The types of the objects that are still open, outermost first.
  var owners: [BarType] = []
  /// The aliases that led here, outermost first.
  var uses: [Int32] = []
  /// The toolkit of the screen that is being checked, or of the file.
  var toolkit: Toolkit?
  /// Whether a screen of the document is of UIKit.
  var hasUIKitScreens = false
  /// Whether a view of the document is a bar, which has to be resolved.
  var hasBarsInViews = false
  /// Whether a number is so large that laying out may leave the finite numbers.
  var mayOverflow = false
  /// The screens that segues lead to.
  var segueTargets: [Reference] = []
  /// The nodes of targets in which something has no meaning.
  var wrongTargets = Set<Int32>()
  /// What was read through aliases.
  var aliasedRuns = AliasedRuns()
  /// The head of the table of named colors; -1 before it is read.
  var colors: Int32 = -1
  /// The names in `colors` that stand for no color.
  var wrongColors = WordSet()
  /// How many of a file's own names may still be compared with misspelt ones.
  var suggestions = SuggestionBudget()
  /// Whether the file says a toolkit for all of its screens, understood or not.
  var fileHasToolkit = false
  /// Whether a screen without any toolkit was reported.
  var saidMissingToolkit = false
  /// Whether too many values from defaults were reported.
  var saidTooMany = false
  /// The nodes of what `defaults` put beneath all screens and those of either toolkit; -1 for nothing.
  var defaults: (all: Int32, mdc: Int32, uikit: Int32) = (-1, -1, -1)

  init(_ tree: YAMLTree) {
    self.tree = tree
    // Few descriptions have more than a cell for every eight bytes, and most have one for every fourteen.
    let bytes = tree.source.bytes.count
    reserveLargePages(&tape, capacity: bytes / 8 + 256, expected: bytes / 14)
  }

  /// What has been read, as a description.
  ///
  /// - Parameters:
  ///   - head: The index of the description's head.
  ///   - root: The node of the document's root.
  func checked(head: Int32, root: Int32) -> Checked {
    Checked(
      tree: tree, tape: tape, head: head, root: root, hasUIKitScreens: hasUIKitScreens,
      hasBarsInViews: hasBarsInViews, mayOverflow: mayOverflow, segueTargets: segueTargets,
      wrongTargets: wrongTargets, aliasedRuns: aliasedRuns)
  }

  // MARK: Nodes

  /// The node that a written one stands for; -1 if it is an alias of nothing.
  @inline(__always)
  func target(_ node: Int32) -> Int32 { tree.resolved(node) }

  @inline(__always)
  func kind(_ node: Int32) -> YAMLKind { tree.nodes[Int(node)].kind }

  func range(_ node: Int32) -> SourceRange { tree.nodes[Int(node)].range }

  /// Whether a node is a plain scalar that says "nothing": empty, `~` or a spelling of `null`.
  @inline(__always)
  func isNull(_ node: Int32) -> Bool {
    let value = tree.nodes[Int(node)]
    let count = value.range.count
    // The shortest spellings are a byte long, the longest four; a rewritten text is no null.
    guard value.kind == .scalar, value.style == .plain, count <= 4 else { return false }
    if count == 2 || count == 3 { return false }
    return count == 0 || tree.withText(tree.textWord(node), spellsNull)
  }

  /// The value of a key that is looked for by name, merged ones included, without findings.
  func value(of name: StaticString, in mapping: Int32) -> Int32? {
    for entry in tree.mergedEntries(of: mapping) {
      let node = target(entry.key)
      guard node >= 0, kind(node) == .scalar else { continue }
      if tree.withText(tree.textWord(node), { matches($0, name) }) { return entry.value }
    }
    return nil
  }

  // MARK: Runs

  /// Puts the pending cells from a mark on as a run on the tape.
  mutating func closeRun(from mark: Int, node: Int32, id: UInt16 = 0) -> Int {
    let head = tape.count
    let count = pending.count - mark
    if let use = uses.first { aliasedRuns.append(Int32(truncatingIfNeeded: head), use: use) }
    tape.append(Cell(word: UInt64(count), node: node, id: id))
    // One by one, since a slice costs more than copying the few cells of a run.
    for index in mark..<(mark + count) { tape.append(pending[index]) }
    while pending.count > mark { pending.removeLast() }
    return head
  }

  // MARK: Findings

  /// Reports something about a range, unless recovery from a syntax error changed what stands there.
  mutating func report(
    _ kind: FindingKind, _ range: SourceRange, _ message: String, help: String? = nil,
    notes: [Finding.Note] = [], fixes: [Fix] = []
  ) {
    if !tree.damaged.isEmpty, tree.isDamaged(range) { return }
    var notes = notes
    if let use = uses.first { notes.append(tree.noteOfUse(use)) }
    findings.append(Finding(kind, range, message, help: help, notes: notes, fixes: fixes))
  }
}

/// Whether bytes are a spelling of "nothing"; no method, which would be given a copy of the checker's whole state.
private func spellsNull(_ bytes: UnsafeRawBufferPointer) -> Bool {
  bytes.count == 1
    ? bytes[0] == UInt8(ascii: "~")
    : matches(bytes, "null") || matches(bytes, "Null") || matches(bytes, "NULL")
}

/// Whether bytes are exactly a name.
@inline(__always)
func matches(_ bytes: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
  guard bytes.count == name.utf8CodeUnitCount else { return false }
  for index in 0..<bytes.count where bytes[index] != name.utf8Start[index] { return false }
  return true
}
