import BarText

/// Findings as SARIF 2.1.0, which code scanning reads.
enum SARIFFormat {
  /// A log of one run, a result a line.
  static func document(of report: FindingReport) -> [UInt8] {
    let rules = SARIFRules(of: report)
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.raw("{\"version\":\"2.1.0\",\n")
    json.raw("\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    json.raw("\"runs\":[{\"tool\":{\"driver\":{\"name\":\"barc\",\"semanticVersion\":")
    json.value(.text(ToolVersion.text))
    json.raw(",\"rules\":[")
    writeLines(rules.descriptors, to: &json)
    json.raw("]}},\n\"columnKind\":\"unicodeCodePoints\",\n\"invocations\":")
    json.value([["executionSuccessful": .boolean(report.isComplete)]])
    json.raw(",\n\"results\":[")
    var isFirst = true
    for file in report.files where !file.findings.isEmpty {
      var positions = PositionReader(file.source.bytes)
      var identities = IdentityReader(
        file.source, path: report.paths.fromWorkingFolder(file.source.path))
      let artifact = artifact(report.paths.fromRoot(file.source.path))
      for finding in file.findings {
        json.raw(isFirst ? "\n" : ",\n")
        isFirst = false
        json.value(
          result(
            of: PlacedFinding(finding, &positions), identities.identity(of: finding), artifact,
            rule: rules.index(of: finding.kind)))
      }
    }
    json.raw(isFirst ? "]}]}\n" : "\n]}]}\n")
    json.flush()
    return bytes
  }

  private static func writeLines(_ values: [JSONValue], to json: inout JSONWriter) {
    for (index, value) in values.enumerated() {
      json.raw(index == 0 ? "\n" : ",\n")
      json.value(value)
    }
    if !values.isEmpty { json.raw("\n") }
  }

  private static func result(
    of placed: PlacedFinding, _ identity: FindingIdentity, _ artifact: JSONValue, rule: Int
  ) -> JSONValue {
    let finding = placed.finding
    var location = physicalLocation(artifact, placed.span)
    if let pointer = identity.pointer, !pointer.isEmpty {
      location.append("logicalLocations", [["fullyQualifiedName": .string(pointer)]])
    }
    var members: [JSONValue.Member] = []
    members.append("ruleId", .text(finding.kind.name))
    members.append("ruleIndex", .integer(rule))
    members.append("level", .text(finding.severity.name))
    members.append("message", ["text": .string(finding.sentence)])
    members.append("locations", [.object(location)])
    if !placed.notes.isEmpty {
      members.append(
        "relatedLocations",
        .array(
          placed.notes.enumerated().map { index, note in
            var members: [JSONValue.Member] = [.init("id", .integer(index + 1))]
            members += physicalLocation(artifact, note.span)
            members.append("message", ["text": .string(note.message)])
            return .object(members)
          }))
    }
    members.append("partialFingerprints", ["barc/v1": .string(identity.fingerprint)])
    if !finding.fixes.isEmpty {
      members.append(
        "fixes",
        .array(
          zip(finding.fixes, placed.edits).map { fix, edits in self.fix(fix, edits, artifact) }))
    }
    return .object(members)
  }

  private static func fix(
    _ fix: Fix, _ edits: [PlacedFinding.Edit], _ artifact: JSONValue
  ) -> JSONValue {
    let replacements = edits.map { edit -> JSONValue in
      [
        "deletedRegion": region(edit.span), "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
      "properties": ["applicability": .text(fix.applicability.name)],
    ]
  }

  private static func physicalLocation(
    _ artifact: JSONValue, _ span: PlacedFinding.Span
  ) -> [JSONValue.Member] {
    [
      .init(
        "physicalLocation", ["artifactLocation": artifact, "region": region(span)])
    ]
  }

  private static func region(_ span: PlacedFinding.Span) -> JSONValue {
    [
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
