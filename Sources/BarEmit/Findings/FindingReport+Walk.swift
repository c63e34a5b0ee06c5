import BarText

extension FindingReport {
  /// Calls with each finding and its file, in the order of files and of their text.
  func forEachFinding(_ body: (Finding, inout ReportedFile) -> Void) {
    for file in files where !file.findings.isEmpty {
      var reported = ReportedFile(file, in: paths)
      for finding in file.findings { body(finding, &reported) }
    }
  }

  /// Every finding with its place, the worst first; those of one severity in the order of files and of their text.
  func worstFirst() -> [PlacedFinding] {
    var placed: [PlacedFinding] = []
    forEachFinding { finding, file in
      placed.append(
        PlacedFinding(
          finding: finding, path: file.pathFromRoot, span: file.span(of: finding.range)))
    }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      placed.filter { $0.finding.severity == severity }
    }
  }
}

/// A finding, and where it is.
struct PlacedFinding {
  let finding: Finding
  /// From the repository's root.
  let path: String
  let span: ReportedFile.Span
}
