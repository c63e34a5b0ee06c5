import BarEmit
import BarText
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format for programs, from one set of files with names that are hard to write.
@Suite struct FindingFormatTests {
  static let paths = [
    ("mail", "My Bars/mail 100%.bars.yaml"),
    ("twice", "a:b,c%0A;\"d\" 'e' <f>&g\n::error::h.yaml"),
    ("clean", "日本 🧭/Gro\u{308}ße.yaml"),
    ("twice", "../common/./x.yaml"),
    ("twice", "/Users/me/My Apps/ios/sub/y.yaml"),
    ("twice", "/tmp/z.yaml"),
  ]

  private static let formats = FindingFormat.all

  private func report() throws -> FindingReport {
    FindingReport(
      try Self.paths.map { name, path in
        try #require(TextCase(name, in: "formats", path: path)).file
      }, in: .ofTests)
  }

  private func output(_ format: FindingFormat, _ report: FindingReport) -> [UInt8] {
    var output: [UInt8] = []
    format.append(report, isColored: true, to: &output)
    return output
  }

  @Test(arguments: formats) func report(format: FindingFormat) throws {
    let output = output(format, try report())
    #expect(Golden.difference(of: output, from: "formats/report.\(format.name).txt") == nil)
  }

  @Test(arguments: formats) func nothingFound(format: FindingFormat) throws {
    let clean = try #require(TextCase("clean", in: "formats")).file
    let output = output(format, FindingReport([clean], in: .ofTests))
    #expect(Golden.difference(of: output, from: "formats/clean.\(format.name).txt") == nil)
  }

  @Test func gitHubSummary() throws {
    let output = GitHubSummary.bytes(of: try report())
    #expect(Golden.difference(of: output, from: "formats/report.summary.md") == nil)
    let clean = try #require(TextCase("clean", in: "formats")).file
    let text = String(
      decoding: GitHubSummary.bytes(of: FindingReport([clean], in: .ofTests)), as: UTF8.self)
    #expect(text == "### barc: no findings in 1 file\n\n")
  }

