import Foundation
import TestSupport
import Testing

/// What a baseline knows is not reported, wherever it moves.
@Suite struct BaselineTests {
  /// Two ignored styles, a button that does nothing, and a placeholder; one more style is silenced by a comment.
  static let description = """
    barc: 1
    toolkit: mdc
    screens:
      inbox:
        buttonBar:
          items:
            - {title: Edit, action: edit, style: done}
            - {title: Save, action: save, style: done}
            - {title: Item}
        # barc:disable:next ignored-property -- asked for
        bottomAppBar: {isFloatingButtonHidden: true, leadingBarButtonItems: [{title: Add, action: add, style: done}]}

    """

  /// The same, in other places and another style.
  static let moved = """
    # A comment, which moves all lines.
    "barc":   1
    screens:
      inbox:
        # barc:disable:next ignored-property -- asked for
        bottomAppBar: {isFloatingButtonHidden: true, leadingBarButtonItems: [{style: done, title: Add, action: add}]}
        buttonBar:

          items:
          - title: 'Item'
          - {style: "done", action: save, title: Save}
          - title: Edit
            action: edit
            style:   done
    toolkit: mdc

    """

  private func lint(_ shell: Shell, _ arguments: String...) throws -> (Int32, [String], String) {
    let result = try shell.barc(["lint", "--format", "concise"] + arguments)
    let rules = result.output.split(separator: "\n").map { line in
      String(line.split(separator: "(").last?.dropLast() ?? "")
    }
    return (result.status, rules, result.errors)
  }

