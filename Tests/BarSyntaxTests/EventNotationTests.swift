import BarSyntax
import BarText
import Foundation
import Testing

/// One input of the public YAML test suite, with libyaml's answer.
struct SuiteRow: Decodable {
  let id: String
  let yaml: String
  let events: [String]?
  let error: String?
  let offset: Int?
  let context: String?
}

/// The suite, read once.
let suiteRows: [SuiteRow] = {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/yaml-suite.jsonl")
  let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  return text.split(separator: "\n").compactMap {
    try? JSONDecoder().decode(SuiteRow.self, from: Data($0.utf8))
  }
}()

@Suite struct EventNotationTests {
  @Test func suiteIsComplete() {
    #expect(suiteRows.count == 405)
    #expect(suiteRows.filter { $0.events != nil }.count == 273)
    #expect(suiteRows.filter { $0.error != nil }.count == 132)
  }

  @Test func treesGiveLibraryEvents() {
    for row in suiteRows {
      guard let events = row.events else { continue }
      let (tree, problem) = parseAsLibrary(SourceFile(path: row.id, bytes: Array(row.yaml.utf8)))
      let notation = String(decoding: tree.eventNotation(), as: UTF8.self)
      #expect(problem == nil, "\(row.id)")
      #expect(notation == events.joined(separator: "\n") + "\n", "\(row.id): \(row.yaml)")
    }
  }

  @Test func errorsAreLibraryErrors() {
    for row in suiteRows {
      guard let error = row.error else { continue }
      let (_, problem) = parseAsLibrary(SourceFile(path: row.id, bytes: Array(row.yaml.utf8)))
      #expect(problem?.problem == error, "\(row.id)")
      #expect(problem?.offset == row.offset, "\(row.id)")
      #expect(problem?.context == row.context, "\(row.id)")
    }
  }

  @Test(arguments: [
    ("", "+STR\n-STR\n"),
    ("\u{FEFF}", "+STR\n-STR\n"),
    ("\u{FEFF}a: \u{E9}", "+STR\n+DOC\n+MAP\n=VAL :a\n=VAL :\u{E9}\n-MAP\n-DOC\n-STR\n"),
    ("\"a\\bb\\rc\"", "+STR\n+DOC\n=VAL \"a\\bb\\rc\n-DOC\n-STR\n"),
    ("a: b\rc: d\r", "+STR\n+DOC\n+MAP\n=VAL :a\n=VAL :b\n=VAL :c\n=VAL :d\n-MAP\n-DOC\n-STR\n"),
    ("a: \"x\u{85}y\"", "+STR\n+DOC\n+MAP\n=VAL :a\n=VAL \"x y\n-MAP\n-DOC\n-STR\n"),
    ("*a", "+STR\n+DOC\n=ALI *a\n-DOC\n-STR\n"),
    ("a: 1\na: 2", "+STR\n+DOC\n+MAP\n=VAL :a\n=VAL :1\n=VAL :a\n=VAL :2\n-MAP\n-DOC\n-STR\n"),
  ])
  func notationOfWhatTheSuiteLacks(yaml: String, notation: String) {
    let (tree, problem) = parseAsLibrary(SourceFile(path: "test", bytes: Array(yaml.utf8)))
    #expect(problem == nil)
    #expect(String(decoding: tree.eventNotation(), as: UTF8.self) == notation)
  }

  @Test(arguments: [
    (bytes: Array("a: \"b\u{E9}\"c".utf8), offset: 8, problem: "did not find expected key"),
    (
      bytes: [0xEF, 0xBB, 0xBF] + Array("a: ]".utf8), offset: 6,
      problem: "did not find expected node content"
    ),
    (bytes: Array("a: b\nc: ".utf8) + [0xFF], offset: 8, problem: "invalid leading UTF-8 octet"),
    (bytes: Array("a: \u{0}".utf8), offset: 3, problem: "control characters are not allowed"),
  ])
  func problemsPointAtBytes(bytes: [UInt8], offset: Int, problem: String) {
    let found = parseAsLibrary(SourceFile(path: "test", bytes: bytes)).problem
    #expect(found?.offset == offset)
    #expect(found?.problem == problem)
  }
}
