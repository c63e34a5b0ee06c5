import BarEmit
import BarJSON
import BarLint
import BarServer
import BarText

/// A client of a server in the same process: it hands bytes in, and takes bytes out.
struct Client {
  /// A message of the server.
  struct Received: Equatable {
    let json: JSONValue

    var id: JSONValue? { json["id"] }
    var method: String? { json["method"]?.string }
    var result: JSONValue? { json["result"] }
    var errorCode: Int? { json["error"]?["code"]?.integer }
    var parameters: JSONValue { json["params"] ?? .null }
  }

  private(set) var server: Server
  private var reader = MessageReader()
  private var requestCount = 0

  init(_ files: TestFiles = TestFiles()) { server = Server(files.world) }

  /// A client that has been through `initialize`.
  init(
    _ files: TestFiles = TestFiles(), capabilities: JSONValue, folders: [String] = ["/project"]
  ) {
    self.init(files)
    let list = folders.map { folder -> JSONValue in
      ["uri": .string(FileURI.uri(of: Array(folder.utf8))), "name": .string(folder)]
    }
    _ = call(
      "initialize",
      [
        "processId": .null, "rootUri": .null, "capabilities": capabilities,
        "workspaceFolders": .array(list),
      ])
    _ = notify("initialized", [:])
  }

  // MARK: Messages

  /// Sends a request, and takes its response out of what comes.
  mutating func call(_ method: String, _ parameters: JSONValue = .null) -> Received {
    requestCount += 1
    let id = JSONValue.integer(requestCount)
    let all = send([
      "jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters,
    ])
    return all.first { $0.method == nil && $0.id == id } ?? Received(json: .null)
  }

  /// Sends a notification, and answers what comes when nothing is left to do.
  mutating func notify(_ method: String, _ parameters: JSONValue) -> [Received] {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func send(_ message: JSONValue) -> [Received] { send([message]) }

  /// Sends messages that arrive together.
  mutating func send(_ messages: [JSONValue]) -> [Received] {
    exchange(messages.flatMap(Client.bytes))
  }

  /// Hands bytes in, and answers what comes when nothing is left to do.
  mutating func exchange(_ bytes: [UInt8]) -> [Received] {
    server.receive(bytes)
    return finish()
  }

  /// Hands bytes in without letting the server work.
  mutating func post(_ message: JSONValue) { server.receive(Client.bytes(of: message)) }

  mutating func endInput() { server.endInput() }

  mutating func finish() -> [Received] {
    var received: [Received] = []
    while server.hasWork { received += work() }
    return received
  }

  /// Lets the server do one step.
  mutating func work() -> [Received] {
    reader.append(server.work())
    var received: [Received] = []
    while case .body(let body)? = reader.next() {
      if case .success(let json) = JSONReader.read(body) { received.append(Received(json: json)) }
    }
    return received
  }

  /// A message with its header.
  static func bytes(of message: JSONValue) -> [UInt8] {
    var body: [UInt8] = []
    var json = JSONWriter { body += $0 }
    json.value(message)
    json.flush()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  // MARK: Texts

  mutating func open(
    _ text: String, uri: String = Client.uri, languageID: String = "yaml"
  ) -> [Received] {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(languageID), "version": 1,
          "text": .string(text),
        ]
      ])
  }

  mutating func change(_ changes: [JSONValue], version: Int, uri: String = Client.uri)
    -> [Received]
  {
    send(Client.change(changes, version: version, uri: uri))
  }

  static func change(_ changes: [JSONValue], version: Int, uri: String = Client.uri) -> JSONValue {
    [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ],
    ]
  }

  /// A change of a range, by line and character from 0.
  static func edit(
    _ start: (Int, Int), _ end: (Int, Int), _ text: String
  ) -> JSONValue {
    ["range": range(start, end), "text": .string(text)]
  }

  static func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSONValue {
    [
      "start": ["line": .integer(start.0), "character": .integer(start.1)],
      "end": ["line": .integer(end.0), "character": .integer(end.1)],
    ]
  }

  static let uri = "file:///project/app.bars.yaml"

  static func document(_ uri: String = Client.uri) -> JSONValue { ["uri": .string(uri)] }

  static func place(_ line: Int, _ character: Int, uri: String = Client.uri) -> JSONValue {
    [
      "textDocument": document(uri),
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }
}

extension [Client.Received] {
  /// The diagnostics that were sent last for a text.
  func diagnostics(of uri: String = Client.uri) -> [JSONValue]? {
    last {
      $0.method == "textDocument/publishDiagnostics" && $0.parameters["uri"]?.string == uri
    }?.parameters["diagnostics"]?.items
  }

  func response(to id: JSONValue) -> Client.Received? { first { $0.method == nil && $0.id == id } }
}
