package import BarCompiler
import BarSyntax
package import BarText

/// What is left of findings when comments have silenced some.
struct SuppressedFindings {
  /// What is not silenced.
  let kept: [Finding]
  /// What is silenced.
  var suppressed: [Finding] = []
  /// What is wrong with the comments.
  var ofComments: [Finding] = []
}

/// Applies the comments of a file to what was found in it.
///
/// Errors of the description itself stay.
///
/// - Parameters:
///   - today: The day that the last day of a comment is compared with.
///   - rules: The rules that were asked, made where there are comments; only they can have nothing to silence.
func suppress(
  _ findings: [Finding], in tree: YAMLTree, today: CalendarDay,
  asked rules: @autoclosure () -> [FindingKind]
) -> SuppressedFindings {
  let comments = tree.comments.compactMap { SuppressionComment(tree.source.bytes, $0) }
  if comments.isEmpty { return SuppressedFindings(kept: findings) }
  var suppressions = Suppressions(comments, tree, today, rules())
  let marked = suppressions.silence(findings)
  let kept = marked.filter { $0.silence == nil }
  let suppressed = marked.filter { $0.silence != nil }
  return SuppressedFindings(
    kept: kept, suppressed: suppressed,
    ofComments: suppressions.findings + suppressions.unused())
}

