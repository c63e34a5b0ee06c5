package import BarText

/// A file after its fixes.
package struct FixedFile: Sendable {
  package let source: SourceFile
  /// What there is to say about it now.
  package let judgement: Judgement
  /// How many fixes were applied.
  package let fixCount: Int
}

/// Applies fixes until there is none left that may be.
///
/// A fix is kept only where no kind of finding becomes more frequent by it, so that what comes out is never worse.
///
/// - Parameters:
///   - applicability: The least that a fix must be trusted.
///   - judge: What there is to say about a text.
package func fix(
  _ source: SourceFile, atLeast applicability: Fix.Applicability,
  judge: (SourceFile) -> Judgement
) -> FixedFile {
  var file = FixedFile(source: source, judgement: judge(source), fixCount: 0)
  for _ in 0..<longestChainOfFixes {
    let fixes = Fix.compatible(file.judgement.findings.compactMap { fix(of: $0, applicability) })
    if fixes.isEmpty { break }
    let together = file.applying(fixes, judge)
    if !together.isWorse(than: file) {
      file = together
      continue
    }
    // Together they do harm, so they are tried one by one, from the end on, so that earlier offsets stay valid.
    let before = file.fixCount
    for fix in fixes.sorted(by: { $0.edits[0].range.lower > $1.edits[0].range.lower }) {
      let alone = file.applying([fix], judge)
      if !alone.isWorse(than: file) { file = alone }
    }
    if file.fixCount == before { break }
  }
  return file
}

/// How often a fix may make the next one possible.
private let longestChainOfFixes = 16

/// The fix of a finding that may be applied.
private func fix(of finding: Finding, _ applicability: Fix.Applicability) -> Fix? {
  finding.fixes.first { $0.applicability >= applicability && $0.applicability > .display }
}

extension FixedFile {
  fileprivate func applying(_ fixes: [Fix], _ judge: (SourceFile) -> Judgement) -> FixedFile {
    let fixed = SourceFile(
      path: source.path, bytes: Fix.apply(fixes, to: source.bytes), readers: source.readers)
    return FixedFile(source: fixed, judgement: judge(fixed), fixCount: fixCount + fixes.count)
  }

  /// Whether a kind of finding is more frequent than in another state of the file.
  fileprivate func isWorse(than other: FixedFile) -> Bool {
    let before = Dictionary(grouping: other.judgement.findings) { "\($0.kind.name)" }
    return Dictionary(grouping: judgement.findings) { "\($0.kind.name)" }
      .contains { $1.count > before[$0]?.count ?? 0 }
  }
}