  private func shell() throws -> Shell {
    let shell = try Shell(["app.bars.yaml": Self.description])
    let written = try lint(shell, "--write-baseline")
    #expect(written.1 == [])
    #expect(
      written.2
        == "no findings in 1 file (1 suppressed, 4 baselined)\nwrote .barc-baseline.json\n")
    return shell
  }

  private static let usual = ".barc-baseline.json"

  @Test func knownFindingsAreNotReported() throws {
    let shell = try shell()
    let text = try #require(shell.text(of: Self.usual))
    #expect(!text.contains("line") && text.hasSuffix("]\n}\n"))
    #expect(try lint(shell, "--baseline", Self.usual, "--strict").0 == 0)
    // Nothing is known unless a baseline is named, on the command line or in the configuration.
    #expect(try lint(shell).1.count == 4)
    try shell.write("baseline: \(Self.usual)\n", to: ".barc.yaml")
    #expect(try lint(shell).1 == [])
    #expect(try lint(shell, "--isolated").1.count == 4)
    // What builds show is as little.
    let compiled = try shell.barc("compile", "--lint", "app.bars.yaml", "-o", "out.json")
    #expect(
      compiled.errors.hasSuffix("no findings in 1 file (4 baselined)\n"), "\(compiled.errors)")
    // From another folder the same is known.
    let inside = try shell.line("mkdir sub && cd sub && $BARC lint ../app.bars.yaml --strict")
    #expect(inside.status == 0, "\(inside.output)")
    // Written again, it is the same, byte for byte.
    _ = try lint(shell, "--write-baseline", "again.json")
    #expect(shell.text(of: "again.json") == text)
  }

  @Test func movingAndReformattingChangeNothing() throws {
    let shell = try shell()
    try shell.write(Self.moved, to: "app.bars.yaml")
    let result = try lint(shell, "--baseline", Self.usual)
    #expect(result.1 == [])
    #expect(result.2 == "no findings in 1 file (1 suppressed, 4 baselined)\n")
  }

  @Test func whatIsNewIsReported() throws {
    let shell = try shell()
    // Equal to one that is known, and the rule is known, but not here.
    let more = "        - {title: Edit, action: edit, style: done}\n"
    try shell.write(
      Self.description.replacing("    # barc", with: more + "    # barc"), to: "app.bars.yaml")
    #expect(try lint(shell, "--baseline", Self.usual).1 == ["ignored-property"])
    try shell.write(Self.description, to: "other.bars.yaml")
    #expect(try lint(shell, "other.bars.yaml", "--baseline", Self.usual).1.count == 4)
  }

  @Test func errorsOfTheDescriptionAreNeverKnown() throws {
    let shell = try Shell(["app.yaml": Self.description + "    titel: x\n"])
    for _ in 0..<2 {
      let result = try lint(shell, "app.yaml", "--write-baseline")
      #expect(result.0 == 1)
      #expect(result.1 == ["unknown-key"])
    }
    #expect(shell.text(of: Self.usual)?.contains("unknown-key") == false)
    let result = try lint(shell, "app.yaml", "--baseline", Self.usual)
    #expect(result.0 == 1)
    #expect(result.1 == ["unknown-key"])
  }

  @Test func staleEntriesAreSaidAndPruned() throws {
    let shell = try shell()
    try shell.write(
      Self.description.replacing(", style: done}\n", with: "}\n"), to: "app.bars.yaml")
    let stale = "\(Self.usual): stale: app.bars.yaml has 1 `ignored-property` less than is known\n"
    let result = try lint(shell, "--baseline", Self.usual)
    #expect(result.2.contains(stale) && result.2.contains("--prune-baseline"))
    #expect(result.0 == 0)
    // A rule that is not asked says nothing of what it knows.
    #expect(!(try lint(shell, "--baseline", Self.usual, "--ignore", "support").2.contains("stale")))
    let pruned = try lint(shell, "--baseline", Self.usual, "--prune-baseline")
    #expect(pruned.2.contains("wrote \(Self.usual)"))
    #expect(!(try lint(shell, "--baseline", Self.usual).2.contains("stale")))
    #expect(shell.text(of: Self.usual)?.contains("placeholder-title") == true)
    #expect(shell.text(of: Self.usual)?.contains("ignored-property") == false)
    // A file that has gone takes its entries along, where its folder is searched.
    try shell.write(Sample.good, to: "new.bars.yaml")
    try FileManager.default.removeItem(at: shell.folder.appendingPathComponent("app.bars.yaml"))
    #expect(!(try lint(shell, "new.bars.yaml", "--baseline", Self.usual).2.contains("stale")))
    #expect(try lint(shell, "--baseline", Self.usual).2.contains("stale: app.bars.yaml"))
    _ = try lint(shell, "--baseline", Self.usual, "--prune-baseline")
    #expect(shell.text(of: Self.usual)?.contains("app.bars.yaml") == false)
  }

  @Test func otherFilesKeepTheirEntries() throws {
    let shell = try shell()
    try shell.write(Self.description, to: "new.bars.yaml")
    _ = try lint(shell, "new.bars.yaml", "--write-baseline", Self.usual)
    #expect(try lint(shell, "--baseline", Self.usual, "--strict").0 == 0)
  }

  @Test(arguments: [
    ("{", ":1:2: is no JSON: a key is missing"), ("[]", ": is no baseline"),
    ("{\"schemaVersion\": \"2.0\", \"findings\": []}", ": is of version `2.0`"),
    ("{\"schemaVersion\": \"1.0\", \"findings\": [{\"rule\": 1}]}", ": has an entry that is none"),
    (
      #"{"schemaVersion": "1.0", "findings": [{"path": "", "rule": "", "fingerprint": "", "count": 9223372036854775807}]}"#,
      ": has an entry that is none"
    ),
  ])
  func anUnreadableOneIsSaid(text: String, message: String) throws {
    let shell = try shell()
    try shell.write(text, to: "b.json")
    for arguments in [["--baseline", "b.json"], ["--baseline", "b.json", "--prune-baseline"]] {
      let result = try shell.barc(["lint"] + arguments)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.contains("barc: error: b.json\(message)"), "\(result.errors)")
      #expect(shell.text(of: "b.json") == text)
    }
    // Where it is written anew, it is of no matter.
    #expect(try lint(shell, "--write-baseline", "b.json").0 == 0)
    #expect(try lint(shell, "--baseline", "b.json").1 == [])
  }

  /// Counts are added up; so many that the sum is larger than any count are as many as can be.
  @Test func countsOfOneSubjectAreAddedUp() throws {
    let shell = try shell()
    let text = try #require(shell.text(of: Self.usual))
    let many = text.replacing("\"count\": 1", with: "\"count\": 2147483648")
    let start = try #require(many.firstIndex(of: "["))
    let end = try #require(many.lastIndex(of: "]"))
    let entries = many[many.index(after: start)..<end]
    try shell.write("\(many[..<end]),\(entries)]}", to: "b.json")
    #expect(try lint(shell, "--baseline", "b.json").1 == [])
    #expect(try lint(shell, "--baseline", "b.json", "--prune-baseline").0 == 0)
    #expect(shell.text(of: "b.json") == text)
  }

  @Test func oneThatIsNotThereIsSaid() throws {
    let shell = try Shell(["app.yaml": Self.description])
    let result = try lint(shell, "app.yaml", "--baseline", "none.json")
    #expect(result.0 == 2)
    #expect(
      result.2.contains(
        """
        none.json: there is no such file or folder
          = help: `barc lint --write-baseline` writes it
        """))
  }

  @Test func silencedFindingsAreShownWhereAsked() throws {
    let shell = try shell()
    let baseline = ["--baseline", Self.usual]
    let text = try shell.barc(["lint", "--show-suppressed"] + baseline).output
    #expect(text.contains("app.bars.yaml:9:19: baselined: `Item` is"))
    #expect(text.contains("11:100: suppressed: `style` is never read"))
    #expect(text.contains("= suppressed: asked for"))
    let json = try shell.barc(["lint", "--show-suppressed", "--format", "json"] + baseline).output
    #expect(json.contains("\"suppression\":{\"kind\":\"inline\",\"reason\":\"asked for\"}"))
    #expect(json.components(separatedBy: "\"kind\":\"baseline\"").count == 5)
    #expect(json.contains("\"suppressed\":1,\"baselined\":4}"))
    let less = try shell.barc(["lint", "--format", "json"] + baseline).output
    #expect(less.contains("\"findings\":[]"))
  }

  /// One fingerprint for all: what the baseline calls a finding is what reports call it.
  @Test func reportsAndBaselineAgree() throws {
    let shell = try shell()
    let text = try #require(shell.text(of: Self.usual))
    let known = text.split(separator: "\n").filter { $0.contains("fingerprint") }
      .compactMap { $0.split(separator: "\"").last { $0.count == 32 }.map(String.init) }
    #expect(known.count == 4)
    for format in ["json", "jsonl", "sarif", "gitlab"] {
      let report = try shell.barc("lint", "--format", format).output
      for fingerprint in known { #expect(report.contains(fingerprint), "\(format)") }
    }
    let sarif = try shell.barc("lint", "--format", "sarif", "--baseline", Self.usual).output
    #expect(
      sarif.components(
        separatedBy: "\"suppressions\":[{\"kind\":\"external\"}],\"baselineState\":\"unchanged\""
      ).count == 5)
    #expect(sarif.contains("[{\"kind\":\"inSource\",\"justification\":\"asked for\"}]"))
    #expect(sarif.contains("\"baselineState\":\"new\""))
    #expect(try !shell.barc("lint", "--format", "sarif").output.contains("baselineState"))
  }
}
