import BarEmit
import BarJSON
import BarText

/// Says in the protocol's words what is known of one text.
struct Translation {
  let uri: String
  /// The number that the editor has for the text; `nil` for one that is not open.
  let version: Int?
  let lines: LineTable
  let client: ClientCapabilities
  let page: (FindingKind) -> String?
  /// The names of the files in a folder.
  let names: ([UInt8]) -> [String]

  // MARK: Places

  /// The byte offset of a place that the client names.
  func offset(of position: EditorPosition) -> Int {
    client.encoding.offset(of: position, in: lines)
  }

  func range(_ range: SourceRange) -> JSONValue {
    ["start": position(Int(range.lower)), "end": position(Int(range.upper))]
  }

  func position(_ offset: Int) -> JSONValue {
    let position = client.encoding.position(of: offset, in: lines)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }

  func location(_ range: SourceRange) -> JSONValue {
    ["uri": .string(uri), "range": self.range(range)]
  }

  // MARK: Diagnostics

  func diagnostics(_ findings: [Finding]) -> JSONValue { .array(findings.map(diagnostic)) }

  func diagnostic(_ finding: Finding) -> JSONValue {
    let kind = finding.kind
    var members: [JSONValue.Member] = [
      .init("range", range(finding.range)),
      .init("severity", .integer(number(of: finding.severity))),
      .init("code", .text(kind.name)),
    ]
    if client.codeDescriptions, let page = page(kind) {
      members.append("codeDescription", ["href": .string(page)])
    }
    members.append("source", "barc")
    members.append("message", .string(message(of: finding)))
    if let tag = kind.tag.map(number), client.diagnosticTags.contains(tag) {
      members.append("tags", [.integer(tag)])
    }
    if client.relatedInformation, !finding.notes.isEmpty {
      let related = finding.toldNotes.map { note -> JSONValue in
        ["location": location(note.range), "message": .string(note.message)]
      }
      members.append("relatedInformation", .array(related))
    }
    if client.diagnosticData, !finding.fixes.isEmpty {
      members.append("data", ["fixes": .array(finding.fixes.map(fix))])
    }
    return .object(members)
  }

  private func message(of finding: Finding) -> String {
    finding.help.map { "\(finding.message)\nhelp: \($0)" } ?? finding.message
  }

  private func fix(_ fix: Fix) -> JSONValue {
    [
      "title": .string(fix.title), "applicability": .text(fix.applicability.name),
      "edits": .array(fix.edits.map(edit)),
    ]
  }

  private func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func number(of tag: FindingKind.Tag) -> Int {
    switch tag {
    case .unnecessary: 1
    case .deprecated: 2
    }
  }

  // MARK: Edits

  func edit(_ edit: Fix.Edit) -> JSONValue {
    ["range": range(edit.range), "newText": .string(edit.replacement)]
  }

  /// A change of the text of this version and no other, where the client can tell versions apart.
  func workspaceEdit(_ edits: [Fix.Edit]) -> JSONValue {
    let edits = JSONValue.array(edits.map(edit))
    if !client.documentChanges {
      return ["changes": .object([.init(uri, edits)])]
    }
    let version = version.map(JSONValue.integer) ?? .null
    return [
      "documentChanges": [
        ["textDocument": ["uri": .string(uri), "version": version], "edits": edits]
      ]
    ]
  }
}