  /// Ten annotations of each level, one notice for the rest, and the rest as lines that are no commands.
  @Test func gitHubHasABudget() throws {
    let kind = FindingKind("wrong-kind", .error, tier: .lint, summary: "", rationale: "")
    let findings = (0..<60).map { index in
      Finding(
        kind, SourceRange(index, index), "\(index) ##[add-mask]x",
        severity: Severity(rawValue: UInt8(index % 3)))
    }
    let source = SourceFile(path: ":: a.yaml", bytes: [UInt8](repeating: 0x20, count: 60))
    let lines = String(
      decoding: output(.github, FindingReport([FileFindings(source, findings)], in: .ofTests)),
      as: UTF8.self
    ).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[29] == "::notice title=barc::31 more findings in the log")
    #expect(lines[30] == "::group::31 more findings")
    #expect(lines.last == "::endgroup::")
    let folded = lines[31..<(lines.count - 1)]
    #expect(folded.count == 31)
    #expect(folded.allSatisfy { $0.hasPrefix("./ios/:: a.yaml:") || $0.hasPrefix("ios/:: a") })
    #expect(folded.allSatisfy { !$0.contains("##[") })
  }

  /// A finding keeps its fingerprint where lines move, and two findings never share one.
  @Test func fingerprintsAreOfTheStructure() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let bytes = [UInt8](text.utf8)
      let kind = FindingKind("unknown-key", .error, tier: .hard, summary: "", rationale: "")
      var findings: [Finding] = []
      for start in text.ranges(of: "titel").map({ text[..<$0.lowerBound].utf8.count }) {
        findings.append(Finding(kind, SourceRange(start, start + 5), "unknown key `titel`"))
        findings.append(Finding(kind, SourceRange(start + 1, start + 5), "unknown key `titel`"))
      }
      let file = FileFindings(SourceFile(path: "a.yaml", bytes: bytes), findings)
      let lines = output(.jsonLines, FindingReport([file], in: .ofTests)).split(
        separator: UInt8(ascii: "\n"))
      return try lines.map { try #require(try JSON(bytes: $0)["fingerprint"]?.string) }
    }
    let before = try fingerprints("a: {titel: 1}\nb: {titel: 2}\n")
    let after = try fingerprints("# More.\nc: 3\na:\n\n  titel: 1\nb:\n  x: 0\n  titel: 2\n")
    #expect(before == after)
    #expect(Set(before).count == before.count && before.count == 4)
    #expect(before[0].count == 32)
  }

  /// What is at fault may be more than the text that shows it.
  @Test func pointerIsOfTheSubject() throws {
    let kind = FindingKind("placeholder-title", .warning, tier: .lint, summary: "", rationale: "")
    let text = "items:\n- title: Item\n  action: add\n"
    func pointer(_ subject: SourceRange?) throws -> String? {
      var finding = Finding(kind, SourceRange(16, 20), "`Item` is a placeholder")
      finding.subject = subject
      let file = FileFindings(SourceFile(path: "a.yaml", bytes: [UInt8](text.utf8)), [finding])
      let report = output(.jsonLines, FindingReport([file], in: .ofTests))
      return try JSON(bytes: report)["pointer"]?.string
    }
    #expect(try pointer(nil) == "/items/0/title")
    #expect(try pointer(SourceRange(9, 34)) == "/items/0")
  }

  /// More devices, and figures that are others there, are no other finding.
  @Test func fingerprintsAreNotOfEnvironments() throws {
    let kind = FindingKind("title-truncated", .warning, tier: .lint, summary: "", rationale: "")
    func line(_ message: String, _ names: [String]) throws -> JSON {
      let finding = Finding(
        kind, SourceRange(3, 4), message, contexts: Finding.Contexts("the title is cut", in: names))
      let file = FileFindings(SourceFile(path: "a.yaml", bytes: [UInt8]("a: b\n".utf8)), [finding])
      return try JSON(bytes: output(.jsonLines, FindingReport([file], in: .ofTests)))
    }
    let one = try line("the title is cut by 3 points in `x`", ["x"])
    let two = try line("the title is cut by 9 points in 2 of 2 environments: `x`, `y`", ["x", "y"])
    #expect(one["fingerprint"]?.string == two["fingerprint"]?.string)
    #expect(two["contexts"]?.array?.compactMap(\.string) == ["x", "y"])
  }

  /// GitLab drops a finding whose fingerprint it has seen.
  @Test(arguments: [FindingFormat.jsonLines, .gitlab, .sarif])
  func fingerprintsOfAReportDiffer(format: FindingFormat) throws {
    let text = String(decoding: output(format, try report()), as: UTF8.self)
    let found = text.matches(of: /"(?:fingerprint|barc\/v1)":"([0-9a-f]{32})"/).map(\.1)
    #expect(found.count == 18)
    #expect(Set(found).count == 18)
  }

  /// Where the findings of the report are, in its order.
  private func places() throws -> [String] {
    let document = try JSON(bytes: output(.json, try report()))
    return try #require(document["findings"]?.array).map { finding in
      let start = finding["span"]?["start"]
      guard case .number(let line)? = start?["line"], case .number(let column)? = start?["column"]
      else { return "" }
      return "\(Int(line)):\(Int(column))"
    }
  }

  /// A path comes back from every format as what it was, whatever is in it.
  @Test func pathsComeBack() throws {
    let report = try report()
    let awkward = Self.paths[1].1
    let json = try JSON(bytes: output(.json, report))["findings"]?.array ?? []
    #expect(json.contains { $0["path"]?.string == awkward })
    let gitlab = try JSON(bytes: output(.gitlab, report)).array ?? []
    #expect(gitlab.contains { $0["location"]?["path"]?.string == "ios/" + awkward })
    let results = try JSON(bytes: output(.sarif, report))["runs"]?.array?.first?["results"]?.array
    let uris = (results ?? []).compactMap {
      $0["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    }
    #expect(uris.contains { $0.removingPercentEncoding == "ios/" + awkward })
    #expect(uris.allSatisfy { URL(string: $0) != nil })
    let github = String(decoding: output(.github, report), as: UTF8.self)
    let files = github.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.firstRange(of: ",file="), let end = line.firstRange(of: ",line=")
      else { return nil }
      // The order of the runner: the percent sign comes last.
      return String(line[start.upperBound..<end.lowerBound])
        .replacing("%2C", with: ",")
        .replacing("%3A", with: ":").replacing("%0A", with: "\n").replacing("%0D", with: "\r")
        .replacing("%25", with: "%")
    }
    #expect(files.contains("ios/" + awkward))
  }

  @Test(arguments: [FindingFormat.json, .sarif, .gitlab])
  func documentsAreJSON(format: FindingFormat) throws {
    _ = try JSON(bytes: output(format, try report()))
  }

  @Test(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
  func jsonIsByItsSchema() throws {
    let files = try ["report", "clean"].map { name in
      let file = "formats/\(name).json.txt"
      let golden = try #require(Golden.bytes(of: file))
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("barc-\(name)-\(UUID().uuidString).json")
      try Data(golden).write(to: url)
      return url
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let failures = try SchemaValidator.failures(of: files, schema: "Grammar/findings.schema.json")
    #expect(failures.isEmpty, "\(failures)")
  }

  /// What a parser that is not ours reads from the XML is what went in.
  /// JUnit has a case for the file without findings, too.
  @Test(arguments: [
    (FindingFormat.checkstyle, "file", "error", 18), (.junit, "testsuite", "testcase", 19),
  ])
  func xmlIsRead(format: FindingFormat, file: String, finding: String, count: Int) throws {
    let parser = XMLParser(data: Data(output(format, try report())))
    let elements = XMLElements()
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let names = elements.all.filter { $0.name == file }.compactMap { $0.attributes["name"] }
    let expected = [
      Self.paths[0].1, Self.paths[1].1, Self.paths[2].1, "../common/x.yaml",
      "sub/y.yaml", "/tmp/z.yaml",
    ]
    #expect(names == expected)
    let cases = elements.all.filter { $0.name == finding }
    #expect(cases.count == count)
    let places = cases.compactMap { element -> String? in
      guard let line = element.attributes["line"] else { return nil }
      let column = element.attributes["column"] ?? element.attributes["name"]?.suffix(2).description
      return "\(line):\(column?.drop { $0 == "_" } ?? "")"
    }
    #expect(try self.places() == places)
    let messages = elements.all.compactMap { $0.attributes["message"] }
    #expect(
      messages.contains { $0.hasPrefix("the title \"50 % 🗑\" is truncated: 100%, <b>&amp;</b>") })
  }
}

/// What an XML parser has met.
///
/// A class, because the parser calls it back.
private final class XMLElements: NSObject, XMLParserDelegate {
  private(set) var all: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    all.append((name, attributes))
  }
}
