import BarCatalog
import BarCompiler
import BarSyntax
import BarText

/// What the rules found, and how they say it.
struct Report {
  /// A fix that writes a text.
  struct Writing {
    /// Where it is written.
    enum Place {
      /// In the place of what the finding is about.
      case here
      /// In the place of a value, by its node.
      case value(Int32)
      /// As entries of the judged object, a line each, before the one that the finding is about.
      case entry
    }

    let text: String
    let applicability: Fix.Applicability
    let place: Place

    init(_ text: String, _ applicability: Fix.Applicability, _ place: Place = .here) {
      self.text = text
      self.applicability = applicability
      self.place = place
    }

    /// Sets a flag of the judged object: where it is written already, else before the key that the finding is about.
    static func flag<Owner: BarObject>(
      _ property: Property<Owner, Bool>, _ value: Bool, of element: Element<Owner>
    ) -> Writing {
      if let cell = element.cell(property) {
        return Writing("\(value)", .unsafe, .value(cell.node))
      }
      return Writing("\(property.name): \(value)", .unsafe, .entry)
    }

    /// Turns on flags that nobody has written, which only help together.
    static func flags<Owner: BarObject>(_ properties: [Property<Owner, Bool>]) -> Writing {
      Writing(properties.map { "\($0.name): true" }.joined(separator: "\n"), .unsafe, .entry)
    }
  }

  /// An object by nodes of the tree.
  struct Subject {
    /// What it is written as.
    let node: Int32
    /// The index of its head on the tape; -1 for none.
    let head: Int32
    /// The key of the screen that it belongs to; -1 outside of screens.
    let screen: Int32
  }

  private let checked: Checked
  private var tree: YAMLTree { _read { yield checked.tree } }
  private(set) var findings: [Finding] = []
  private let rules: [Rule]
  /// The number of the rule that is judging.
  var rule = 0
  /// The kind of the rule that is judging.
  var kind: FindingKind { rules[rule].kind }
  /// The object that is being judged.
  var object = Subject(node: -1, head: -1, screen: -1)

  /// - Parameter rules: The rules that judge, at least one.
  init(_ checked: Checked, _ rules: [Rule]) {
    self.checked = checked
    self.rules = rules
  }

  /// Reports something about a property: at its key.
  mutating func key(
    of cell: Cell, _ message: String, help: String? = nil, fixes: [Writing] = [],
    source: StaticString = "", severity: Severity? = nil
  ) {
    guard let range = keyRange(of: cell) else { return }
    say(
      Finding(
        kind, range, message, help: help, source: source, notes: tree.notes(ofUse: use(of: cell)),
        fixes: fixes.compactMap { fix($0, at: range, cell) }, severity: severity))
  }

  /// Reports something about a property: at its key, with the fix that writes another key with a value in its place.
  mutating func key(
    of cell: Cell, _ message: String, help: String?, rewritten: (key: String, value: String)?,
    source: StaticString
  ) {
    guard let range = keyRange(of: cell) else { return }
    var fixes: [Fix] = []
    if let rewritten, countsHereAlone(cell), !tree.hasAlias(in: cell.node) {
      fixes.append(
        Fix(
          "write `\(rewritten.key): \(rewritten.value)`", .unsafe,
          [
            Fix.Edit(range, rewritten.key),
            Fix.Edit(tree.nodes[Int(cell.node)].range, rewritten.value),
          ]))
    }
    say(
      Finding(
        kind, range, message, help: help, source: source, notes: tree.notes(ofUse: use(of: cell)),
        fixes: fixes))
  }

  /// Says of a property that it had better not be there: at its key, with the fix that removes it where its text counts
  /// nowhere else.
  mutating func needlessKey(
    of cell: Cell, _ message: String, help: String? = nil, source: StaticString = "",
    severity: Severity? = nil, removing applicability: Fix.Applicability = .safe
  ) {
    guard let range = keyRange(of: cell) else { return }
    say(
      Finding(
        kind, range, message, help: help, source: source, notes: tree.notes(ofUse: use(of: cell)),
        fixes: removal(of: cell, applicability).map { [$0] } ?? [], severity: severity))
  }

  /// Reports something about a value or an object: at its node.
  mutating func value(
    at node: Int32, _ message: String, help: String? = nil, fixes: [Writing] = [],
    source: StaticString = "", severity: Severity? = nil
  ) {
    guard node >= 0 else { return }
    let range = tree.resolvedRange(of: node)
    say(
      Finding(
        kind, range, message, help: help, source: source, notes: tree.notes(ofUse: use(of: nil)),
        fixes: fixes.compactMap { fix($0, at: range, Cell(word: 0, node: node)) },
        severity: severity))
  }

  /// Reports something about a use of an anchor: at the alias.
  mutating func alias(at node: Int32, _ message: String, help: String) {
    say(Finding(kind, tree.nodes[Int(node)].range, message, help: help))
  }

  /// Reports something about the judged object as a whole: at the key that holds it.
  ///
  /// - Parameter cell: The property that holds the object.
  mutating func holder(
    _ cell: Cell, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    guard cell.node > 0 else { return }
    let use = use(of: nil)
    say(
      Finding(
        kind, tree.nodes[Int(cell.node - 1)].range, message, help: help,
        notes: tree.notes(ofUse: use < 0 && cell.origin == .defaults ? object.screen : use),
        severity: severity))
  }

