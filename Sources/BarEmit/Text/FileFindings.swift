package import BarText

/// One file, and what there is to say about it.
package struct FileFindings: Sendable {
  package let source: SourceFile
  /// What is found, silenced or not, in the order of `FindingOrder`.
  package let all: [Finding]
  /// What is reported of it.
  package let findings: [Finding]

  package init(_ source: SourceFile, _ findings: [Finding]) {
    self.source = source
    all = FindingOrder.ordered(findings)
    self.findings =
      all.contains { $0.silence != nil } ? all.filter { $0.silence == nil } : all
  }

  /// What a report needs of it: the text of a file without findings is not among that.
  package var reported: FileFindings {
    all.isEmpty ? FileFindings(SourceFile(path: source.path, bytes: []), []) : self
  }

  /// What is shown of it.
  func shown(withSilenced: Bool) -> [Finding] { withSilenced ? all : findings }
}
