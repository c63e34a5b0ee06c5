package import BarCompiler
package import BarSyntax
package import BarText

/// What is left of findings when comments have silenced some.
package struct SuppressedFindings: Sendable {
  /// What is to be reported, with what is wrong with the comments.
  package let findings: [Finding]
  /// What is silenced.
  package let suppressed: [Finding]
}

/// Applies the comments of a file to what was found in it.
///
/// Errors of the description itself stay.
///
/// - Parameters:
///   - today: The day that the last day of a comment is compared with.
///   - rules: The names of the rules that were asked; only they can have nothing to silence.
package func suppress(
  _ findings: [Finding], in tree: YAMLTree, today: CalendarDay, asked rules: [FindingKind]
) -> SuppressedFindings {
  let comments = tree.comments.compactMap { SuppressionComment(tree.source.bytes, $0) }
  if comments.isEmpty { return SuppressedFindings(findings: findings, suppressed: []) }
  var suppressions = Suppressions(comments, tree, today, rules)
  var kept: [Finding] = []
  var suppressed: [Finding] = []
  for finding in findings {
    if suppressions.silence(finding) { suppressed.append(finding) } else { kept.append(finding) }
  }
  return SuppressedFindings(
    findings: kept + suppressions.findings + suppressions.unused(), suppressed: suppressed)
}

/// What a compilation found, without what comments silence; nothing is said about the comments.
package func unsuppressed(_ compilation: Compilation, today: CalendarDay) -> [Finding] {
  suppress(compilation.findings, in: compilation.tree, today: today, asked: []).findings
    .filter { finding in
      !FindingKind.ofSuppressions.contains { "\($0.name)" == "\(finding.kind.name)" }
    }
}

/// The comments of one file that silence rules.
private struct Suppressions {
  /// One rule that is silenced somewhere.
  private struct Entry {
    let name: SuppressionComment.Name
    let comment: SuppressionComment
    /// Where findings must begin to be silenced.
    let scope: SourceRange
    var isUsed = false
  }

  private let tree: YAMLTree
  private let rules: [FindingKind]
  private var entries: [Entry] = []
  /// What is wrong with the comments.
  private(set) var findings: [Finding] = []

  init(
    _ comments: [SuppressionComment], _ tree: YAMLTree, _ today: CalendarDay, _ rules: [FindingKind]
  ) {
    self.tree = tree
    self.rules = rules
    for (number, comment) in comments.enumerated() {
      guard check(comment, today), let form = comment.form, form != .end else { continue }
      for name in comment.names where isRule(name) {
        let scope = scope(of: comment, form, name, comments[(number + 1)...])
        entries.append(Entry(name: name, comment: comment, scope: scope))
      }
    }
  }

  /// Whether a finding is silenced.
  mutating func silence(_ finding: Finding) -> Bool {
    if finding.kind.tier == .hard { return false }
    var isSilenced = false
    for index in entries.indices
    where entries[index].name.text == "\(finding.kind.name)"
      && entries[index].scope.lower <= finding.range.lower
      && finding.range.lower < entries[index].scope.upper
    {
      entries[index].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  /// What the comments silence in vain.
  func unused() -> [Finding] {
    entries.filter { entry in
      !entry.isUsed && rules.contains { "\($0.name)" == entry.name.text }
    }.map { entry in
      Finding(
        .unusedSuppression, entry.name.range, "`\(entry.name.text)` has nothing to silence here",
        fixes: [
          Fix("remove it", .safe, [tree.removal(of: entry.name, from: entry.comment)])
        ])
    }
  }

  // MARK: Scopes

  private func scope(
    of comment: SuppressionComment, _ form: SuppressionComment.Form,
    _ name: SuppressionComment.Name, _ later: ArraySlice<SuppressionComment>
  ) -> SourceRange {
    let bytes = tree.source.bytes
    let end = Int32(bytes.count) + 1
    switch form {
    case .file: return SourceRange(0, end)
    case .next: return tree.nextEntry(after: comment.range.upper) ?? SourceRange(0, 0)
    case .this:
      let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
      let start = bytes[..<Int(comment.range.lower)].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
      return SourceRange(Int32(start), comment.range.lower)
    case .begin, .end:
      let closing = later.first { other in
        other.form == .end && other.names.contains { $0.text == name.text }
      }
      return SourceRange(comment.range.upper, closing?.range.lower ?? end)
    }
  }

  // MARK: What is wrong

  private func isRule(_ name: SuppressionComment.Name) -> Bool {
    FindingKind.known.contains { "\($0.name)" == name.text && $0.tier == .lint }
  }

  /// Says what is wrong with a comment, and whether it counts.
  private mutating func check(_ comment: SuppressionComment, _ today: CalendarDay) -> Bool {
    guard comment.form != nil else {
      say(
        .unknownSuppression, comment.range, "barc does not understand this comment",
        help: "write `# barc:disable:next RULE`, `:this`, `:file`, or `disable` up to `enable`")
      return false
    }
    if comment.names.isEmpty {
      say(
        .unknownSuppression, comment.range, "the comment names no rule",
        help: "`barc rules` lists them")
    }
    for name in comment.names where !isRule(name) { reportUnknown(name) }
    if let range = comment.wrongExpiry {
      say(
        .unknownSuppression, range, "there is no such day",
        help: "write it as in `until 2027-03-01`")
    }
    guard let expiry = comment.expiry, expiry < today else { return true }
    let day = "\(expiry.year)-\(twoDigits(expiry.month))-\(twoDigits(expiry.day))"
    findings.append(
      Finding(
        .expiredSuppression, marker(of: comment), "the suppression ended on \(day)",
        help: "remove the comment, or give it another day",
        fixes: [Fix("remove the comment", .safe, [tree.removal(of: comment)])]))
    return false
  }

  /// Where a comment says what it is: from `barc:` to the next blank.
  private func marker(of comment: SuppressionComment) -> SourceRange {
    let bytes = tree.source.bytes[Int(comment.range.lower)..<Int(comment.range.upper)]
    let start = bytes.dropFirst().firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.startIndex
    let end = bytes[start...].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? bytes.endIndex
    return SourceRange(start, end)
  }

  private mutating func reportUnknown(_ name: SuppressionComment.Name) {
    let known = FindingKind.known
    if known.contains(where: { "\($0.name)" == name.text }) {
      return say(
        .unknownSuppression, name.range,
        "`\(name.text)` cannot be silenced: nothing is laid out while it stands")
    }
    let near = NearestName.nearest(
      to: [UInt8](name.text.utf8), among: known.filter { $0.tier == .lint }.map(\.name))
    findings.append(
      Finding(
        .unknownSuppression, name.range, "there is no rule `\(name.text)`",
        help: near.map { "did you mean `\($0)`?" } ?? "`barc rules` lists them",
        fixes: near.map { [.write("\($0)", at: name.range, .unsafe)] } ?? []))
  }

  private mutating func say(
    _ kind: FindingKind, _ range: SourceRange, _ message: String, help: String? = nil
  ) {
    findings.append(Finding(kind, range, message, help: help))
  }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
