import Foundation
import Testing

/// Where nothing can be written the old file stays, nothing else is left, and the run says so.
@Suite struct OutputFailureTests {
  private static let fixable = """
    barc: 1
    toolkit: mdc
    screens: {a: {buttonBar: {items: [{title: A, action: a, style: done}]}}}

    """

  /// The words of a run, and the file that it writes.
  private static let writers: [(words: String, output: String)] = [
    ("compile -q a.yaml -o out", "out"), ("compile -q a.yaml", "a.bars.json"),
    ("compile -q a.yaml -o x.json --depfile out", "out"), ("lint -q a.yaml -o out", "out"),
    ("lint -q a.yaml --format sarif -o out", "out"), ("lint -q --fix-only a.yaml", "a.yaml"),
    ("lint -q a.yaml --write-baseline=out", "out"),
  ]

  private func shell(_ output: String) throws -> Shell {
    let shell = try Shell(["a.yaml": Self.fixable])
    if output != "a.yaml" { try shell.write("old", to: output) }
    return shell
  }

  /// A limit of the size of files is what a full disk is to a program, but for the word that it gets.
  @Test(arguments: writers.filter { !$0.words.contains("depfile") })
  func aFullDiskKeepsWhatIsThere(words: String, output: String) throws {
    let shell = try shell(output)
    let old = shell.text(of: output)
    let names = shell.names
    let result = try shell.line("ulimit -f 0; exec \"$BARC\" \(words)")
    #expect(result.status == 2)
    #expect(result.errors.contains("\(output): file too large\n"), "\(result.errors)")
    #expect(shell.text(of: output) == old)
    #expect(shell.names == names)
  }

  @Test(arguments: writers.filter { $0.output == "out" })
  func aDeviceMayBeFull(words: String, output: String) throws {
    let shell = try Shell(["a.yaml": Self.fixable])
    let result = try shell.line(
      "exec \"$BARC\" \(words.replacing("out", with: "/dev/full"))")
    #expect(result.status == 2)
    #expect(result.errors.contains("/dev/full: no space left on the device\n"), "\(result.errors)")
    #expect(!shell.names.contains { $0.hasSuffix(".tmp") })
  }

  @Test(arguments: writers.filter { $0.output != "a.yaml" })
  func aFolderIsNotReplaced(words: String, output: String) throws {
    let shell = try Shell(["a.yaml": Self.fixable, "\(output)/kept": "kept"])
    let result = try shell.line("exec \"$BARC\" \(words)")
    #expect(shell.text(of: "\(output)/kept") == "kept")
    if words == "compile -q a.yaml -o out" {
      // Layouts go into a folder.
      #expect(result.status == 0 && shell.text(of: "out/a.bars.json") != nil)
      return
    }
    #expect(result.status == 2)
    #expect(result.errors.contains("\(output): is a folder\n"), "\(result.errors)")
    #expect(!shell.names.contains { $0.hasSuffix(".tmp") })
  }

  /// As root everything may be written, so barc runs as nobody.
  @Test(
    .enabled(if: Shell.canBeNobody, "setpriv, or the right to use it, is missing"),
    arguments: writers)
  func aFolderMayBeReadOnly(words: String, output: String) throws {
    let shell = try shell(output)
    #expect(try shell.line("chmod 755 .; chmod 666 *").status == 0)
    let old = shell.text(of: output)
    let names = shell.names
    let result = try shell.nobody(words.split(separator: " ").map(String.init))
    #expect(result.status == 2)
    #expect(result.errors.contains("permission denied\n"), "\(result.errors)")
    #expect(shell.text(of: output) == old)
    #expect(shell.names == names)
  }

  @Test(.enabled(if: Shell.canBeNobody, "setpriv, or the right to use it, is missing"))
  func aFileMayBeReadOnly() throws {
    let shell = try Shell(["a.yaml": Self.fixable, "out": "old"])
    #expect(try shell.line("chmod 777 .; chmod 444 *").status == 0)
    for words in [["lint", "-q", "--fix-only", "a.yaml"], ["compile", "a.yaml", "-o", "out"]] {
      let result = try shell.nobody(words)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(words[3]): permission denied\n"), "\(result.errors)")
    }
    #expect(shell.text(of: "a.yaml") == Self.fixable && shell.text(of: "out") == "old")
    #expect(shell.names == ["a.yaml", "out"])
  }

  /// Starter files are whole or not there.
  @Test func nothingIsBegunOnAFullDisk() throws {
    let shell = try Shell()
    let result = try shell.line(#"ulimit -f 0; exec "$BARC" init new"#)
    #expect(result.status == 2)
    #expect(result.errors.contains("file too large\n"), "\(result.errors)")
    #expect(try shell.line("find new -type f").output == "")
  }
}
