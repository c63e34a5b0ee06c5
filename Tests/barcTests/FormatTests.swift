import Foundation
import TestSupport
import Testing

@Suite struct FormatTests {
  private static let wrong = """
    barc: 1
    toolkit: mdc
    screens:
      a:
        buttonBar: {items: [{titel: Edit, action: edit, style: done}]}

    """

  @Test func jsonIsAllThatGoesToOutput() throws {
    let shell = try Shell(["sub/a.yaml": Self.wrong, "good.yaml": Sample.good])
    let result = try shell.barc("lint", "--format", "json", "--color", "always")
    #expect(result.status == 1)
    let report = try JSON(text: result.output)
    #expect(report["summary"]?["files"] == .number(2))
    #expect(report["summary"]?["errors"] == .number(1))
    let finding = try #require(report["findings"]?.array?.first)
    #expect(finding["rule"] == .string("unknown-key"))
    #expect(finding["path"] == .string("sub/a.yaml"))
    #expect(finding["pointer"] == .string("/screens/a/buttonBar/items/0/titel"))
    #expect(finding["span"]?["start"]?["line"] == .number(5))
    #expect(finding["span"]?["start"]?["column"] == .number(26))
    #expect(finding["span"]?["start"]?["offset"] == .number(60))
    let fix = try #require(finding["fixes"]?.array?.first)
    #expect(fix["applicability"] == .string("unsafe"))
    #expect(fix["edits"]?.array?.first?["replacement"] == .string("title"))
    #expect(result.errors.hasPrefix("1 error"))
  }

  /// One finding is the same in every format for programs, and whatever way leads to its file.
  @Test func fingerprintsAreTheSameEverywhere() throws {
    let shell = try Shell(["sub/a.yaml": Self.wrong])
    func fingerprints(_ format: String, _ path: String) throws -> [Substring] {
      try shell.barc("lint", "--format", format, path).output.matches(of: /[0-9a-f]{32}/)
        .map(\.output)
    }
    let expected = try fingerprints("json", "sub/a.yaml")
    #expect(expected.count == 2)
    let whole = shell.folder.resolvingSymlinksInPath().appendingPathComponent("sub/a.yaml").path
    for path in ["sub/a.yaml", "./sub/../sub/a.yaml", whole] {
      for format in ["json", "jsonl", "sarif", "gitlab"] {
        #expect(try fingerprints(format, path) == expected, "\(format) \(path)")
      }
    }
  }

  @Test func reportsGoToAFile() throws {
    let shell = try Shell(["a.yaml": Self.wrong])
    let result = try shell.barc("lint", "a.yaml", "--format", "gitlab", "-o", "out.json")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("1 error"))
    let written = try #require(shell.text(of: "out.json"))
    #expect(try JSON(text: written).array?.count == 2)
    #expect(shell.names == ["a.yaml", "out.json"])
    let shown = try shell.barc("lint", "a.yaml", "--format=gitlab", "--output-file=-", "-q")
    #expect(shown.output == written && shown.errors == "")
    let text = try shell.line(#"FORCE_COLOR=1 "$BARC" lint a.yaml -o out.txt"#)
    #expect(text.output == "")
    #expect(try #require(shell.text(of: "out.txt")).hasPrefix("a.yaml:5:26: error: "))
  }

