import BarJSON
import BarServer
import Testing

/// Every request is answered exactly once, whatever happens to it.
@Suite struct CancellationTests {
  static let text = """
    barc: 1
    toolkit: mdc
    screens:
      inbox:
        navigationItem: {titel: Inbox, rightBarButtonItem: {title: Edit}}
        navigationBar: {}

    """

  static func requests(from start: Int = 1) -> [JSONValue] {
    let document: JSONValue = ["textDocument": Client.document()]
    let place = Client.place(4, 24)
    let range: JSONValue = [
      "textDocument": Client.document(), "range": Client.range((0, 0), (9, 0)),
      "context": ["diagnostics": []],
    ]
    let rename: JSONValue = .object((place.members ?? []) + [.init("newName", "outbox")])
    let calls: [(String, JSONValue)] = [
      ("textDocument/hover", place), ("textDocument/completion", place),
      ("textDocument/definition", place), ("textDocument/references", place),
      ("textDocument/documentHighlight", place), ("textDocument/prepareRename", place),
      ("textDocument/rename", rename), ("textDocument/documentSymbol", document),
      ("textDocument/foldingRange", document), ("textDocument/documentLink", document),
      ("textDocument/inlayHint", range), ("textDocument/codeLens", document),
      ("textDocument/codeAction", range), ("textDocument/diagnostic", document),
      ("workspace/diagnostic", ["previousResultIds": []]),
    ]
    return calls.enumerated().map { number, call in
      [
        "jsonrpc": "2.0", "id": .integer(start + number), "method": .string(call.0),
        "params": call.1,
      ]
    }
  }

  private static func cancellation(of id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": id]]
  }

  /// A session in which every request is cancelled, once right behind it and once behind all of them.
  @Test(arguments: [false, true])
  func cancelledRequestsAreAnsweredSo(isTogether: Bool) {
    var client = Client(capabilities: [:])
    _ = client.open(Self.text)
    let requests = Self.requests(from: 100)
    let ids = requests.compactMap { $0["id"] }
    let cancellations = ids.map(Self.cancellation)
    let received = client.send(
      isTogether
        ? requests + cancellations : zip(requests, cancellations).flatMap { [$0, $1] })
    #expect(received.map(\.id) == ids)
    #expect(received.allSatisfy { $0.errorCode == -32800 })
    // And then all of them again, which nobody cancels.
    let again = client.send(Self.requests(from: 200))
    #expect(again.count == requests.count)
    #expect(again.allSatisfy { $0.errorCode == nil })
  }

  /// What has been answered cannot be cancelled any more, nor what was never asked.
  @Test func lateCancellationsChangeNothing() {
    var client = Client(capabilities: [:])
    _ = client.open(Self.text)
    for request in Self.requests() {
      let id = request["id"] ?? .null
      #expect(client.send(request).map(\.id) == [id])
      #expect(client.send(Self.cancellation(of: id)).isEmpty)
    }
    #expect(client.send(Self.cancellation(of: 77)).isEmpty)
    #expect(client.send(Self.cancellation(of: .null)).isEmpty)
    // An id that was cancelled in vain may be used for something else.
    #expect(client.send(Self.requests()).allSatisfy { $0.errorCode == nil })
  }

  /// Diagnostics of all files take several steps: then they are cancelled between them.
  @Test func longRequestsAreCancelledOnTheirWay() {
    let files = TestFiles(["/project/a.bars.yaml": Self.text, "/project/b.bars.yaml": Self.text])
    var client = Client(files, capabilities: ["textDocument": ["diagnostic": [:]]])
    client.post([
      "jsonrpc": "2.0", "id": 5, "method": "workspace/diagnostic",
      "params": ["previousResultIds": []],
    ])
    #expect(client.work().isEmpty)
    #expect(client.work().isEmpty)
    client.post(Self.cancellation(of: 5))
    let received = client.finish()
    #expect(received.map(\.id) == [5])
    #expect(received.first?.errorCode == -32800)
  }

  @Test func shutdownAnswersWhatIsLeft() {
    let files = TestFiles(["/project/a.bars.yaml": Self.text])
    var client = Client(files, capabilities: ["textDocument": ["diagnostic": [:]]])
    let received = client.send([
      [
        "jsonrpc": "2.0", "id": 5, "method": "workspace/diagnostic",
        "params": ["previousResultIds": []],
      ],
      ["jsonrpc": "2.0", "id": 6, "method": "shutdown"],
    ])
    #expect(received.map(\.id) == [5, 6])
  }
}
