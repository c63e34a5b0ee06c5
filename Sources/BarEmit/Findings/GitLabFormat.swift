import BarJSON
import BarText

extension FindingFormat {
  package static var gitlab: FindingFormat {
    FindingFormat("gitlab", isDocument: true, isByFile: false) { report, _, output in
      output += JSONText.visible(GitLabFormat.document(of: report))
    }
  }
}

/// Findings as a code quality report of GitLab: what is written into its `codequality` artifact.
enum GitLabFormat {
  static func document(of report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.raw("[")
    var lines = ListLines()
    report.forEachFinding { finding, file in
      lines.next(&json)
      json.value(value(of: finding, in: &file))
    }
    lines.end(&json)
    json.raw("]\n")
    json.flush()
    return bytes
  }

  private static func value(of finding: Finding, in file: inout ReportedFile) -> JSONValue {
    let span = file.span(of: finding.range)
    return [
      // Merge requests show nothing but the description, so it names the rule.
      "description": .string("\(finding.sentence) (\(finding.kind.name))"),
      "check_name": .text(finding.kind.name),
      "fingerprint": .string(file.identity(of: finding).fingerprint),
      "severity": .text(severity(finding.severity)),
      "location": [
        "path": .string(file.pathFromRoot),
        "positions": ["begin": place(span.start), "end": place(span.end)],
      ],
    ]
  }

  private static func severity(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private static func place(_ place: ReportedFile.Place) -> JSONValue {
    ["line": .integer(place.position.line), "column": .integer(place.position.column)]
  }
}
