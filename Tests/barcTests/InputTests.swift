import Foundation
import Testing

/// What a command line can name.
@Suite struct InputTests {
  @Test func patternsInQuotesAreFiles() throws {
    let shell = try Shell([
      "bars/a.yaml": Sample.good, "bars/sub/b.yml": Sample.good,
      "bars/sub/deep/c.yaml": Sample.good,
      "bars/readme.md": "x", "bars/Pods/d.yaml": Sample.good, "other.yaml": "name: x\n",
      "bars/[1].yaml": Sample.good,
    ])
    func lint(_ arguments: String...) throws -> String {
      try shell.barc(["lint", "--format", "concise"] + arguments).errors
    }
    #expect(try lint("bars/*.yaml") == "no findings in 2 files\n")
    #expect(try lint("./bars/**/*.y*ml") == "no findings in 4 files\n")
    #expect(try lint("bars/**", "bars/a.yaml") == "no findings in 4 files\n")
    #expect(try lint("b?rs/[a-z].yaml") == "no findings in 1 file\n")
    #expect(try lint(shell.folder.path + "/bars/sub/*.yml") == "no findings in 1 file\n")
    #expect(try lint("bars/[1].yaml") == "no findings in 1 file\n")
    #expect(try lint("*.yaml").contains(" error"))
    #expect(try lint("**/*.yaml", "--skip-other") == "no findings in 3 files\n")
    let none = try shell.barc("lint", "nothing/*.yaml", "bars/a.yaml")
    #expect(none.status == 2)
    #expect(
      none.errors
        == "barc: error: nothing/*.yaml: no YAML file matches\nno findings in 1 file\n")
    #expect(try shell.barc("compile", "-q", "bars/*.yaml", "-o", "out").status == 0)
    #expect(shell.text(of: "out/a.bars.json") != nil && shell.text(of: "out/[1].bars.json") != nil)
  }

  @Test func aWildcardStandsForNoHiddenFile() throws {
    let shell = try Shell([
      ".barc.yaml": "ignore: []\n", "a/.hidden/b.bars.yaml": Sample.good, "a/.c.yaml": Sample.good,
      "a/d.yaml": Sample.good,
    ])
    func count(_ pattern: String) throws -> String { try shell.barc("lint", pattern).errors }
    #expect(try count("**/*.yaml") == "no findings in 1 file\n")
    #expect(try count(shell.folder.path + "/*/*.yaml") == "no findings in 1 file\n")
    #expect(try count("a/.*.yaml") == "no findings in 1 file\n")
    #expect(try count("a/.hidden/*.yaml") == "no findings in 1 file\n")
    #expect(try shell.barc("lint", "*.yaml").errors.contains("no YAML file matches"))
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsDone() throws {
    let shell = try Shell([
      "good.bars.yaml": Sample.good, "bad.bars.yaml": Sample.bad, "folder/x.bars.yaml": Sample.good,
    ])
    let prepared = try shell.line(
      "ln -s loop loop; ln -s two one; ln -s one two; mkfifo pipe; ln -s nowhere link.bars.yaml")
    #expect(prepared.status == 0)
    let named = try shell.barc(
      "lint", "-q", "--format=concise", "loop", "one/x.yaml", "pipe", "link.bars.yaml",
      "missing.yaml", "good.bars.yaml", "bad.bars.yaml", "folder/x.bars.yaml/y.yaml")
    #expect(named.status == 2)
    #expect(named.output.hasPrefix("bad.bars.yaml:"))
    let complaints = [
      "loop: too many levels of symbolic links", "one/x.yaml: too many levels of symbolic links",
      "pipe: is a pipe that nothing writes to", "link.bars.yaml: there is no such file or folder",
      "missing.yaml: there is no such file or folder",
      "folder/x.bars.yaml/y.yaml: a part of the path is not a folder",
    ]
    for complaint in complaints {
      #expect(named.errors.contains("barc: error: \(complaint)\n"), "\(named.errors)")
    }
    let searched = try shell.barc("lint", "-q", "--format=concise")
    #expect(searched.status == 2)
    #expect(searched.output == named.output)
    #expect(
      searched.errors
        == "barc: error: link.bars.yaml: there is no such file or folder\n")
    let compiled = try shell.barc(
      "compile", "-q", "loop", "folder", "good.bars.yaml", "bad.bars.yaml", "pipe")
    #expect(compiled.status == 2)
    #expect(compiled.errors.contains("loop: too many levels of symbolic links\n"))
    #expect(shell.text(of: "good.bars.json") != nil)
    #expect(shell.text(of: "folder/x.bars.json") != nil)
  }

  /// As root everything may be read, so barc runs as nobody.
  @Test(.enabled(if: Shell.canBeNobody, "setpriv, or the right to use it, is missing"))
  func whatMayNotBeReadIsTold() throws {
    let shell = try Shell([
      "good.bars.yaml": Sample.good, "secret.bars.yaml": Sample.good, "key.yaml": Sample.good,
      "closed/x.bars.yaml": Sample.good, "ignored/.gitignore": "*",
      "ignored/a.bars.yaml": Sample.bad,
    ])
    let prepared = try shell.line(
      "chmod 755 .; chmod 0 secret.bars.yaml key.yaml closed ignored/.gitignore")
    #expect(prepared.status == 0)
    let result = try shell.nobody("lint", "--format=concise")
    #expect(result.status == 2)
    for path in ["secret.bars.yaml", "key.yaml", "closed", "ignored/.gitignore"] {
      #expect(
        result.errors.contains("barc: error: \(path): permission denied\n"), "\(result.errors)")
    }
    #expect(result.output.hasPrefix("ignored/a.bars.yaml:"))
    #expect(result.errors.hasSuffix(" in 2 files\n"), "\(result.errors)")
    let compiled = try shell.nobody("compile", "good.bars.yaml")
    #expect(compiled.status == 2)
    #expect(compiled.errors.contains("good.bars.json: permission denied\n"))
    let fixed = try shell.nobody("lint", "--fix", "good.bars.yaml", "secret.bars.yaml")
    #expect(fixed.status == 2)
    #expect(fixed.errors.contains("secret.bars.yaml: permission denied\n"))
    _ = try shell.line("chmod 755 closed")
  }
}
