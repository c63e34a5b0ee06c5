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

  /// The pattern of the problem matcher that is shipped for GitHub.
  @Test(arguments: [false, true]) func headsMatchTheProblemMatcher(isColored: Bool) throws {
    let pattern = try Regex(
      #"^(?:\x1b\[[0-9;]*m)*([^\x1b]+?)(?:\x1b\[[0-9;]*m)*:(\d+):(\d+): (?:\x1b\[[0-9;]*m)*"#
        + #"(error|warning|note)(?:\x1b\[[0-9;]*m)*: (?:\x1b\[[0-9;]*m)*(.+?)(?:\x1b\[[0-9;]*m)*"#
        + #" \(([a-z0-9]+(?:-[a-z0-9]+)*)\)$"#)
    for name in Self.cases {
      let file = try #require(TextCase(name)).file
      var output: [UInt8] = []
      FindingFormat.concise.append(FindingReport([file]), isColored: isColored, to: &output)
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == file.findings.count)
      for line in lines {
        let match = try #require(try pattern.wholeMatch(in: line), "\(line)")
        #expect(match[1].substring == "\(name).yaml")
      }
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
