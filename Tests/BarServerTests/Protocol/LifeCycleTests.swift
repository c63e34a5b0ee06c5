import BarJSON
import BarServer
import Testing

/// What may be asked when, and how what may not is refused.
@Suite struct LifeCycleTests {
  @Test func nothingIsAnsweredBeforeInitialize() {
    var client = Client()
    #expect(client.call("textDocument/hover", Client.place(0, 0)).errorCode == -32002)
    #expect(client.call("shutdown").errorCode == -32002)
    #expect(client.open("barc: 1\n").isEmpty)
    #expect(client.call("initialize", ["capabilities": [:]]).result?["capabilities"] != nil)
    // What was told before does not count.
    #expect(client.call("textDocument/hover", Client.place(0, 0)).result == .null)
  }

  @Test func initializeComesOnce() {
    var client = Client(capabilities: [:])
    #expect(client.call("initialize", ["capabilities": [:]]).errorCode == -32600)
  }

  @Test func afterShutdownOnlyExitCounts() {
    var client = Client(capabilities: [:])
    #expect(client.call("shutdown").result == .null)
    #expect(client.call("textDocument/hover", Client.place(0, 0)).errorCode == -32600)
    #expect(client.call("shutdown").errorCode == -32600)
    #expect(client.open("barc: 1\n").isEmpty)
    #expect(client.server.isOrderlyEnd == nil)
    _ = client.notify("exit", .null)
    #expect(client.server.isOrderlyEnd == true)
  }

  @Test func exitWithoutShutdownIsNoOrderlyEnd() {
    var client = Client(capabilities: [:])
    _ = client.notify("exit", .null)
    #expect(client.server.isOrderlyEnd == false)
    #expect(!client.server.hasWork)
    var early = Client()
    _ = early.notify("exit", .null)
    #expect(early.server.isOrderlyEnd == false)
  }

  @Test func theEndOfInputIsAnEnd() {
    var client = Client(capabilities: [:])
    client.post(["jsonrpc": "2.0", "id": 9, "method": "shutdown"])
    _ = client.finish()
    var server = client.server
    server.endInput()
    #expect(server.isOrderlyEnd == true)
    var other = Client(capabilities: [:]).server
    other.endInput()
    #expect(other.isOrderlyEnd == false)
  }

  /// What has come is answered before the end.
  @Test func theEndWaitsForAnswers() {
    var client = Client(capabilities: [:])
    client.post(["jsonrpc": "2.0", "id": 9, "method": "shutdown"])
    client.endInput()
    #expect(client.server.isOrderlyEnd == nil)
    #expect(client.finish().map(\.id) == [9])
    #expect(client.server.isOrderlyEnd == true)
  }

  @Test func theParentIsKnown() {
    var client = Client()
    _ = client.call("initialize", ["processId": 4711, "capabilities": [:]])
    #expect(client.server.parent == 4711)
    #expect(Client(capabilities: [:]).server.parent == nil)
  }

  /// Errors of JSON-RPC itself, before and after `initialize`.
  @Test(arguments: [
    ("{", -32700), ("", -32700), ("\u{0}", -32700), ("[]", -32600), ("7", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600), ("{\"id\":1,\"method\":7}", -32600),
    ("{\"id\":[],\"method\":\"shutdown\"}", -32600),
    ("{\"id\":1.5,\"method\":\"shutdown\"}", -32600),
  ])
  func whatIsNoMessageIsRefused(body: String, code: Int) {
    for var client in [Client(), Client(capabilities: [:])] {
      let bytes = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
      let received = client.exchange(bytes)
      #expect(received.map(\.errorCode) == [code], "\(body)")
    }
  }

  @Test func bytesThatAreNoMessageAreRefusedOnce() {
    var client = Client(capabilities: [:])
    let received = client.exchange(Array("nonsense\r\n\r\nmore\r\n\r\n".utf8))
    #expect(received.map(\.errorCode) == [-32700])
    #expect(received.first?.id == .null)
    #expect(client.call("shutdown").result == .null)
  }

