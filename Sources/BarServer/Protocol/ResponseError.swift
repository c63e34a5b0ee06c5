import BarJSON

/// Why a request has no result.
struct ResponseError: Error, Equatable {
  /// The numbers of JSON-RPC 2.0 and of the language server protocol 3.17.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    /// What is asked for is right and cannot be done.
    case requestFailed = -32803
    /// The server gives up what nobody can use any more.
    case serverCancelled = -32802
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .integer(code.rawValue)), .init("message", .string(message)),
    ]
    // What was given up may be asked again.
    if code == .serverCancelled { members.append("data", ["retriggerRequest": true]) }
    return .object(members)
  }
}

extension ResponseError {
  static var cancelled: ResponseError { ResponseError(.requestCancelled, "cancelled") }
}
