import BarJSON
import BarServer
import Testing

/// What is completed over several lines stands in the text as it should, whoever adds the indentation.
@Suite struct InsertionTests {
  private static let text = """
    barc: 1
    toolkit: mdc
    screens:
      inbox:
        navigationItem:
          leftBarButtonItems:
            - \n
    """

  /// What a client says of itself, the mode that is named to it, and whether it adds the indentation.
  static let clients: [(JSONValue, mode: JSONValue?, adds: Bool)] = [
    (["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1, 2]]], 1, false),
    (["snippetSupport": true, "insertTextModeSupport": ["valueSet": [2]]], 2, true),
    // Neovim and Helix.
    (["snippetSupport": true], nil, true),
    (["insertTextModeSupport": ["valueSet": [2]]], 2, true),
    ([:], nil, false),
  ]

  @Test(arguments: clients)
  func linesAreIndentedOnce(item: JSONValue, mode: JSONValue?, adds: Bool) throws {
    var client = Client(capabilities: ["textDocument": ["completion": ["completionItem": item]]])
    _ = client.open(Self.text)
    let items = client.call("textDocument/completion", Client.place(6, 10)).result?["items"]
    let several = (items?.items ?? []).filter { item in
      item["textEdit"]?["newText"]?.string?.contains("\n") == true
    }
    #expect(several.count > 2)
    // Of another text Neovim would take the first word.
    let knowsSnippets = item["snippetSupport"] == true
    #expect(several.allSatisfy { ($0["insertTextFormat"] == 2) == knowsSnippets })
    for item in several {
      #expect(item["insertTextMode"] == mode)
      let lines = try #require(item["textEdit"]?["newText"]?.string)
        .split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      for line in lines {
        let column = line.prefix { $0 == " " }.count + (adds ? 8 : 0)
        #expect(column == 10 || column == 12 || column == 14, "\(item)")
      }
    }
  }
}
