import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  private static let names = [
    "app.bars.yaml", ".barc.yaml", ".barc/barc.schema.json", ".barc/config.schema.json",
  ]

  @Test func whatIsWrittenLintsClean() throws {
    let shell = try Shell()
    let result = try shell.barc("init", "new/app")
    #expect(result.status == 0)
    #expect(result.errors == Self.names.map { "wrote new/app/\($0)\n" }.joined())
    let lint = try shell.barc("lint", "--fail-level", "note")
    #expect(lint.status == 0)
    #expect(lint.errors == "no findings in 1 file\n", "\(lint.output)")
    #expect(try shell.barc("compile", "new/app/app.bars.yaml", "-o", "out").status == 0)
    let effective = try shell.barc("config", "--effective", "new/app/app.bars.yaml").output
    #expect(effective.contains("devices: common"))
    // The schemas that the files name are those that barc prints.
    let input = try shell.barc("schema", "input").output
    #expect(shell.text(of: "new/app/.barc/barc.schema.json") == input)
    for name in ["app.bars.yaml", ".barc.yaml"] {
      let line = shell.text(of: "new/app/\(name)")?.prefix { $0 != "\n" } ?? ""
      #expect(line.hasPrefix("# yaml-language-server: $schema=.barc/"))
      let schema = line.split(separator: "=").last.map(String.init) ?? ""
      #expect(Self.names.contains(schema))
    }
  }

  @Test(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
  func schemasAgree() throws {
    let shell = try Shell()
    _ = try shell.barc("init")
    let files = ["app.bars.yaml", ".barc.yaml"].map { shell.folder.appendingPathComponent($0) }
    for (file, schema) in zip(files, ["barc", "config"]) {
      #expect(
        try SchemaValidator.failures(of: [file], schema: "Grammar/\(schema).schema.json") == [:])
    }
  }

  @Test func whatIsThereIsKept() throws {
    let shell = try Shell([".barc.yaml": "ignore: items\n"])
    let result = try shell.line("ln -s nowhere app.bars.yaml && $BARC init")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("kept app.bars.yaml\nkept .barc.yaml\nwrote .barc/"))
    #expect(shell.text(of: ".barc.yaml") == "ignore: items\n")
    #expect(shell.text(of: "nowhere") == nil)
    #expect(try shell.barc("init", "-q").errors == "")
    #expect(!shell.names.contains { $0.hasSuffix(".tmp") })
    let refused = try shell.barc("init", ".barc.yaml/x")
    #expect(refused.status == 2)
  }
}
