import BarJSON
import BarServer
import BarText
import Testing

/// What is found in texts reaches clients that wait for it, and those that ask.
@Suite struct DiagnosticsTests {
  static let pulling: JSONValue = [
    "textDocument": [
      "diagnostic": ["dynamicRegistration": false],
      "publishDiagnostics": [
        "relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true,
        "tagSupport": ["valueSet": [1, 2]],
      ],
    ],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]
  static let wrong =
    "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    navigationBar: {titel: Inbox}\n"
  static let right =
    "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    navigationBar: {title: Inbox}\n"

  private func codes(_ diagnostics: [JSONValue]?) -> [String]? {
    diagnostics?.compactMap { $0["code"]?.string }
  }

  @Test func areSentWithEveryChange() {
    var client = Client(capabilities: [:])
    let opened = client.open(Self.wrong)
    #expect(codes(opened.diagnostics()) == ["unknown-key"])
    #expect(opened.last?.parameters["version"] == 1)
    let range = opened.diagnostics()?.first?["range"]
    #expect(range == Client.range((4, 20), (4, 25)))
    let changed = client.change([Client.edit((4, 20), (4, 25), "title")], version: 2)
    #expect(codes(changed.diagnostics()) == [])
    #expect(changed.last?.parameters["version"] == 2)
    let closed = client.notify("textDocument/didClose", ["textDocument": Client.document()])
    #expect(codes(closed.diagnostics()) == [])
  }

