import BarEmit
import BarLint
import BarText

/// What one file is compared with.
struct BaselineUse: Sendable {
  /// The outcome of the comparison, made on any thread.
  struct Outcome: Sendable {
    let use: BaselineUse
    /// What is found in the file, known or not.
    let found: [Baseline.Entry]
    /// What is known and was not found, though the rule was asked.
    let stale: [Baseline.Entry]
  }

  /// Which of the run's baselines it is.
  let number: Int
  /// The file's path from the baseline's folder.
  let path: String
  /// What is known of the file.
  let entries: [Baseline.Entry]
  /// Whether the baseline is rewritten, so that whatever is found is known from now on.
  let isWritten: Bool

  /// A file, with its findings silenced where they are known.
  func silenced(_ file: FileFindings) -> FileFindings {
    if entries.isEmpty { return file }
    return FileFindings(file.source, identified(file).silenced(by: entries))
  }

  /// The same, and what it says of the baseline.
  func outcome(of file: FileFindings, _ settings: LintSettings) -> (FileFindings, Outcome) {
    if entries.isEmpty, !isWritten { return (file, Outcome(use: self, found: [], stale: [])) }
    let identified = identified(file)
    let found = identified.entries
    let findings = identified.silenced(by: isWritten ? found : entries)
    // Not everything in a description with an error can be judged.
    let isWhole = !file.findings.contains { $0.kind.tier == .hard && $0.severity == .error }
    let stale = isWhole ? Baseline.difference(entries, without: found) : []
    return (
      FileFindings(file.source, findings),
      Outcome(use: self, found: found, stale: stale.filter { settings.asks(ruleNamed: $0.rule) })
    )
  }

  private func identified(_ file: FileFindings) -> IdentifiedFindings {
    IdentifiedFindings(file.all, in: file.source, path: path)
  }
}