  @Test func unknownMessagesDoNoHarm() {
    var client = Client(capabilities: [:])
    #expect(client.call("textDocument/formatting", [:]).errorCode == -32601)
    #expect(client.call("$/optional", [:]).errorCode == -32601)
    #expect(client.notify("$/setTrace", ["value": "verbose"]).isEmpty)
    #expect(client.notify("workspace/somethingNew", [:]).isEmpty)
    #expect(client.send(["jsonrpc": "2.0", "id": "x", "result": .null]).isEmpty)
    #expect(
      client.send(["jsonrpc": "2.0", "id": .null, "error": ["code": 1, "message": ""]]).isEmpty)
  }

  @Test(arguments: [
    "textDocument/hover", "textDocument/completion", "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/prepareRename",
    "textDocument/rename", "textDocument/documentSymbol", "textDocument/foldingRange",
    "textDocument/documentLink", "textDocument/inlayHint", "textDocument/codeLens",
    "textDocument/codeAction", "textDocument/diagnostic", "codeAction/resolve",
  ])
  func wrongParametersAreRefused(method: String) {
    var client = Client(capabilities: [:])
    _ = client.open("barc: 1\n")
    let wrong: [JSONValue] = [.null, [], [:], ["textDocument": 1], ["textDocument": ["uri": 1]]]
    for parameters in wrong {
      #expect(client.call(method, parameters).errorCode == -32602, "\(method) \(parameters)")
    }
  }

  /// Kate tells that it goes, and does not ask.
  @Test func shutdownMayBeANotification() {
    var client = Client(capabilities: [:])
    #expect(client.notify("shutdown", [:]).isEmpty)
    #expect(client.call("textDocument/hover", Client.place(0, 0)).errorCode == -32600)
    _ = client.notify("exit", [:])
    #expect(client.server.isOrderlyEnd == true)
  }

  /// Neovim and Helix ask for the edit of actions that were offered with it.
  @Test func actionsThatAreWholeComeBackAsTheyAre() {
    var client = Client(capabilities: [
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]
    ])
    _ = client.open(DiagnosticsTests.wrong)
    let actions = client.call(
      "textDocument/codeAction",
      [
        "textDocument": Client.document(), "range": Client.range((4, 20), (4, 20)),
        "context": ["diagnostics": []],
      ]
    ).result?.items
    #expect(actions?.isEmpty == false)
    for action in actions ?? [] {
      #expect(client.call("codeAction/resolve", action).result == action)
    }
  }

  /// What cannot be answered about a notification is told in the log, and the server goes on.
  @Test func wrongNotificationsAreLogged() {
    var client = Client(capabilities: [:])
    for method in ["didOpen", "didChange", "didClose", "didSave"] {
      let received = client.notify("textDocument/\(method)", ["textDocument": ["uri": "file:///x"]])
      #expect(received.map(\.method) == ["window/logMessage"])
    }
    #expect(client.call("shutdown").result == .null)
  }

  @Test func idsOfAnyKindComeBack() {
    var client = Client(capabilities: [:])
    for id: JSONValue in [0, -7, "", "seven", 9_007_199_254_740_991] {
      let received = client.send(["jsonrpc": "2.0", "id": id, "method": "nothing"])
      #expect(received.map(\.id) == [id])
    }
  }

  static let offers: [(JSONValue, String)] = [
    (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-8"), (["utf-16"], "utf-16"),
    (["utf-32", "utf-16"], "utf-16"), (.null, "utf-16"), ([], "utf-16"),
  ]

  @Test(arguments: offers)
  func columnsAreCountedAsAgreed(offered: JSONValue, chosen: String) {
    var client = Client()
    let result = client.call(
      "initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
    #expect(result.result?["capabilities"]?["positionEncoding"]?.string == chosen)
  }
}
