import BarText

extension FindingReport {
  /// Calls with each finding and its file, in the order of files and of their text.
  ///
  /// - Parameter withSilenced: Whether silenced findings count, too.
  func forEachFinding(
    withSilenced: Bool = false, _ body: (Finding, inout ReportedFile) -> Void
  ) {
    for file in files where !file.shown(withSilenced: withSilenced).isEmpty {
      var reported = ReportedFile(file, in: paths)
      for finding in file.all {
        if withSilenced || finding.silence == nil {
          body(finding, &reported)
        } else {
          reported.pass(finding)
        }
      }
    }
  }

  /// Calls with what is shown of each file, if anything is.
  func forEachShown(_ body: ([Finding], FileFindings) -> Void) {
    for file in files {
      let findings = file.shown(withSilenced: silence.isShown)
      if !findings.isEmpty { body(findings, file) }
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
