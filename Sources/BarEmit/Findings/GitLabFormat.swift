import BarText

/// Findings as a code quality report of GitLab: what is written into its `codequality` artifact.
enum GitLabFormat {
  static func document(of report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.raw("[")
    var isFirst = true
    for file in report.files where !file.findings.isEmpty {
      var positions = PositionReader(file.source.bytes)
      var identities = IdentityReader(
        file.source, path: report.paths.fromWorkingFolder(file.source.path))
      for finding in file.findings {
        json.raw(isFirst ? "\n" : ",\n")
        isFirst = false
        json.value(
          value(
            of: PlacedFinding(finding, &positions), identities.identity(of: finding),
            path: report.paths.fromRoot(file.source.path)))
      }
    }
    json.raw(isFirst ? "]\n" : "\n]\n")
    json.flush()
    return bytes
  }

  private static func value(
    of placed: PlacedFinding, _ identity: FindingIdentity, path: String
  ) -> JSONValue {
    let finding = placed.finding
    return [
      // Merge requests show the description alone, so it names the rule.
      "description": .string("\(finding.sentence) (\(finding.kind.name))"),
      "check_name": .text(finding.kind.name),
      "fingerprint": .string(identity.fingerprint),
      "severity": .text(severity(finding.severity)),
      "location": [
        "path": .string(path),
        "positions": ["begin": place(placed.span.start), "end": place(placed.span.end)],
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

  private static func place(_ place: PlacedFinding.Place) -> JSONValue {
    ["line": .integer(place.position.line), "column": .integer(place.position.column)]
  }
}
