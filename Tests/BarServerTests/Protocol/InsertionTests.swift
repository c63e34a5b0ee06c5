import BarJSON
import BarServer
import Testing

/// What is completed stands in the text as it should, whoever adds what to it.
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

  private func items(_ item: JSONValue, line: Int = 6, character: Int = 10) -> [JSONValue] {
    var client = Client(capabilities: ["textDocument": ["completion": ["completionItem": item]]])
    _ = client.open(Self.text)
    let place = Client.place(line, character)
    return client.call("textDocument/completion", place).result?["items"]?.items ?? []
  }

  private func inserted(_ item: JSONValue) -> String { item["textEdit"]?["newText"]?.string ?? "" }

  /// What a client says of the lines behind the first, the mode that is named to it, and whether it indents them.
  static let modes: [(JSONValue, mode: JSONValue?, indents: Bool)] = [
    (["valueSet": [1, 2]], 1, false), (["valueSet": [2]], 2, true),
    // Neovim and Helix.
    (.null, nil, true),
  ]

  @Test(arguments: modes)
  func linesAreIndentedOnce(support: JSONValue, mode: JSONValue?, indents: Bool) {
    let items = items(["snippetSupport": true, "insertTextModeSupport": support])
    let several = items.filter { inserted($0).contains("\n") }
    #expect(several.count > 2)
    for item in several {
      #expect(item["insertTextMode"] == mode)
      #expect(item["insertTextFormat"] == 2)
      for line in inserted(item).split(separator: "\n").dropFirst() {
        let column = line.prefix { $0 == " " }.count + (indents ? 8 : 0)
        #expect([10, 12, 14].contains(column), "\(item)")
      }
    }
  }

  /// Neovim takes the first word of a text that is no snippet.
  @Test func textsWithBlanksAreSnippets() {
    let items = items(["snippetSupport": true])
    #expect(items.count > 20)
    for item in items where item["insertTextFormat"] != 2 {
      #expect(!inserted(item).contains(" "), "\(item)")
    }
  }

  /// Vim and Neovim would write a null for a line break.
  @Test func textsWithoutSnippetsAreOneLine() {
    let items = items([:])
    #expect(items.count > 20)
    #expect(items.allSatisfy { $0["insertTextFormat"] == 1 && !inserted($0).contains("\n") })
    #expect(items.contains { inserted($0) == "menu:" })
    // An object of two lines is not offered in parts.
    let objects = self.items(["snippetSupport": true]).filter {
      $0["kind"] == 15 && inserted($0).contains("\n")
    }
    #expect(objects.count > 1)
    #expect(!items.contains { item in objects.contains { $0["label"] == item["label"] } })
  }
}
