import BarCatalog
import BarEmit
import BarJSON
import BarLint
import BarText
import Foundation
import TestSupport
import Testing

/// The schema of configurations is what is read as one.
@Suite struct ConfigurationSchemaTests {
  private static var document: JSONValue {
    ConfigurationSchema.document(
      rules: FindingKind.known, groups: Rule.Group.allCases.map(\.name))
  }

  @Test func schemaIsCurrent() {
    let bytes = JSONText.bytes(of: Self.document)
    #expect(Golden.difference(of: bytes, fromGenerated: "Grammar/config.schema.json") == nil)
  }

  static let wrong = [
    "selekt: []", "select: [suport]", "select: [unknown-key]", "ignore: {items: true}",
    "rules: {items: note}", "rules: {placeholder-title: worse}", "rules: {placeholder-title: 1}",
    "rules: {placeholder-title: {options: {title: x}}}",
    "rules: {ignored-property: {options: {titles: x}}}", "rules: {unknown-key: note}",
    "targets: {orientations: [sideways]}", "perFile: {a: {exclude: b}}", "perFile: [a]",
    "exclude: {a: b}", "extends: [a]", "- support",
  ]

  static let right = [
    "", "select: items", "select: [support, placeholder-title]\nignore: []\nrules:\n",
    "rules: {placeholder-title: note, ignored-property: {severity: error, options: {}}}",
    "rules: {placeholder-title: {options: {titles: [a, b]}}}", "extends: base.yaml",
    "perFile: {\"**/old/*\": {ignore: items, rules: {placeholder-title: note}}, b: {}}",
    "exclude: old\nbaseline: known.json",
    "targets: {devices: [common], windows: [{popover: [320, 400]}], os: [\"18.0\", 26]}",
  ]

  /// Both say the same of a text, so that an editor says what a run will say.
  @Test(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
  func schemaAndReaderAgree() throws {
    let folder = try TemporaryFolder()
    var files: [URL] = []
    for (number, text) in (Self.wrong + Self.right).enumerated() {
      let findings = readConfiguration(SourceFile(path: "", bytes: [UInt8](text.utf8))).findings
      let isRight = number >= Self.wrong.count
      #expect(findings.isEmpty == isRight, "\(text): \(findings.map(\.message))")
      files.append(try folder.write(text.isEmpty ? "~" : text, to: "\(number).yaml"))
    }
    let failures = try SchemaValidator.failures(of: files, schema: "Grammar/config.schema.json")
    for (number, file) in files.enumerated() {
      let problems = failures[file.path]
      #expect((problems == nil) == (number >= Self.wrong.count), "\(file): \(problems ?? [])")
    }
  }

  @Test func theReadmesConfigurationIsRight() throws {
    let readme = String(decoding: try #require(Golden.bytes(ofProject: "README.md")), as: UTF8.self)
    let first = "# yaml-language-server: $schema=.barc/config.schema.json\n"
    let text = try #require(
      readme.components(separatedBy: first).last?.split(separator: "```").first)
    let source = SourceFile(path: ".barc.yaml", bytes: [UInt8](text.utf8))
    let (file, findings) = readConfiguration(source)
    #expect(findings.map(\.message) == [])
    #expect(file.extends?.path == "../base.barc.yaml")
  }

  static let kinds = FindingKind.ofConfiguration.map { "\($0.name)" }

  @Test(arguments: kinds) func examplesShowTheKind(name: String) throws {
    let kind = try #require(FindingKind.ofConfiguration.first { "\($0.name)" == name })
    #expect(kind.tier == .configuration && kind.severity == .error)
    for (examples, expected) in [(kind.bad, [name]), (kind.good, [])] {
      for example in FindingKind.examples(in: examples) {
        let source = SourceFile(path: ".barc.yaml", bytes: [UInt8](example.utf8))
        #expect(readConfiguration(source).findings.map { "\($0.kind.name)" } == expected)
      }
    }
  }
}