  @Test func noInputIsOverwritten() throws {
    let shell = try Shell(["sub/a.yaml": Self.wrong])
    #expect(try shell.line("ln -s sub/a.yaml b").status == 0)
    for output in ["sub/a.yaml", "./sub/../sub/a.yaml", "b"] {
      let result = try shell.barc("lint", "sub", "-o", output)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("barc: error: output file `\(output)` is an input\n"))
      #expect(shell.text(of: "sub/a.yaml") == Self.wrong)
    }
    let missing = try shell.barc("lint", "sub", "-o", "there/is/no.txt")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there/is/no.txt: there is no such file or folder\n"))
  }

  /// A document would be broken by what else is written to the same stream.
  @Test func documentsHaveAStreamOfTheirOwn() throws {
    let shell = try Shell(["a.yaml": Self.wrong, "good.yaml": Sample.good])
    let both = try shell.barc("compile", "good.yaml", "-o", "-", "--format", "json")
    #expect(both.status == 2 && both.output == "")
    #expect(both.errors.hasPrefix("barc: error: findings as `json` need an output of their own\n"))
    let fixed = try shell.barc("lint", "--fix", "-", "--format", "sarif", input: Self.wrong)
    #expect(fixed.status == 2 && fixed.output == "")
    let file = try shell.barc(
      "lint", "--fix", "-", "--format", "json", "-o", "x.json", input: Self.wrong)
    #expect(file.status == 1)
    #expect(file.output == Self.wrong.replacing(", style: done", with: ""))
    #expect(try JSON(text: try #require(shell.text(of: "x.json")))["findings"]?.array?.count == 1)
    let compiled = try shell.barc("compile", "good.yaml", "--format", "json")
    #expect(try JSON(text: compiled.output)["findings"] == .array([]))
  }

  @Test func aRunThatCouldNotReadEverythingSaysSo() throws {
    let shell = try Shell(["good.yaml": Sample.good])
    for (path, isComplete) in [("good.yaml", true), ("missing.yaml", false)] {
      let result = try shell.barc("lint", "good.yaml", path, "--format", "sarif")
      let run = try JSON(text: result.output)["runs"]?.array?.first
      let invocation = run?["invocations"]?.array?.first
      #expect(invocation?["executionSuccessful"] == .boolean(isComplete))
    }
  }

  @Test func gitHubIsRecognized() throws {
    let shell = try Shell(["a.yaml": Self.wrong, "summary.md": "before\n"])
    let text = try shell.barc("lint", "a.yaml", "--format", "auto")
    #expect(text.output.hasPrefix("a.yaml:5:26: error: "))
    let folder = shell.folder.resolvingSymlinksInPath()
    let result = try shell.barc(
      "lint", "a.yaml", "--format", "auto",
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
        "GITHUB_WORKSPACE": folder.deletingLastPathComponent().path + "/",
      ])
    let file = "\(folder.lastPathComponent)/a.yaml"
    #expect(result.output.hasPrefix("::error title=barc (unknown-key),file=\(file),line=5,col=26,"))
    #expect(result.output.contains("\n::warning title=barc ("))
    let summary = try #require(shell.text(of: "summary.md"))
    #expect(summary.hasPrefix("before\n### barc: 1 error, 1 warning in 1 file"))
    #expect(summary.contains("| error | \(file):5:26 | unknown key `titel`"))
    let unset = try shell.barc(
      "lint", "a.yaml", "--format", "full", environment: ["GITHUB_ACTIONS": "true"])
    #expect(unset.output == text.output)
  }

  @Test func xcodeHasWholePaths() throws {
    let shell = try Shell(["My Bars/a.yaml": Self.wrong])
    let result = try shell.barc("lint", "--format", "xcode")
    let path = shell.folder.resolvingSymlinksInPath().path + "/My Bars/a.yaml"
    #expect(result.output.hasPrefix("\(path):5:26: error: unknown key `titel`"))
  }

  @Test func theEnvironmentStandsInForOptions() throws {
    let shell = try Shell(["bad.yaml": Sample.bad])
    let variables = ["BARC_OUTPUT_FORMAT": "json", "BARC_OUTPUT_FILE": "report.json"]
    let result = try shell.barc("lint", "bad.yaml", environment: variables)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(shell.text(of: "report.json")?.hasPrefix("{\"schemaVersion\"") == true)
    // The command line counts before it.
    let concise = try shell.barc(
      "lint", "bad.yaml", "--format", "concise", "-o", "-", environment: variables)
    #expect(concise.output.hasPrefix("bad.yaml:"))
    let wrong = try shell.barc("lint", "bad.yaml", environment: ["BARC_OUTPUT_FORMAT": "jsom"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("unknown value `jsom` of `BARC_OUTPUT_FORMAT`"))
    #expect(wrong.errors.contains("did you mean `json`?"))
  }

  @Test func timesOfStagesAndRulesAreTold() throws {
    let shell = try Shell(["good.yaml": Sample.good])
    let result = try shell.barc("lint", "good.yaml", "--timing")
    #expect(result.output == "")
    let lines = result.errors.split(separator: "\n")
    for name in ["parse", "check", "resolve", "ignored-property", "suppress", "report"] {
      let line = lines.first { $0.hasPrefix("  \(name) ") }
      let time = line?.split(separator: " ").last.flatMap { Double($0) }
      #expect(time != nil, "\(name): \(result.errors)")
    }
    #expect(try !shell.barc("lint", "good.yaml").errors.contains("parse"))
  }
}
