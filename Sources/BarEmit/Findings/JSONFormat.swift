import BarJSON
import BarText

extension FindingFormat {
  package static var json: FindingFormat {
    FindingFormat("json", isDocument: true, isByFile: false) { report, _, output in
      output += JSONText.visible(JSONFormat.document(of: report))
    }
  }

  package static var jsonLines: FindingFormat {
    FindingFormat("jsonl", isDocument: true, isByFile: true) { report, _, output in
      output += JSONText.visible(JSONFormat.lines(of: report))
    }
  }
}

/// Findings as JSON: one document by `Grammar/findings.schema.json`, or one finding per line and nothing else.
///
/// The document has one finding per line, too, so that tools that work on lines can be used on it.
enum JSONFormat {
  static func document(of report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.raw("{\"schemaVersion\":\"1.0\",\n\"tool\":")
    json.value(["name": "barc", "version": .text(ToolVersion.text)])
    json.raw(",\n\"summary\":")
    json.value(summary(report.summary))
    json.raw(",\n\"findings\":[")
    var lines = ListLines()
    report.forEachFinding(withSilenced: report.silence.isShown) { finding, file in
      lines.next(&json)
      json.value(value(of: finding, in: &file))
    }
    lines.end(&json)
    json.raw("]}\n")
    json.flush()
    return bytes
  }

  static func lines(of report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    report.forEachFinding(withSilenced: report.silence.isShown) { finding, file in
      json.value(value(of: finding, in: &file))
      json.raw("\n")
    }
    json.flush()
    return bytes
  }

  private static func summary(_ summary: FindingSummary) -> JSONValue {
    [
      "files": .integer(summary.files), "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings), "notes": .integer(summary.notes),
      "suppressed": .integer(summary.suppressed), "baselined": .integer(summary.baselined),
    ]
  }

  private static func value(of finding: Finding, in file: inout ReportedFile) -> JSONValue {
    let identity = file.identity(of: finding)
    var members: [JSONValue.Member] = []
    members.append("rule", .text(finding.kind.name))
    members.append("severity", .text(finding.severity.name))
    members.append("message", .string(finding.message))
    if let help = finding.help { members.append("help", .string(help)) }
    members.append("path", .string(file.path))
    if let pointer = identity.pointer { members.append("pointer", .string(pointer)) }
    members.append("span", span(of: finding.range, in: &file))
    append("related", finding.toldNotes, to: &members) { note in
      [
        "message": .string(note.message), "path": .string(file.path),
        "span": span(of: note.range, in: &file),
      ]
    }
    append("fixes", finding.fixes, to: &members) { fix in
      [
        "title": .string(fix.title), "applicability": .text(fix.applicability.name),
        "edits": .array(
          fix.edits.map { edit in
            [
              "path": .string(file.path), "span": span(of: edit.range, in: &file),
              "replacement": .string(edit.replacement),
            ]
          }),
      ]
    }
    append("evidence", finding.evidence, to: &members) { .string($0) }
    append("contexts", finding.contexts?.names ?? [], to: &members) { .string($0) }
    switch finding.silence {
    case .comment(let reason): members.append("suppression", suppression("inline", reason))
    case .baseline: members.append("suppression", suppression("baseline", nil))
    case nil: break
    }
    members.append("fingerprint", .string(identity.fingerprint))
    return .object(members)
  }

  private static func suppression(_ kind: StaticString, _ reason: String?) -> JSONValue {
    var members: [JSONValue.Member] = [.init("kind", .text(kind))]
    if let reason { members.append("reason", .string(reason)) }
    return .object(members)
  }

  /// Adds a list unless it is empty.
  private static func append<Part>(
    _ key: String, _ parts: some Collection<Part>, to members: inout [JSONValue.Member],
    _ value: (Part) -> JSONValue
  ) {
    if !parts.isEmpty { members.append(key, .array(parts.map(value))) }
  }

  private static func span(of range: SourceRange, in file: inout ReportedFile) -> JSONValue {
    let span = file.span(of: range)
    return ["start": place(span.start), "end": place(span.end)]
  }

  private static func place(_ place: ReportedFile.Place) -> JSONValue {
    [
      "line": .integer(place.position.line), "column": .integer(place.position.column),
      "offset": .integer(place.offset),
    ]
  }
}
