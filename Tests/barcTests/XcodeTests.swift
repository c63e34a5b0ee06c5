import Foundation
import Testing

/// What script phases of Xcode give.
@Suite struct XcodeTests {
  private func lint(_ environment: [String: String], _ arguments: String...) throws -> Shell.Result
  {
    let shell = try Shell([
      "a b.yaml": Sample.good, "bad.yaml": Sample.bad, "unlisted.bars.yaml": Sample.bad,
    ])
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let set = environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    return try shell.line("exec env \(set) \"$BARC\" lint --use-script-input-files \(words)")
  }

  @Test func declaredInputFilesAreRead() throws {
    let both = ["SCRIPT_INPUT_FILE_0": "a b.yaml", "SCRIPT_INPUT_FILE_1": "bad.yaml"]
    let one = try lint(both.merging(["SCRIPT_INPUT_FILE_COUNT": "1"]) { $1 })
    #expect(one.status == 0 && one.errors == "no findings in 1 file\n")
    let two = try lint(both.merging(["SCRIPT_INPUT_FILE_COUNT": "2"]) { $1 }, "--format=xcode")
    #expect(two.status == 1 && two.output.contains("/bad.yaml:1:1: error: "))
    let more = try lint(both.merging(["SCRIPT_INPUT_FILE_COUNT": "1"]) { $1 }, "bad.yaml")
    #expect(more.status == 1 && more.errors.contains(" in 2 files"))
    // A phase without input files has nothing to check, and does not search.
    let none = try lint(["SCRIPT_INPUT_FILE_COUNT": "0"])
    #expect(none.status == 0 && none.errors == "" && none.output == "")
  }

  @Test func whatIsNotSetIsWrongUsage() throws {
    let unset = try lint([:])
    #expect(unset.status == 2)
    #expect(unset.errors.hasPrefix("barc: error: there is no variable `SCRIPT_INPUT_FILE_COUNT`\n"))
    let gap = try lint(["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "a b.yaml"])
    #expect(gap.status == 2 && gap.errors.contains("`SCRIPT_INPUT_FILE_1`"))
    let word = try lint(["SCRIPT_INPUT_FILE_COUNT": "-1"])
    #expect(word.errors.contains("unknown value `-1` of `SCRIPT_INPUT_FILE_COUNT`"))
  }

  @Test func compileTakesThemToo() throws {
    let shell = try Shell(["a.yaml": Sample.good])
    let result = try shell.line(
      #"SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0=a.yaml "$BARC" compile -q --use-script-input-files"#
    )
    #expect(result.status == 0)
    #expect(shell.names == ["a.bars.json", "a.yaml"])
  }

  /// A step of a build has one command: it writes the layout, and says what lint says.
  @Test func compileAppliesRulesWhereAsked() throws {
    let shell = try Shell([
      "a.yaml": """
      barc: 1
      toolkit: mdc
      screens: {a: {buttonBar: {items: [{title: A, action: a, style: done}]}}}

      """
    ])
    let without = try shell.barc("compile", "a.yaml", "--format=concise")
    #expect(without.output == "")
    let with = try shell.barc("compile", "a.yaml", "--format=concise", "--lint")
    #expect(with.output == (try shell.barc("lint", "a.yaml", "--format=concise")).output)
    #expect(with.output.contains("(ignored-property)") && with.status == 0)
  }
}
