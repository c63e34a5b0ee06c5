import BarJSON

/// The messages that wait to be sent, as bytes.
struct Outbox {
  private(set) var bytes: [UInt8] = []
  private var requestCount = 0

  mutating func respond(to id: RequestID?, _ result: Result<JSONValue, ResponseError>) {
    let id = JSONValue.Member("id", id?.json ?? .null)
    switch result {
    case .success(let value): send([id, .init("result", value)])
    case .failure(let error): send([id, .init("error", error.json)])
    }
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    send([.init("method", .string(method)), .init("params", parameters)])
  }

  /// Asks the client for something; what it answers changes nothing.
  mutating func request(_ method: String, _ parameters: JSONValue?) {
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