  /// Reports something about the judged object as a whole, at the part of it that shows what is wrong.
  mutating func ofObject(_ judge: (inout Report) -> Void) { about(object.node, judge) }

  /// Reports something about a node, at a part of it that shows what is wrong.
  mutating func about(_ node: Int32, _ judge: (inout Report) -> Void) {
    let first = findings.count
    judge(&self)
    if node < 0 { return }
    for index in first..<findings.count { findings[index].subject = tree.resolvedRange(of: node) }
  }

  /// Reports something about an object inside of the judged one.
  mutating func inside<Owner>(_ element: Element<Owner>, _ judge: (inout Report) -> Void) {
    let outer = object
    object = Subject(node: element.node, head: element.head, screen: outer.screen)
    judge(&self)
    object = outer
  }

  /// Reports what is wrong in some environments.
  ///
  /// - Parameters:
  ///   - cell: What the finding is about; at its key where it is about a property, and at its value otherwise.
  ///   - message: The fact with all that may be another one for other environments.
  mutating func layout(
    of cell: Cell, atKey: Bool, _ message: String, help: String?, source: StaticString,
    severity: Severity, contexts: Finding.Contexts?
  ) {
    guard cell.node >= 0 else { return }
    let key = atKey && cell.node > 0 ? tree.nodes[Int(cell.node - 1)].range : nil
    let use = use(of: cell)
    let screen = use < 0 && isOfDefaults(cell.node) ? object.screen : use
    say(
      Finding(
        kind, key ?? tree.resolvedRange(of: cell.node), message, help: help, source: source,
        notes: tree.notes(ofUse: screen), severity: severity, contexts: contexts))
  }

  /// Whether a node stands in what is beneath every screen: the objects of a layout do not say where they are from.
  private func isOfDefaults(_ node: Int32) -> Bool {
    guard let defaults = checked.description.cell(.defaults)?.node else { return false }
    return defaults < node && node < tree.nodes[Int(defaults)].next(at: defaults)
  }

  private mutating func say(_ finding: Finding) {
    if !tree.damaged.isEmpty, tree.isDamaged(finding.range) { return }
    findings.append(finding)
  }

  // MARK: Text

  /// Where a property is named; what stands for an object that is written without keys stands for its property.
  private func keyRange(of cell: Cell) -> SourceRange? {
    guard cell.node > 0 else { return nil }
    return tree.nodes[Int(hasKeys ? cell.node - 1 : cell.node)].range
  }

  private var hasKeys: Bool {
    let node = tree.resolved(object.node)
    return node >= 0 && tree.nodes[Int(node)].kind == .mapping
  }

  private func fix(_ writing: Writing, at range: SourceRange, _ cell: Cell) -> Fix? {
    let text = writing.text
    switch writing.place {
    case .here: return .write(text, at: range, writing.applicability)
    case .value(let node):
      return node < 0 ? nil : .write(text, at: tree.resolvedRange(of: node), writing.applicability)
    case .entry:
      let entries = text.split(separator: "\n").map(String.init)
      let edits = entries.compactMap {
        tree.insertion(of: $0, before: cell.node - 1, in: object.node)
      }
      guard let first = edits.first, edits.count == entries.count else { return nil }
      let title = "add " + entries.map { "`\($0)`" }.joined(separator: " and ")
      let whole = Fix.Edit(first.range, edits.map(\.replacement).joined())
      return Fix(title, writing.applicability, [whole])
    }
  }

  /// Removes an entry whose text counts for this object alone.
  private func removal(of cell: Cell, _ applicability: Fix.Applicability) -> Fix? {
    guard countsHereAlone(cell),
      let edits = tree.removalWithComments(of: cell.node - 1, from: object.node)
    else { return nil }
    let name = tree.text(of: cell.node - 1)
    // Removing an anchor's last use would cause another finding, and nobody asked to delete a comment inside.
    let key = tree.nodes[Int(cell.node - 1)].range
    let entry = SourceRange(key.lower, max(key.upper, tree.nodes[Int(cell.node)].range.upper))
    let isSafe = !tree.hasAlias(in: cell.node) && !tree.hasComment(in: entry)
    return Fix("remove `\(name)`", isSafe ? applicability : .unsafe, edits)
  }

  /// Whether the text of an entry counts for this object alone.
  private func countsHereAlone(_ cell: Cell) -> Bool {
    hasKeys && use(of: cell) < 0 && tree.isEntry(cell.node, of: object.node)
      && !tree.hasAnchor(in: cell.node)
  }

  /// The node that uses a text which stands elsewhere: after an anchor, merged, or in the defaults; -1 for none.
  private func use(of cell: Cell?) -> Int32 {
    let use = checked.use(of: -1, inRun: object.head)
    guard use < 0, let cell else { return use }
    if cell.origin == .defaults { return object.screen }
    guard hasKeys, tree.nodes[Int(object.node)].flags.contains(.isMerge) else { return -1 }
    return tree.mergedAlias(leadingTo: cell.node, in: object.node)
  }
}
