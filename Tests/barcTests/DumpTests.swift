import Testing

@Suite struct DumpTests {
  @Test func findingsDoNotMixWithTheDump() throws {
    let shell = try Shell(["bad.yaml": "a: 1\n"])
    let result = try shell.barc("dump", "--stage", "yaml", "bad.yaml")
    #expect(!result.output.contains("bad.yaml:"))
    let missing = try shell.barc("dump", "missing.yaml")
    #expect(missing.status == 2)
    #expect(missing.errors == "barc: error: missing.yaml: there is no such file or folder\n")
  }
}
