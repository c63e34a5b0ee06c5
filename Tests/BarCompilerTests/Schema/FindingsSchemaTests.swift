import Foundation
import TestSupport
import Testing

/// The schema of findings takes what it describes, and nothing that lacks a part.
@Suite(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
struct FindingsSchemaTests {
  private static let report = """
    {"schemaVersion": "1.0", "tool": {"name": "barc", "version": "0.1.0"},
    "summary": {"files": 1, "errors": 1, "warnings": 0, "notes": 0, "suppressed": 0, "baselined": 0},
    "findings": [{"rule": "unknown-key", "severity": "error", "message": "unknown key `titel`",
    "help": "did you mean `title`?", "path": "app.bars.yaml", "pointer": "/screens/inbox/titel",
    "span": {"start": {"line": 5, "column": 7, "offset": 60}, "end": {"line": 5, "column": 12, "offset": 65}},
    "fixes": [{"title": "Write `title`", "applicability": "unsafe", "edits": [{"path": "app.bars.yaml",
    "span": {"start": {"line": 5, "column": 7, "offset": 60}, "end": {"line": 5, "column": 12, "offset": 65}},
    "replacement": "title"}]}], "fingerprint": "0123456789abcdef0123456789abcdef"}]}
    """

  private func isRight(_ text: String) throws -> Bool {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "findings.json")
    return try SchemaValidator.failures(of: [file], schema: "Grammar/findings.schema.json").isEmpty
  }

  @Test func takesAReport() throws { #expect(try isRight(Self.report)) }

  @Test(arguments: [
    ("\"1.0\"", "\"2.0\""), ("\"error\"", "\"fatal\""), ("\"rule\": \"unknown-key\", ", ""),
    (", \"fingerprint\": \"0123456789abcdef0123456789abcdef\"", ""), ("\"line\": 5", "\"line\": 0"),
    ("\"notes\": 0, ", ""), ("\"unsafe\"", "\"maybe\""),
  ])
  func refusesOthers(from: String, into: String) throws {
    #expect(Self.report.contains(from))
    #expect(try !isRight(Self.report.replacing(from, with: into)))
  }
}