  /// What a client does not know it is not sent.
  @Test func sayAsMuchAsTheClientKnows() {
    var plain = Client(capabilities: [:])
    let members = plain.open(Self.wrong).diagnostics()?.first?.members?.map(\.key)
    #expect(members == ["range", "severity", "code", "source", "message"])
    var rich = Client(capabilities: Self.pulling)
    _ = rich.open(Self.wrong)
    let report = rich.call("textDocument/diagnostic", ["textDocument": Client.document()]).result
    let diagnostic = report?["items"]?.items?.first
    #expect(
      diagnostic?["codeDescription"]?["href"] == "https://example.com/rules/unknown-key")
    #expect(diagnostic?["data"]?["fixes"]?.items?.first?["edits"]?.items?.count == 1)
  }

  @Test func tagsSayWhatIsOfNoUse() {
    var client = Client(capabilities: Self.pulling)
    _ = client.open(
      """
      barc: 1
      toolkit: mdc
      screens:
        inbox:
          # barc:disable:next title-truncated -- nothing is
          buttonBar: {items: [{title: Edit, action: edit}], inkColor: red}

      """)
    let report = client.call("textDocument/diagnostic", ["textDocument": Client.document()]).result
    let tags = report?["items"]?.items?.map { ($0["code"]?.string, $0["tags"]) } ?? []
    #expect(tags.contains { $0 == ("unused-suppression", [1]) })
    #expect(tags.contains { $0 == ("deprecated-property", [2]) })
  }

  @Test func areAnsweredOnceAndThenUnchanged() {
    var client = Client(capabilities: Self.pulling)
    #expect(client.open(Self.wrong).isEmpty)
    let document: JSONValue = ["textDocument": Client.document()]
    let first = client.call("textDocument/diagnostic", document).result
    #expect(first?["kind"] == "full")
    #expect(codes(first?["items"]?.items) == ["unknown-key"])
    let result = first?["resultId"] ?? .null
    let again: JSONValue = ["textDocument": Client.document(), "previousResultId": result]
    let second = client.call("textDocument/diagnostic", again).result
    #expect(second == ["kind": "unchanged", "resultId": result])
    #expect(client.change([["text": .string(Self.right)]], version: 2).isEmpty)
    let third = client.call("textDocument/diagnostic", again).result
    #expect(third?["kind"] == "full")
    #expect(third?["resultId"] != result)
    #expect(third?["items"] == [])
  }

  /// Nothing is computed for a text that is on its way to be another one.
  @Test func staleWorkIsLeftUndone() {
    var pulling = Client(capabilities: Self.pulling)
    _ = pulling.open(Self.wrong)
    let received = pulling.send([
      [
        "jsonrpc": "2.0", "id": 9, "method": "textDocument/diagnostic",
        "params": ["textDocument": Client.document()],
      ],
      Client.change([["text": .string(Self.right)]], version: 2),
    ])
    #expect(received.map(\.errorCode) == [-32802])
    #expect(received.first?.json["error"]?["data"]?["retriggerRequest"] == true)
    var waiting = Client(capabilities: [:])
    _ = waiting.open(Self.wrong)
    let sent = waiting.send(
      (2...50).map { version in
        Client.change(
          [["text": .string(version == 50 ? Self.right : Self.wrong)]], version: version)
      })
    #expect(sent.count == 1)
    #expect(sent.first?.parameters["version"] == 50)
    #expect(codes(sent.diagnostics()) == [])
  }

  @Test func allFilesOfTheWorkspaceAreAnswered() {
    let files = TestFiles([
      "/project/a.bars.yaml": Self.wrong, "/project/b.bars.yaml": Self.right,
      "/other/c.bars.yaml": Self.wrong, "/elsewhere/d.bars.yaml": Self.wrong,
    ])
    var client = Client(
      files, capabilities: Self.pulling, folders: ["/project", "/other"])
    _ = client.open(Self.right, uri: "file:///project/a.bars.yaml")
    let first = client.call("workspace/diagnostic", ["previousResultIds": []]).result?["items"]
    let found = first?.items?.map { ($0["uri"]?.string ?? "", codes($0["items"]?.items) ?? []) }
    #expect(
      found?.map(\.0) == [
        "file:///project/a.bars.yaml", "file:///project/b.bars.yaml", "file:///other/c.bars.yaml",
      ])
    // What is open counts as it is open.
    #expect(found?.map(\.1) == [[], [], ["unknown-key"]])
    #expect(first?.items?.map { $0["version"] ?? 0 } == [1, .null, .null])
    files.files["/project/b.bars.yaml"] = Self.wrong
    files.files["/other/c.bars.yaml"] = nil
    let previous = first?.items?.map { item -> JSONValue in
      ["uri": item["uri"] ?? .null, "value": item["resultId"] ?? .null]
    }
    let second = client.call(
      "workspace/diagnostic", ["previousResultIds": .array(previous ?? [])]
    ).result?["items"]
    #expect(second?.items?.map { $0["kind"]?.string } == ["unchanged", "full", "full"])
    #expect(second?.items?.map { codes($0["items"]?.items) } == [nil, ["unknown-key"], []])
  }

  /// Clients escape bytes of a path that need not be, and leave others.
  @Test func resultsAreKnownByTheFile() {
    let files = TestFiles(["/project/ü (1).bars.yaml": Self.right])
    var client = Client(files, capabilities: Self.pulling)
    let first = client.call("workspace/diagnostic", ["previousResultIds": []]).result?["items"]
    let previous: JSONValue = [
      [
        "uri": "file:///project/%c3%bc%20(1).bars.yaml",
        "value": first?.items?.first?["resultId"] ?? .null,
      ]
    ]
    let second = client.call("workspace/diagnostic", ["previousResultIds": previous])
    #expect(second.result?["items"]?.items?.map { $0["kind"]?.string } == ["unchanged"])
  }

  // MARK: Configuration

  @Test func configurationsCountAndAreReadAnew() {
    let files = TestFiles(["/project/.barc.yaml": "ignore: [screen-without-bar]\n"])
    var client = Client(files, capabilities: [:])
    let text = "barc: 1\ntoolkit: mdc\nscreens:\n  inbox: {navigationItem: {title: Inbox}}\n"
    #expect(codes(client.open(text).diagnostics()) == [])
    files.files["/project/.barc.yaml"] = nil
    for (method, parameters) in [
      ("workspace/didChangeConfiguration", ["settings": .null] as JSONValue),
      (
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": "file:///project/.barc.yaml", "type": 3]]]
      ),
    ] {
      let received = client.notify(method, parameters)
      #expect(codes(received.diagnostics()) == ["screen-without-bar"])
    }
    #expect(files.timesForgotten == 2)
  }

  @Test func clientsThatAskAreToldToAskAgain() {
    var client = Client(capabilities: Self.pulling)
    _ = client.open(Self.wrong)
    let document: JSONValue = ["textDocument": Client.document()]
    let result = client.call("textDocument/diagnostic", document).result?["resultId"] ?? .null
    let received = client.notify("workspace/didChangeConfiguration", ["settings": .null])
    #expect(received.map(\.method) == ["workspace/diagnostic/refresh"])
    let again = client.call(
      "textDocument/diagnostic",
      ["textDocument": Client.document(), "previousResultId": result])
    #expect(again.result?["kind"] == "full")
  }

  /// Neovim 0.12 asks after every edit of a text, and at no other time.
  @Test func clientsThatAskAndCannotBeToldToAskAgainAreSentThem() {
    let files = TestFiles(["/project/.barc.yaml": "ignore: [screen-without-bar]\n"])
    var client = Client(files, capabilities: ["textDocument": ["diagnostic": [:]]])
    let text = "barc: 1\ntoolkit: mdc\nscreens:\n  inbox: {navigationItem: {title: Inbox}}\n"
    #expect(codes(client.open(text).diagnostics()) == [])
    let uri = "file:///project/.barc.yaml"
    _ = client.open("ignore: []\n", uri: uri)
    files.files["/project/.barc.yaml"] = "ignore: []\n"
    let saved = client.notify("textDocument/didSave", ["textDocument": Client.document(uri)])
    #expect(codes(saved.diagnostics()) == ["screen-without-bar"])
  }

  /// Helix names the capability in the singular.
  @Test func otherNamesOfTheCapabilityCount() {
    var client = Client(capabilities: [
      "textDocument": ["diagnostic": [:]], "workspace": ["diagnostic": ["refreshSupport": true]],
    ])
    let received = client.notify("workspace/didChangeConfiguration", ["settings": .null])
    #expect(received.map(\.method) == ["workspace/diagnostic/refresh"])
  }

  /// What counts for no file is said where it is wrong, and at once.
  @Test func wrongConfigurationsAreTold() {
    let files = TestFiles(["/project/.barc.yaml": "ignore: [no-such-rule]\n"])
    var client = Client(files, capabilities: [:])
    let received = client.open(Self.wrong)
    #expect(codes(received.diagnostics()) == [])
    #expect(codes(received.diagnostics(of: "file:///project/.barc.yaml")) == ["unknown-rule"])
    #expect(received.contains { $0.method == "window/showMessage" })
    // Whoever writes the description is helped all the same.
    let hover = client.call("textDocument/hover", Client.place(4, 6))
    #expect(hover.result?["contents"] != nil)
    files.files["/project/.barc.yaml"] = "ignore: []\n"
    let mended = client.notify("workspace/didChangeConfiguration", ["settings": .null])
    #expect(codes(mended.diagnostics()) == ["unknown-key"])
    #expect(codes(mended.diagnostics(of: "file:///project/.barc.yaml")) == [])
  }

  @Test func anOpenConfigurationIsChecked() {
    var client = Client(capabilities: [:])
    let uri = "file:///project/.barc.yaml"
    let received = client.open("ignore: [no-such-rule]\n", uri: uri)
    #expect(codes(received.diagnostics(of: uri)) == ["unknown-rule"])
    let changed = client.change([["text": "ignore: []\n"]], version: 2, uri: uri)
    #expect(codes(changed.diagnostics(of: uri)) == [])
  }

  @Test func otherTextsAreLeftAlone() {
    var client = Client(capabilities: [:])
    let other = "file:///project/docker-compose.yaml"
    #expect(client.open("services: {web: {}}\n", uri: other).isEmpty)
    let untitled = "untitled:Untitled-1"
    #expect(client.open("x: 1\n", uri: untitled).isEmpty)
    // A text may become a description.
    let changed = client.change([["text": .string(Self.wrong)]], version: 2, uri: untitled)
    #expect(codes(changed.diagnostics(of: untitled)) == ["unknown-key"])
    // And something else again, which takes what was found away.
    let back = client.change([["text": "x: 1\n"]], version: 3, uri: untitled)
    #expect(codes(back.diagnostics(of: untitled)) == [])
    let named = "untitled:Untitled-2"
    let empty = client.open("", uri: named, languageID: "barc").diagnostics(of: named)
    #expect(codes(empty) == ["no-description"])
  }

  @Test func daysPass() {
    let files = TestFiles()
    var client = Client(files, capabilities: [:])
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        # barc:disable:next screen-without-bar until 2026-01-01
        inbox: {navigationItem: {title: Inbox}}

      """
    #expect(codes(client.open(text).diagnostics()) == [])
    files.today = CalendarDay(daysSince1970: 20_455)
    let changed = client.change([Client.edit((5, 0), (5, 0), "\n")], version: 2)
    #expect(codes(changed.diagnostics())?.contains("expired-suppression") == true)
  }
}
