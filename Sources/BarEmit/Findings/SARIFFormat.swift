import BarJSON
import BarText

extension FindingFormat {
  package static var sarif: FindingFormat {
    FindingFormat("sarif", isDocument: true, isByFile: false) { report, _, output in
      output += JSONText.visible(SARIFFormat.document(of: report))
    }
  }
}

/// Findings as SARIF 2.1.0, which code scanning reads.
enum SARIFFormat {
  /// A log of one run, with one result per line.
  static func document(of report: FindingReport) -> [UInt8] {
    let rules = SARIFRules(of: report)
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.raw("{\"version\":\"2.1.0\",\n")
    json.raw("\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    json.raw("\"runs\":[{\"tool\":{\"driver\":{\"name\":\"barc\",\"semanticVersion\":")
    json.value(.text(ToolVersion.text))
    json.raw(",\"rules\":[")
    var lines = ListLines()
    for descriptor in rules.descriptors {
      lines.next(&json)
      json.value(descriptor)
    }
    lines.end(&json)
    json.raw("]}},\n\"columnKind\":\"unicodeCodePoints\",\n\"invocations\":")
    json.value([["executionSuccessful": .boolean(report.isComplete)]])
    json.raw(",\n\"results\":[")
    lines = ListLines()
    report.forEachFinding(withSilenced: true) { finding, file in
      lines.next(&json)
      var members = members(of: finding, in: &file, rule: rules.index(of: finding.kind))
      appendSilence(of: finding, report.silence, to: &members)
      json.value(.object(members))
    }
    lines.end(&json)
    json.raw("]}]}\n")
    json.flush()
    return bytes
  }

  /// What hides a result from view, and whether it is new; nothing is dropped.
  private static func appendSilence(
    of finding: Finding, _ silence: SilenceReport, to members: inout [JSONValue.Member]
  ) {
    switch finding.silence {
    case .comment(let reason):
      var suppression: [JSONValue.Member] = [.init("kind", "inSource")]
      if let reason { suppression.append("justification", .string(reason)) }
      members.append("suppressions", [.object(suppression)])
    case .baseline: members.append("suppressions", [["kind": "external"]])
    // In a run with suppressions, the results that have none must say so.
    case nil: members.append("suppressions", [])
    }
    if silence.hasBaseline {
      members.append(
        "baselineState", finding.silence == .baseline ? "unchanged" : "new")
    }
  }

  private static func members(
    of finding: Finding, in file: inout ReportedFile, rule: Int
  ) -> [JSONValue.Member] {
    let identity = file.identity(of: finding)
    var location = [physicalLocation(of: finding.range, in: &file)]
    if let pointer = identity.pointer, !pointer.isEmpty {
      location.append("logicalLocations", [["fullyQualifiedName": .string(pointer)]])
    }
    var members: [JSONValue.Member] = []
    members.append("ruleId", .text(finding.kind.name))
    members.append("ruleIndex", .integer(rule))
    members.append("level", .text(finding.severity.name))
    members.append("message", ["text": .string(finding.sentence)])
    members.append("locations", [.object(location)])
    if !finding.notes.isEmpty {
      members.append(
        "relatedLocations",
        .array(
          finding.toldNotes.enumerated().map { index, note in
            .object([
              .init("id", .integer(index + 1)), physicalLocation(of: note.range, in: &file),
              .init("message", ["text": .string(note.message)]),
            ])
          }))
    }
    members.append("partialFingerprints", ["barc/v1": .string(identity.fingerprint)])
    if !finding.fixes.isEmpty {
      members.append("fixes", .array(finding.fixes.map { self.fix($0, in: &file) }))
    }
    return members
  }

  private static func fix(_ fix: Fix, in file: inout ReportedFile) -> JSONValue {
    let replacements = fix.edits.map { edit -> JSONValue in
      [
        "deletedRegion": region(of: edit.range, in: &file),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    let artifact = artifact(file.pathFromRoot)
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
      "properties": ["applicability": .text(fix.applicability.name)],
    ]
  }

  private static func physicalLocation(
    of range: SourceRange, in file: inout ReportedFile
  ) -> JSONValue.Member {
    .init(
      "physicalLocation",
      [
        "artifactLocation": artifact(file.pathFromRoot), "region": region(of: range, in: &file),
      ])
  }

  private static func region(of range: SourceRange, in file: inout ReportedFile) -> JSONValue {
    let span = file.span(of: range)
    return [
      "startLine": .integer(span.start.position.line),
      "startColumn": .integer(span.start.position.column),
      "endLine": .integer(span.end.position.line),
      "endColumn": .integer(span.end.position.column),
    ]
  }

  /// A file as a URI: from the repository's root, or a whole one for a file outside of it.
  private static func artifact(_ path: String) -> JSONValue {
    let uri = percentEncoded(path)
    return path.utf8.first == UInt8(ascii: "/")
      ? ["uri": .string("file://\(uri)")]
      : ["uri": .string(uri), "uriBaseId": "%SRCROOT%"]
  }

  private static func percentEncoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
