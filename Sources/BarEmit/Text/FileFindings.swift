package import BarText

/// One file, and what there is to say about it.
package struct FileFindings: Sendable {
  package let source: SourceFile
  /// In the order of `FindingOrder`.
  package let findings: [Finding]
  /// How many more are silenced by comments.
  package let suppressedCount: Int

  package init(_ source: SourceFile, _ findings: [Finding], suppressedCount: Int = 0) {
    self.source = source
    self.findings = FindingOrder.ordered(findings)
    self.suppressedCount = suppressedCount
  }

  /// What a report needs of it: the text of a file without findings is not among that.
  package var reported: FileFindings {
    findings.isEmpty ? FileFindings(SourceFile(path: source.path, bytes: []), []) : self
  }
}
