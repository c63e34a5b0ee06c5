import BarJSON
import BarText

/// The messages that wait to be sent, as bytes.
struct Outbox {
  private(set) var bytes: [UInt8] = []
  private var requestCount = 0

  mutating func respond(to id: RequestID?, _ result: Result<Answer, ResponseError>) {
    let id = JSONValue.Member("id", id?.json ?? .null)
    switch result {
    case .success(let answer): send([id, .init("result", answer.json)])
    case .failure(let error): send([id, .init("error", error.json)])
    }
  }

  // MARK: Unasked

  /// Tells people who look into what a server does.
  mutating func log(_ text: String) {
    notify("window/logMessage", ["type": 2, "message": .string("barc: \(text)")])
  }

  /// Tells the person before the editor that something is wrong.
  mutating func complain(_ text: String) {
    notify("window/showMessage", ["type": 1, "message": .string("barc: \(text)")])
  }

  /// Sends what is found in a text.
  mutating func publish(_ findings: [Finding], in text: Translation) {
    publish(text.diagnostics(findings), uri: text.uri, version: text.version)
  }

  /// Lets the client forget what was found in a text.
  mutating func publishNothing(uri: String) { publish([], uri: uri, version: nil) }

  private mutating func publish(_ diagnostics: JSONValue, uri: String, version: Int?) {
    var members: [JSONValue.Member] = [.init("uri", .string(uri))]
    if let version { members.append("version", .integer(version)) }
    members.append("diagnostics", diagnostics)
    notify("textDocument/publishDiagnostics", .object(members))
  }

  /// Asks to be told of changes of files.
  mutating func registerForFiles() {
    request("client/registerCapability", ServerCapabilities.registration)
  }

  /// Lets the client know that somebody is at what it asked for.
  mutating func reportNothing(of part: RequestID) {
    notify("$/progress", ["token": part.json, "value": ["items": []]])
  }

  mutating func refreshDiagnostics() { request("workspace/diagnostic/refresh", nil) }
  mutating func refreshCodeLenses() { request("workspace/codeLens/refresh", nil) }
  mutating func refreshInlayHints() { request("workspace/inlayHint/refresh", nil) }

  // MARK: Messages

  private mutating func notify(_ method: String, _ parameters: JSONValue) {
    send([.init("method", .string(method)), .init("params", parameters)])
  }

  /// Asks the client for something; what it answers changes nothing.
  private mutating func request(_ method: String, _ parameters: JSONValue?) {
    requestCount += 1
    var members: [JSONValue.Member] = [
      .init("id", .string("barc-\(requestCount)")), .init("method", .string(method)),
    ]
    if let parameters { members.append("params", parameters) }
    send(members)
  }

  /// Takes everything that waits.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func send(_ members: [JSONValue.Member]) {
    var body: [UInt8] = []
    var json = JSONWriter { body += $0 }
    json.value(.object([.init("jsonrpc", "2.0")] + members))
    json.flush()
    bytes += "Content-Length: \(body.count)\r\n\r\n".utf8
    bytes += body
  }
}
