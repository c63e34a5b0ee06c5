import Foundation
import Testing

@Suite struct FixingTests {
  private static let wrong = """
    barc: 1
    toolkit: mdc
    screens:
      a:
        # Kept.
        buttonBar: {items: [{titel: Edit, action: edit, style: done}]}

    """
  private static let safe = wrong.replacing(", style: done", with: "")
  private static let all = safe.replacing("titel", with: "title")

  private func text(_ shell: Shell, _ path: String = "a.yaml") throws -> String {
    try String(contentsOf: shell.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func safeFixesAreWrittenAndTheRestIsReported() throws {
    let shell = try Shell(["a.yaml": Self.wrong])
    let result = try shell.barc("lint", "--fix", "--format", "concise", "a.yaml")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("a.yaml:6:26: error: unknown key `titel`"))
    #expect(result.errors == "1 error in 1 file (1 fixed, 1 fixable with --unsafe-fixes)\n")
    #expect(try text(shell) == Self.safe)
  }

  @Test func unsafeFixesAreAskedFor() throws {
    let shell = try Shell(["a.yaml": Self.wrong])
    let result = try shell.barc("lint", "--fix", "--unsafe-fixes", "a.yaml")
    #expect(result.status == 0)
    #expect(result.errors == "no findings in 1 file (2 fixed)\n")
    #expect(try text(shell) == Self.all)
    #expect(
      try shell.barc("lint", "--fix", "--unsafe-fixes", "a.yaml").errors
        == "no findings in 1 file\n")
  }

  @Test func unsafeFixesAloneWriteNothing() throws {
    let shell = try Shell(["a.yaml": Self.wrong])
    #expect(try shell.barc("lint", "--unsafe-fixes", "a.yaml").status == 1)
    #expect(try text(shell) == Self.wrong)
  }

  /// What is silenced for lint is silent for compile, which says nothing about the comment.
  @Test func compileHearsComments() throws {
    let overwritten = """
      barc: 1
      toolkit: mdc
      screens:
        a:
          navigationItem: {title: A}
          navigationBar: {title: B} # barc:disable:this overwritten-by-navigation-item, ignored-property

      """
    let shell = try Shell(["a.yaml": overwritten])
    let result = try shell.barc("compile", "a.yaml")
    #expect(result.status == 0 && result.output == "")
    #expect(!result.errors.contains("warning"), "\(result.errors)")
    #expect(
      try shell.barc("lint", "a.yaml").errors
        == "1 warning in 1 file (1 fixable with --fix, 1 suppressed)\n")
  }

  @Test func fixOnlyReportsNothing() throws {
    let shell = try Shell(["a.yaml": Self.wrong])
    let result = try shell.barc("lint", "--fix-only", "a.yaml")
    #expect(result.status == 0 && result.output == "" && result.errors == "")
    #expect(try text(shell) == Self.safe)
  }

  @Test func differenceChangesNothing() throws {
    let shell = try Shell(["a.yaml": Self.wrong, "b.yaml": Self.all])
    let result = try shell.barc("lint", "--diff", "a.yaml", "b.yaml")
    #expect(result.status == 1)
    #expect(
      result.output == """
        --- a.yaml
        +++ a.yaml
        @@ -3,4 +3,4 @@
         screens:
           a:
             # Kept.
        -    buttonBar: {items: [{titel: Edit, action: edit, style: done}]}
        +    buttonBar: {items: [{titel: Edit, action: edit}]}

        """)
    #expect(try text(shell) == Self.wrong)
    #expect(try shell.barc("lint", "--diff", "b.yaml").status == 0)
  }

  @Test func standardInputIsWrittenToOutput() throws {
    let shell = try Shell()
    let result = try shell.barc("lint", "--fix", "--unsafe-fixes", "-", input: Self.wrong)
    #expect(result.output == Self.all)
    #expect(result.errors == "no findings in 1 file (2 fixed)\n")
  }

  /// A file with nothing to fix is not written, so its time of change stays.
  @Test func fileWithoutFixesIsNotTouched() throws {
    let shell = try Shell(["a.yaml": Self.all])
    let path = shell.folder.appendingPathComponent("a.yaml").path
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    _ = try shell.barc("lint", "--fix", "a.yaml")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 1_000_000))
  }
}
