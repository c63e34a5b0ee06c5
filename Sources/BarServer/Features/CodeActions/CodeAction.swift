import BarCompiler
import BarLint
package import BarText

/// A change of the text that an editor offers at a place.
package struct CodeAction: Equatable, Sendable {
  /// What the change is for.
  package enum Kind: Equatable, Sendable {
    /// It removes a finding.
    case fix
    /// It silences a finding.
    case suppression
    /// It writes something that the finding asks for, and that somebody has to look at.
    case addition
    /// It applies every safe fix of the file.
    case fixAll
  }

  /// What it does, in the imperative, as an editor's menu shows it.
  package let title: String
  package let kind: Kind
  /// The findings that it removes or silences: indexes into the findings of the judgement.
  package var findings: [Int] = []
  /// Whether it is the one safe way to remove its finding.
  package var isPreferred = false
  /// Edits that do not meet, in text order.
  package let edits: [Fix.Edit]
}

extension Analysis {
  /// What is offered for a range of bytes: fixes, the safe ones first, then additions, then suppressions, each in the
  /// order of the findings.
  package func codeActions(touching range: SourceRange) -> [CodeAction] {
    let touched = judgement.findings.indices.filter { judgement.findings[$0].range.meets(range) }
    let fixes = touched.flatMap(fixes)
    return fixes.filter(\.isSafe).map(\.action) + fixes.filter { !$0.isSafe }.map(\.action)
      + touched.compactMap(addition) + touched.compactMap(suppression)
  }

  /// The fixes of a finding that may be applied.
  private func fixes(ofFinding number: Int) -> [(action: CodeAction, isSafe: Bool)] {
    let fixes = judgement.findings[number].fixes.filter { $0.applicability > .display }
    let hasOneSafe = fixes.count { $0.applicability == .safe } == 1
    return fixes.map { fix in
      let isSafe = fix.applicability == .safe
      let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
      return (
        CodeAction(
          title: isSafe ? title : title + " (the meaning may change)", kind: .fix,
          findings: [number], isPreferred: isSafe && hasOneSafe,
          edits: fix.edits.sorted { $0.range.lower < $1.range.lower }), isSafe
      )
    }
  }

  /// The action that applies every safe fix, and every safe fix of what is left then; `nil` if there is none.
  package func fixAll() -> CodeAction? {
    let isFixable = judgement.findings.contains { finding in
      finding.fixes.contains { $0.applicability == .safe }
    }
    guard isFixable else { return nil }
    let fixed = fix(source, atLeast: .safe) { source in
      analyze(source, as: form, settings).judgement
    }
    guard fixed.fixCount > 0, fixed.source.bytes != source.bytes else { return nil }
    return CodeAction(
      title: "Apply \(count(fixed.fixCount, "safe fix", "safe fixes"))", kind: .fixAll,
      edits: [Fix.Edit(from: source.bytes, to: fixed.source.bytes)])
  }
}

extension SourceRange {
  /// Whether two ranges share a byte or meet at an end.
  fileprivate func meets(_ other: SourceRange) -> Bool {
    lower <= other.upper && other.lower <= upper
  }
}

extension Fix.Edit {
  /// The one edit that makes a text another one, without what both begin and end with.
  fileprivate init(from old: [UInt8], to new: [UInt8]) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    // No character is cut.
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    let rest = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, rest)
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    self.init(
      SourceRange(start, old.count - end),
      String(decoding: new[start..<(new.count - end)], as: UTF8.self))
  }
}
