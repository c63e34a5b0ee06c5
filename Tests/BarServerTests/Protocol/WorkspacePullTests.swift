import BarJSON
import BarServer
import Testing

/// Clients that ask for the diagnostics of all files again and again have their answer when there is one.
@Suite struct WorkspacePullTests {
  private static let capabilities: JSONValue = [
    "textDocument": ["diagnostic": [:]],
    "workspace": [
      "diagnostics": ["refreshSupport": true],
      "didChangeWatchedFiles": ["dynamicRegistration": true],
    ],
  ]
  private static let path = "/project/a.bars.yaml"

  private static func request(_ id: Int, _ previous: JSONValue?, token: JSONValue = "part")
    -> JSONValue
  {
    let list: [JSONValue] =
      previous.map { [["uri": .string("file://" + path), "value": $0]] } ?? []
    return [
      "jsonrpc": "2.0", "id": .integer(id), "method": "workspace/diagnostic",
      "params": ["previousResultIds": .array(list), "partialResultToken": token],
    ]
  }

  private static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  private static let fileChange = notification(
    "workspace/didChangeWatchedFiles",
    ["changes": [["uri": .string("file://" + path), "type": 2]]])

  /// A client that has the result of the one file, and waits for news of it as the request 2.
  private func waiting(_ files: TestFiles, capabilities: JSONValue = capabilities)
    -> (client: Client, received: [Client.Received])
  {
    var client = Client(files, capabilities: capabilities)
    let first = client.send(Self.request(1, nil)).response(to: 1)?.result?["items"]?.items?.first
    #expect(first?["kind"] == "full")
    let received = client.send(Self.request(2, first?["resultId"]))
    return (client, received)
  }

  @Test func haveNoAnswerWhileThereAreNoNews() {
    let files = TestFiles([Self.path: DiagnosticsTests.right])
    var (client, received) = waiting(files)
    #expect(received.map(\.method) == ["$/progress"])
    #expect(received.first?.parameters["token"] == "part")
    #expect(!client.server.hasWork)
    // What is not changed is no news.
    #expect(
      client.send(Self.fileChange).map(\.method) == ["workspace/diagnostic/refresh", "$/progress"])
    files.files[Self.path] = DiagnosticsTests.wrong
    let news = client.send(Self.fileChange).response(to: 2)?.result?["items"]?.items
    #expect(news?.map { $0["kind"]?.string } == ["full"])
    #expect(news?.first?["items"]?.items?.count == 1)
    #expect(!client.server.hasWork)
  }

  static let events: [(String, JSONValue)] = [
    ("workspace/didChangeConfiguration", ["settings": .null]),
    (
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Client.uri), "languageId": "yaml", "version": 1,
          "text": .string(DiagnosticsTests.wrong),
        ]
      ]
    ),
  ]

  @Test(arguments: events)
  func haveOneWhenSomethingHappens(method: String, parameters: JSONValue) {
    var (client, _) = waiting(TestFiles([Self.path: DiagnosticsTests.right]))
    let received = client.send(Self.notification(method, parameters))
    #expect(received.response(to: 2)?.result?["items"]?.items?.isEmpty == false)
  }

  @Test func canBeCancelledAndShutDown() {
    var (client, _) = waiting(TestFiles([Self.path: DiagnosticsTests.right]))
    #expect(
      client.send(Self.notification("$/cancelRequest", ["id": 2])).response(to: 2)?.errorCode
        == -32800)
    (client, _) = waiting(TestFiles([Self.path: DiagnosticsTests.right]))
    let received = client.send(["jsonrpc": "2.0", "id": 3, "method": "shutdown"])
    #expect(received.map(\.id) == [2, 3])
    (client, _) = waiting(TestFiles([Self.path: DiagnosticsTests.right]))
    client.endInput()
    #expect(client.server.isOrderlyEnd == false)
  }

  /// Who would not tell of files that change, or takes no parts of an answer, has the whole of it at once.
  @Test func areAnsweredAtOnceElsewhere() {
    let files = TestFiles([Self.path: DiagnosticsTests.right])
    let received = waiting(files, capabilities: DiagnosticsTests.pulling).received
    #expect(received.map(\.id) == [2])
    var (client, _) = waiting(files)
    let result = client.send(Self.request(3, nil)).response(to: 3)?.result?["items"]?.items?.first
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 4, "method": "workspace/diagnostic",
      "params": [
        "previousResultIds": [
          ["uri": .string("file://" + Self.path), "value": result?["resultId"] ?? .null]
        ]
      ],
    ]
    #expect(client.send(request).response(to: 4) != nil)
  }
}
