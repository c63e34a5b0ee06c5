import BarJSON
import BarServer
import Testing

/// What a configuration says of other files.
@Suite struct ConfigurationTests {
  private static let uri = "file:///project/app/.barc.yaml"

  private func labels(at line: Int, _ character: Int, _ client: inout Client) -> [String]? {
    client.call("textDocument/completion", Client.place(line, character, uri: Self.uri))
      .result?["items"]?.items?.compactMap { $0["label"]?.string }
  }

  @Test func offersFilesOfItsFolderAndOfThoseAbove() {
    let files = TestFiles([
      "/project/app/.barc.yaml": "", "/project/app/more.barc.yml": "",
      "/project/app/a.bars.yaml": "",
      "/project/.barc.yaml": "", "/base.barc.yaml": "", "/project/app/known.json": "",
      "/project/app/a.bars.json": "", "/project/app/deep/x.barc.yaml": "",
      "/project/other.json": "",
    ])
    var client = Client(files, capabilities: [:])
    _ = client.open("extends: m\nbaseline: \"\"\n", uri: Self.uri)
    #expect(
      labels(at: 0, 10, &client) == ["more.barc.yml", "../.barc.yaml", "../../base.barc.yaml"])
    #expect(labels(at: 1, 11, &client) == ["known.json"])
  }

  @Test func leadsToFilesAndPages() {
    var client = Client(capabilities: [:])
    _ = client.open(
      "extends: ./../base.barc.yaml\nignore: [layout, unused-anchor]\n", uri: Self.uri)
    let links = client.call(
      "textDocument/documentLink", ["textDocument": Client.document(Self.uri)])
    #expect(
      links.result?.items?.compactMap { $0["target"]?.string } == [
        "file:///project/base.barc.yaml", "https://example.com/rules/unused-anchor",
      ])
  }

  /// Rules and files have their names elsewhere.
  @Test func renamesNeitherRulesNorFiles() {
    var client = Client(capabilities: ["textDocument": ["rename": ["prepareSupport": true]]])
    _ = client.open("ignore: [layout]\n", uri: Self.uri)
    let place = Client.place(0, 11, uri: Self.uri)
    #expect(client.call("textDocument/prepareRename", place).result == .null)
  }
}
