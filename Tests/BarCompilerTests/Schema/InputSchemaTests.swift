import BarCompiler
import BarText
import Foundation
import TestSupport
import Testing

/// The schema of descriptions and the compiler agree on what is right, by the word of a validator of others.
@Suite(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
struct InputSchemaTests {
  static let schema = "Grammar/barc.schema.json"

  private static let schemas = [
    schema, "Grammar/config.schema.json", "Grammar/ir.schema.json", "Grammar/findings.schema.json",
  ]

  @Test func schemasAreSchemas() throws {
    #expect(try SchemaValidator.problem(ofSchemas: Self.schemas) == nil)
  }

  /// What a schema cannot see, by kind of finding: a file with nothing else may be right for it or wrong.
  static let beyondSchemas: [String: String] = [
    "dangling-reference": "a schema knows no names of the file",
    "unknown-device": "patterns and groups of devices are found by the compiler",
    "unknown-color": "every word may be a name in `colors`",
    "languages-and-directions": "the two may come from different levels",
    "duplicate-key": "two keys are one by the time that a schema sees them",
    "number-out-of-range": "whole numbers have no bounds in YAML",
    "conflict-marker": "readers stop at the text, not at what it means",
    "unknown-alias": "readers stop at the text", "recursive-alias": "readers stop at the text",
    "tab-indentation": "readers differ on tabs", "control-character": "readers differ",
    "unicode-line-break": "readers differ on what ends a line",
    "wrong-encoding": "readers decode more than UTF-8", "too-deep": "readers have other bounds",
    "too-many-nodes": "readers have other bounds", "yaml-syntax": "readers differ on what is YAML",
  ]

  /// Files on which the two do not agree, and why.
  static let exceptions: [String: String] = [
    "\(fixtures)/defaults/keyed.yaml": removed,
    "\(fixtures)/defaults/removed.yaml": removed, "\(fixtures)/defaults/scroll-views.yaml": removed,
    "\(fixtures)/defaults/tables.yaml": removed,
    "\(fixtures)/defaults/colors-by-appearance.yaml":
      "defaults and what is above them make one color of two halves",
    "1-versions.yaml": "in JSON `1.0` is the number 1",
  ]
  private static let fixtures = "Tests/BarCompilerTests/Fixtures"
  private static let removed =
    "a `~` that takes back a default stands where nothing else may be nothing"

  @Test func agreesOnEveryDescription() throws {
    let folder = try TemporaryFolder()
    let files = try Self.descriptions(folder)
    #expect(files.count > 200)
    let failures = try SchemaValidator.failures(of: files, schema: Self.schema)
    for file in files {
      let isOfProject = file.path.hasPrefix(SchemaValidator.root.path)
      let name =
        isOfProject
        ? String(file.path.dropFirst(SchemaValidator.root.path.count + 1)) : file.lastPathComponent
      let kinds = try Set(Self.hardFindings(in: file))
      var problems = failures[file.path]
      if problems != nil, kinds.isEmpty {
        // The reader stumbles over a file that follows one that it cannot read: this one is read alone.
        problems = try SchemaValidator.failures(of: [file], schema: Self.schema)[file.path]
      }
      let mustBeRefused = !kinds.subtracting(Self.beyondSchemas.keys).isEmpty
      let agrees = mustBeRefused ? problems != nil : problems == nil || !kinds.isEmpty
      #expect(
        agrees == (Self.exceptions[name] == nil),
        "\(name): \(kinds.sorted()); schema: \(problems ?? ["right"])")
    }
  }

  /// Every description of the project: examples, broken ones, and cases of tests.
  ///
  /// The validator reads files of one document: the documents of others are put into files of their own.
  private static func descriptions(_ folder: borrowing TemporaryFolder) throws -> [URL] {
    var files: [URL] = []
    for path in ["Examples", "Tests/BarCompilerTests/Fixtures"] {
      for file in try SchemaValidator.files(in: path, ending: [".yaml"]) {
        let text = try? String(contentsOf: file, encoding: .utf8)
        let documents = text.map { $0.components(separatedBy: "\n---\n") } ?? []
        if documents.count < 2 || documents.contains(where: { $0.contains("%YAML") }) {
          files.append(file)
          continue
        }
        for (number, document) in documents.enumerated() {
          let name = "\(number)-\(file.lastPathComponent)"
          files.append(try folder.write(document + "\n", to: name))
        }
      }
    }
    return files
  }

  private static func hardFindings(in file: URL) throws -> [String] {
    let source = SourceFile(path: file.path, bytes: [UInt8](try Data(contentsOf: file)))
    return compile(source).findings.filter { $0.kind.tier == .hard }.map { "\($0.kind.name)" }
  }
}
