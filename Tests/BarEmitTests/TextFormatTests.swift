import BarEmit
import BarText
import TestSupport
import Testing

@Suite struct TextFormatTests {
  static let cases = [
    "unknown-key", "wide", "tabs", "line-breaks", "empty", "several-lines", "end-of-file",
    "long-line", "hostile", "notes", "byte-order-mark", "no-break",
  ]

  @Test(arguments: cases, [FindingFormat.full, .concise])
  func report(name: String, format: FindingFormat) throws {
    let file = try #require(TextCase(name)).file
    var output: [UInt8] = []
    format.append(FindingReport([file]), isColored: false, to: &output)
    #expect(Golden.difference(of: output, from: "text/\(name).\(format.name).txt") == nil)
  }

  @Test func color() throws {
    let file = try #require(TextCase("notes")).file
    var output: [UInt8] = []
    FindingFormat.full.append(FindingReport([file]), isColored: true, to: &output)
    #expect(Golden.difference(of: output, from: "text/notes.color.txt") == nil)
  }

  /// The problem matcher that is shipped for GitHub takes errors and warnings of both text formats, in color and
  /// without, and nothing else.
  @Test(arguments: [FindingFormat.full, .concise], [false, true])
  func headsMatchTheProblemMatcher(format: FindingFormat, isColored: Bool) throws {
    let matcher = try #require(Golden.bytes(ofProject: ".github/barc-matcher.json"))
    let pattern = try #require(
      try JSON(bytes: matcher)["problemMatcher"]?.array?.first?["pattern"]?.array?.first)
    let expression = try Regex(try #require(pattern["regexp"]?.string))
    func group(_ name: String) throws -> Int { Int(try #require(pattern[name]?.number)) }
    let groups = try ["file", "line", "column", "severity", "message", "code"].map(group)
    for name in Self.cases {
      let file = try #require(TextCase(name)).file
      var output: [UInt8] = []
      format.append(FindingReport([file]), isColored: isColored, to: &output)
      let found = String(decoding: output, as: UTF8.self).split(separator: "\n")
        .compactMap { line in try? expression.wholeMatch(in: line) }
        .map { match in groups.map { String(match[$0].substring ?? "") } }
      let lines = LineTable(file.source.bytes)
      let expected = file.findings.filter { $0.severity > .note }.map { finding in
        let position = lines.position(of: Int(finding.range.lower))
        var message: [UInt8] = []
        VisibleText.append(finding.message, to: &message)
        return [
          "\(name).yaml", "\(position.line)", "\(position.column)", "\(finding.severity.name)",
          String(decoding: message, as: UTF8.self), "\(finding.kind.name)",
        ]
      }
      #expect(found == expected)
    }
  }

  /// A minified description is one line; its findings must not each read all of it.
  @Test func manyFindingsOfOneLongLineAreLinear() {
    let bytes = [UInt8](String(repeating: "{ä: b}, ", count: 100_000).utf8)
    let kind = FindingKind("wrong-kind", .error, tier: .hard, summary: "", rationale: "")
    let findings = stride(from: 0, to: bytes.count, by: 900).map {
      Finding(
        kind, SourceRange($0, $0 + 8), "x",
        notes: [.init(SourceRange(bytes.count, bytes.count), "the end")])
    }
    var output: [UInt8] = []
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      FindingFormat.full.append(
        FindingReport([FileFindings(SourceFile(path: "a.yaml", bytes: bytes), findings)]),
        isColored: false, to: &output)
    }
    #expect(findings.count == 1000)
    #expect(output.count < 1_000_000)
    #expect(elapsed < .seconds(5))
  }
}
