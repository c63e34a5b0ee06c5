import BarText

/// Findings as JSON: one document by `Grammar/findings.schema.json`, or a finding a line and nothing else.
///
/// The document has a finding a line, too, so that tools for lines can be used on it.
enum JSONFormat {
  static func document(of report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.raw("{\"schemaVersion\":\"1.0\",\n\"tool\":")
    json.value(["name": "barc", "version": .text(ToolVersion.text)])
    json.raw(",\n\"summary\":")
    json.value(summary(report.summary))
    json.raw(",\n\"findings\":[")
    var isFirst = true
    forEachFinding(of: report) { finding in
      json.raw(isFirst ? "\n" : ",\n")
      isFirst = false
      json.value(finding)
    }
    json.raw(isFirst ? "]}\n" : "\n]}\n")
    json.flush()
    return bytes
  }

  static func lines(of report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    forEachFinding(of: report) { finding in
      json.value(finding)
      json.raw("\n")
    }
    json.flush()
    return bytes
  }

  private static func summary(_ summary: FindingSummary) -> JSONValue {
    [
      "files": .integer(summary.files), "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings), "notes": .integer(summary.notes),
      "suppressed": .integer(summary.suppressed), "baselined": 0,
    ]
  }

  private static func forEachFinding(of report: FindingReport, _ body: (JSONValue) -> Void) {
    for file in report.files where !file.findings.isEmpty {
      let path = report.paths.fromWorkingFolder(file.source.path)
      var positions = PositionReader(file.source.bytes)
      var identities = IdentityReader(file.source, path: path)
      for finding in file.findings {
        let identity = identities.identity(of: finding)
        body(value(of: PlacedFinding(finding, &positions), identity, path))
      }
    }
  }

  private static func value(
    of placed: PlacedFinding, _ identity: FindingIdentity, _ path: String
  ) -> JSONValue {
    let finding = placed.finding
    var members: [JSONValue.Member] = []
    members.append("rule", .text(finding.kind.name))
    members.append("severity", .text(finding.severity.name))
    members.append("message", .string(finding.message))
    if let help = finding.help { members.append("help", .string(help)) }
    members.append("path", .string(path))
    if let pointer = identity.pointer { members.append("pointer", .string(pointer)) }
    members.append("span", span(placed.span))
    append("related", placed.notes, to: &members) { note in
      ["message": .string(note.message), "path": .string(path), "span": span(note.span)]
    }
    append("fixes", Array(zip(finding.fixes, placed.edits)), to: &members) { fix, edits in
      [
        "title": .string(fix.title), "applicability": .text(fix.applicability.name),
        "edits": .array(
          edits.map { edit in
            [
              "path": .string(path), "span": span(edit.span),
              "replacement": .string(edit.replacement),
            ]
          }),
      ]
    }
    append("evidence", finding.evidence, to: &members) { .string($0) }
    members.append("fingerprint", .string(identity.fingerprint))
    return .object(members)
  }

  /// Adds a list unless it is empty.
  private static func append<Part>(
    _ key: String, _ parts: [Part], to members: inout [JSONValue.Member],
    _ value: (Part) -> JSONValue
  ) {
    if !parts.isEmpty { members.append(key, .array(parts.map(value))) }
  }

  private static func span(_ span: PlacedFinding.Span) -> JSONValue {
    ["start": place(span.start), "end": place(span.end)]
  }

  private static func place(_ place: PlacedFinding.Place) -> JSONValue {
    [
      "line": .integer(place.position.line), "column": .integer(place.position.column),
      "offset": .integer(place.offset),
    ]
  }
}
