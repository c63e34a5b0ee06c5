import Foundation
import Testing

@Suite struct LintTests {
  @Test func findingsGoToOutputAndTheSummaryToErrors() throws {
    let shell = try Shell(["bad.yaml": Sample.bad, "good.yaml": Sample.good])
    let result = try shell.barc("lint", "good.yaml", "bad.yaml", "--format", "concise")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("bad.yaml:"))
    #expect(result.output.contains(": error: "))
    #expect(result.errors.hasPrefix("1 error"))
    #expect(result.errors.hasSuffix(" in 2 files\n"))
  }

  @Test func theOptionDecidesWhatFindingsMean() throws {
    let shell = try Shell(["bad.yaml": Sample.bad, "good.yaml": Sample.good])
    #expect(try shell.barc("lint", "bad.yaml", "--exit-zero").status == 0)
    #expect(try shell.barc("lint", "bad.yaml", "--fail-level", "note").status == 1)
    #expect(try shell.barc("lint", "bad.yaml", "--strict").status == 1)
    #expect(try shell.barc("lint", "good.yaml").status == 0)
  }

  @Test func theWorstStatusWinsAndOtherFilesAreFinished() throws {
    let shell = try Shell(["bad.yaml": Sample.bad])
    let result = try shell.barc("lint", "missing.yaml", "bad.yaml", "--exit-zero")
    #expect(result.status == 2)
    #expect(result.output.contains("bad.yaml:"))
    #expect(result.errors.contains("missing.yaml: there is no such file or folder\n"))
  }

  @Test func aFolderIsSearched() throws {
    let shell = try Shell([
      "one.bars.yaml": Sample.bad, "sub/two.bars.yml": Sample.bad,
      "first-key.yaml": "\u{FEFF}# comment\n%YAML 1.1\n---\n\nbarc: 1\nwrong: [\n",
      "json.yml": "{\"barc\":1, \"wrong\": [\n",
      "tagged.yaml": "--- !!map &a\n'barc' : 1\nwrong: [\n",
      "other.yaml": "name: x\nbarc: 1\n", "longer.yaml": "barcode: 1\n", "empty.yaml": "",
      "text.yml": "barc\n", "list.yaml": "- barc: 1\n",
      "readme.md": "barc: 1\n", ".git/a.bars.yaml": Sample.bad, ".build/a.bars.yaml": Sample.bad,
      "Pods/a.bars.yaml": Sample.bad, "Carthage/a.bars.yaml": Sample.bad,
      "DerivedData/a.bars.yaml": Sample.bad, "sub/node_modules/a.bars.yaml": Sample.bad,
      "comment.yaml": String(repeating: "# a long comment\n", count: 1000) + "barc: 1\nwrong: [\n",
    ])
    let result = try shell.barc("lint", "--format", "concise")
    #expect(result.errors.hasSuffix(" in 6 files (1 fixable with --fix)\n"))
    let explicit = try shell.barc("lint", "sub", ".", "./sub/two.bars.yml", "--format", "concise")
    #expect(explicit.output == result.output)
    #expect(explicit.errors == result.errors)
    var paths: [Substring] = []
    for line in result.output.split(separator: "\n") {
      guard let path = line.split(separator: ":").first, path != paths.last else { continue }
      paths.append(path)
    }
    #expect(paths == paths.sorted())
    #expect(paths.contains("one.bars.yaml"))
    #expect(paths.contains("sub/two.bars.yml"))
  }

  @Test func aFolderWithoutDescriptionsIsAnError() throws {
    let result = try Shell(["other.yaml": "name: x\n"]).barc("lint")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        barc: error: .: no bar description is in this folder
          = help: one is `*.bars.yaml`, or has `barc` as its first key; `barc init` writes one

        """)
  }

  @Test func otherFilesArePassedOverWhereAsked() throws {
    let shell = try Shell([
      "bad.yaml": "# ours\nbarc: 2\n", "named.bars.yaml": Sample.bad, "other.yaml": "name: x\n",
      "broken.yml": "{{ template }}: [\n", "empty.yaml": "", "picture.png": "\u{0}\u{1}",
    ])
    let files = ["bad.yaml", "broken.yml", "empty.yaml", "named.bars.yaml", "other.yaml"]
    let line = "exec \"$BARC\" lint --format concise picture.png \(files.joined(separator: " "))"
    let result = try shell.line("\(line) --skip-other")
    #expect(result.status == 1)
    #expect(
      Set(result.output.split(separator: "\n").compactMap { $0.split(separator: ":").first })
        == ["bad.yaml", "named.bars.yaml"])
    #expect(result.errors.contains(" in 2 files"))
    #expect(try shell.line(line).errors.contains(" in 6 files"))
    let none = try shell.barc("lint", "--skip-other", "other.yaml", "broken.yml")
    #expect(none.status == 0 && none.output == "" && none.errors == "")
    #expect(try shell.barc("lint", "--skip-other", "missing.yaml").status == 2)
  }

  @Test func linksOfFoldersEndNoSearch() throws {
    let shell = try Shell(["sub/one.bars.yaml": Sample.bad, "sub/deep/other.txt": Sample.bad])
    #expect(
      try shell.line(
        "ln -s .. sub/up; ln -s deep/other.txt sub/two.bars.yaml; ln -s x sub/x.yaml"
      ).status == 0)
    #expect(try shell.line("mkfifo sub/three.bars.yaml").status == 0)
    let result = try shell.barc("lint", "sub", "-q", "--format", "concise")
    #expect(result.output.contains("sub/one.bars.yaml:"))
    #expect(result.output.contains("sub/two.bars.yaml:"))
    #expect(!result.output.contains("up/"))
    #expect(result.status == 1)
  }

  @Test func standardInputHasAName() throws {
    let shell = try Shell()
    let unnamed = try shell.barc("lint", "-", "--format", "concise", input: Sample.bad)
    #expect(unnamed.output.hasPrefix("<stdin>:"))
    let named = try shell.barc(
      "lint", "-", "--stdin-filename", "a b.yaml", "--format=concise", input: Sample.bad)
    #expect(named.output.hasPrefix("a b.yaml:"))
    #expect(named.status == 1)
  }

  @Test func aPipeIsReadAndOneThatNobodyWritesToIsNot() throws {
    let shell = try Shell(["good.yaml": Sample.good])
    let read = try shell.line(#"mkfifo p; (sleep 0.2; cat good.yaml > p) & exec "$BARC" lint p"#)
    #expect(read.status == 0)
    let alone = try shell.line(#"mkfifo q; exec "$BARC" lint q"#)
    #expect(alone.status == 2)
    #expect(alone.errors == "barc: error: q: is a pipe that nothing writes to\n")
  }

  @Test func aClosedPipeIsQuiet() throws {
    let shell = try Shell(["bad.yaml": Sample.bad])
    let result = try shell.line(#"("$BARC" lint bad.yaml -q; echo "status $?" >&2) | true"#)
    #expect(result.errors == "status 1\n")
    let full = try shell.line(#""$BARC" lint bad.yaml -q > /dev/full"#)
    #expect(full.status == 2)
    #expect(full.errors == "barc: error: standard output: no space left on the device\n")
  }

  @Test func unreadableFilesAreTold() throws {
    let shell = try Shell(["file": ""])
    let result = try shell.barc("lint", "file/x.yaml", String(repeating: "x", count: 300))
    #expect(result.status == 2)
    #expect(result.errors.contains("file/x.yaml: a part of the path is not a folder\n"))
    #expect(result.errors.contains("x: file name too long\n"))
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color=never"], ["FORCE_COLOR": "1"], false), ([], ["FORCE_COLOR": "1"], true),
      ([], ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true), ([], ["FORCE_COLOR": "0"], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": ""], true), ([], ["FORCE_COLOR": ""], false),
    ] as [([String], [String: String], Bool)])
  func color(arguments: [String], environment: [String: String], isColored: Bool) throws {
    let shell = try Shell(["bad.yaml": Sample.bad])
    let option = arguments.joined(separator: "=").replacing("--color=", with: "")
    let result = try shell.barc(
      "lint", "bad.yaml", "--color=\(option.isEmpty ? "auto" : option)", environment: environment)
    #expect(result.output.contains("\u{1B}[") == isColored)
  }
}

@Suite struct SelectionTests {
  private static let wrong = """
    barc: 1
    toolkit: mdc
    screens:
      a: {buttonBar: {inkColor: red, items: [{title: Add, action: a, style: done}]}}

    """

  private func rules(_ arguments: String...) throws -> [String] {
    let shell = try Shell(["a.yaml": Self.wrong])
    let output = try shell.barc(["lint", "--format", "concise", "a.yaml"] + arguments).output
    return output.split(separator: "\n").compactMap { line in
      line.split(separator: "(").last.map { String($0.dropLast()) }
    }
  }

  @Test func rulesAreChosenByName() throws {
    #expect(try rules() == ["deprecated-property", "ignored-property"])
    #expect(try rules("--select", "ignored-property,flags") == ["ignored-property"])
    #expect(
      try rules("--select", "ignored-property", "--select", "deprecated-property")
        == ["deprecated-property", "ignored-property"])
    #expect(try rules("--ignore", "ignored-property") == ["deprecated-property"])
    #expect(try rules("--select", "support", "--ignore", "support") == [])
  }

  @Test func unknownNamesAreWrongUsage() throws {
    let shell = try Shell(["a.yaml": Self.wrong])
    let result = try shell.barc("lint", "--ignore", "ignord-property", "a.yaml")
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean `ignored-property`?"))
    // An error of the description itself cannot be chosen away.
    #expect(try shell.barc("lint", "--ignore", "unknown-key", "a.yaml").status == 2)
    #expect(try shell.barc("lint", "--today", "tomorrow", "a.yaml").status == 2)
  }
}