/// What a compilation found and is asked for, without what comments silence; nothing is said about the comments.
package func unsuppressed(_ compilation: Compilation, _ settings: LintSettings) -> [Finding] {
  let findings = compilation.findings.filter { settings.selection.includes($0.kind) }
  return settings.selection.weighed(
    suppress(findings, in: compilation.tree, today: settings.today, asked: []).kept)
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
  /// The names of the rules that were asked.
  private let asked: Set<String>
  /// The names of everything that can be found.
  private let known: Set<String>
  /// What can be silenced.
  private let lints: [StaticString]
  private let lintNames: Set<String>
  private let regions: SuppressionRegions
  /// In the order in which their scopes begin.
  private var entries: [Entry] = []
  /// What is wrong with the comments.
  private(set) var findings: [Finding] = []

  init(
    _ comments: [SuppressionComment], _ tree: YAMLTree, _ today: CalendarDay, _ rules: [FindingKind]
  ) {
    self.tree = tree
    asked = Set(rules.map { "\($0.name)" })
    let kinds = FindingKind.known
    known = Set(kinds.map { "\($0.name)" })
    lints = kinds.filter { $0.tier == .lint }.map(\.name)
    let names = Set(lints.map { "\($0)" })
    lintNames = names
    regions = SuppressionRegions(comments) { [lints] word in
      if names.contains(word) { return word }
      return NearestName.nearest(to: [UInt8](word.utf8), among: lints).map { "\($0)" } ?? word
    }
    var reader = EntryReader(tree)
    for comment in comments {
      // Advanced for every comment, whether it counts or not, to keep step with them.
      let next = comment.form == .next ? reader.next(after: comment.range.upper) : nil
      guard check(comment, today), let form = comment.form, form != .end else { continue }
      for name in comment.names where lintNames.contains(name.text) {
        let scope = scope(of: name, in: comment, form, next: next)
        entries.append(Entry(name: name, comment: comment, scope: scope))
      }
    }
    for end in regions.needless where lintNames.contains(end.name.text) { report(needless: end) }
    entries.sort { ($0.scope.lower, $0.name.range.lower) < ($1.scope.lower, $1.name.range.lower) }
  }

  /// Some findings, silenced where a comment does that: where they are shown, or else wherever the text counts that
  /// they are about.
  mutating func silence(_ findings: [Finding]) -> [Finding] {
    var result = findings
    let lints = findings.indices.filter { findings[$0].kind.tier == .lint }
    let own = places(of: lints, in: findings) { [$0.range] }
    for (place, entry) in zip(own, entries(at: own)) {
      if let entry { silence(&result[place.finding], by: entry) }
    }
    let uses = places(of: lints.filter { result[$0].silence == nil }, in: findings) {
      $0.notes.filter(\.isUse).map(\.range)
    }
    let found = entries(at: uses)
    let shown = Set(zip(uses, found).lazy.filter { $1 == nil }.map(\.0.finding))
    for (place, entry) in zip(uses, found) where !shown.contains(place.finding) {
      if let entry { silence(&result[place.finding], by: entry) }
    }
    return result
  }

  private mutating func silence(_ finding: inout Finding, by entry: Int) {
    entries[entry].isUsed = true
    finding = finding.silenced(.comment(reason: entries[entry].comment.reason))
  }

  /// A place that a finding names.
  private struct Place {
    let finding: Int
    let name: String
    let offset: Int32
  }

  /// Some places of findings, in the order of the text.
  private func places(
    of indexes: [Int], in findings: [Finding], _ ranges: (Finding) -> [SourceRange]
  ) -> [Place] {
    indexes.flatMap { index in
      let name = "\(findings[index].kind.name)"
      return ranges(findings[index]).map { Place(finding: index, name: name, offset: $0.lower) }
    }.sorted { $0.offset < $1.offset }
  }

  /// The comment that counts at each of some places, which ascend: the one whose scope began last.
  private func entries(at places: [Place]) -> [Int?] {
    var open: [String: [Int]] = [:]
    var next = 0
    return places.map { place in
      while next < entries.count, entries[next].scope.lower <= place.offset {
        open[entries[next].name.text, default: []].append(next)
        next += 1
      }
      while let last = open[place.name]?.last, entries[last].scope.upper <= place.offset {
        open[place.name]?.removeLast()
      }
      return open[place.name]?.last
    }
  }

  /// What the comments silence in vain.
  func unused() -> [Finding] {
    entries.filter { entry in
      !entry.isUsed && asked.contains(entry.name.text)
    }.map { entry in
      Finding(
        .unusedSuppression, entry.name.range, "`\(entry.name.text)` has nothing to silence here",
        fixes: [
          Fix(
            "remove it", .safe,
            [tree.removal(of: entry.name, from: entry.comment)]
              + removals(of: regions.ends(with: [entry.name])))
        ])
    }
  }

  // MARK: Scopes

  /// - Parameter next: The entry or item below the comment.
  private func scope(
    of name: SuppressionComment.Name, in comment: SuppressionComment,
    _ form: SuppressionComment.Form, next: SourceRange?
  ) -> SourceRange {
    let bytes = tree.source.bytes
    let whole = SourceRange(0, bytes.count + 1)
    switch form {
    case .file: return whole
    case .next: return next ?? SourceRange(0, 0)
    case .this:
      let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
      let start = bytes[..<Int(comment.range.lower)].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
      return SourceRange(Int32(start), comment.range.lower)
    case .begin, .end:
      let end = regions.end(of: name)?.comment.range.lower
      return SourceRange(comment.range.upper, end ?? whole.upper)
    }
  }

  // MARK: What is wrong

  /// Reports what is wrong with a comment, and whether it counts.
  private mutating func check(_ comment: SuppressionComment, _ today: CalendarDay) -> Bool {
    guard comment.form != nil else {
      say(
        .unknownSuppression, comment.range, "barc does not understand this comment",
        help: "write `# barc:disable:next RULE`, `:this`, `:file`, or `disable` up to `enable`")
      return false
    }
    if comment.names.isEmpty {
      findings.append(
        Finding(
          .unknownSuppression, comment.range, "the comment names no rule",
          help: "`barc rules` lists them",
          fixes: [Fix("remove the comment", .safe, [tree.removal(of: comment)])]))
    }
    for name in comment.names where !lintNames.contains(name.text) {
      reportUnknown(name, in: comment)
    }
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
        fixes: [
          Fix(
            "remove the comment", .safe,
            [tree.removal(of: comment)] + removals(of: regions.ends(with: comment.names)))
        ]))
    return false
  }

  /// Says of an `enable` that nothing was silenced before it.
  private mutating func report(
    needless end: (name: SuppressionComment.Name, comment: SuppressionComment)
  ) {
    findings.append(
      Finding(
        .unusedSuppression, end.name.range, "no `disable` above silences `\(end.name.text)`",
        fixes: [Fix("remove it", .safe, [tree.removal(of: end.name, from: end.comment)])]))
  }

  /// The edits that take ends away.
  private func removals(of ends: [SuppressionRegions.End]) -> [Fix.Edit] {
    Dictionary(grouping: ends, by: \.comment.range.lower).sorted { $0.key < $1.key }
      .flatMap { tree.removals(of: $1.map(\.name), from: $1[0].comment) }
  }

  /// Where a comment says what it is: from `barc:` to the next blank.
  private func marker(of comment: SuppressionComment) -> SourceRange {
    let bytes = tree.source.bytes[Int(comment.range.lower)..<Int(comment.range.upper)]
    let start = bytes.dropFirst().firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.startIndex
    let end = bytes[start...].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? bytes.endIndex
    return SourceRange(start, end)
  }

  /// Says of a name why it silences nothing; what silences nothing can go.
  private mutating func reportUnknown(
    _ name: SuppressionComment.Name, in comment: SuppressionComment
  ) {
    let near = NearestName.nearest(to: [UInt8](name.text.utf8), among: lints)
    let message: String
    var help: String?
    if known.contains(name.text) {
      message = "`\(name.text)` cannot be silenced: nothing can be laid out until it is fixed"
      help = "remove it from the comment"
    } else if Rule.Group.allCases.contains(where: { "\($0.name)" == name.text }) {
      message = "`\(name.text)` is a group, but comments silence rules"
      help = "name the rules, or write `ignore` in the configuration"
    } else {
      message = "there is no rule `\(name.text)`"
      help = near.map { "did you mean `\($0)`?" } ?? "`barc rules` lists them"
    }
    let fix =
      known.contains(name.text) ? nil : near.map { Fix.write("\($0)", at: name.range, .safe) }
    let removal = Fix("remove it", .safe, [tree.removal(of: name, from: comment)])
    findings.append(
      Finding(.unknownSuppression, name.range, message, help: help, fixes: [fix ?? removal]))
  }

  private mutating func say(
    _ kind: FindingKind, _ range: SourceRange, _ message: String, help: String? = nil
  ) {
    findings.append(Finding(kind, range, message, help: help))
  }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
