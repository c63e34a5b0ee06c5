package import BarText

/// One file, and what there is to say about it.
package struct FileFindings: Sendable {
  package let source: SourceFile
  /// In the order of `FindingOrder`.
  package let findings: [Finding]

  package init(_ source: SourceFile, _ findings: [Finding]) {
    self.source = source
    self.findings = FindingOrder.ordered(findings)
  }
}
