import BarText

extension FindingReport {
  /// Calls with each finding and its file, in the order of files and of their text.
  func forEachFinding(_ body: (Finding, inout ReportedFile) -> Void) {
    for file in files where !file.findings.isEmpty {
      var reported = ReportedFile(file, in: paths)
      for finding in file.findings { body(finding, &reported) }
    }
  }

  /// Every finding with its places, the worst first; those of one severity in the order of files and of their text.
  func worstFirst() -> [PlacedFinding] {
    var placed: [PlacedFinding] = []
    forEachFinding { finding, file in
      placed.append(
        PlacedFinding(
          finding: finding, path: file.pathFromRoot, span: file.span(of: finding.range),
          notes: finding.notes.prefix(PlacedFinding.mostNotes).map {
            ($0.message, file.position(of: $0))
          }))
    }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      placed.filter { $0.finding.severity == severity }
    }
  }
}

/// A finding, and where it is.
struct PlacedFinding {
  /// More related places than that only hide what they are related to.
  static let mostNotes = 8

  let finding: Finding
  /// From the repository's root.
  let path: String
  let span: ReportedFile.Span
  /// What is said of related places, and where they begin.
  let notes: [(message: String, position: SourcePosition)]
}
