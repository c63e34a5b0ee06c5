import BarJSON

/// One message of JSON-RPC 2.0.
enum Message {
  /// Asks for exactly one response.
  case request(RequestID, Call)
  case notification(Call)
  /// What the client answers to a request of the server.
  case response
  /// What is no message, with the response that it gets.
  case invalid(RequestID?, ResponseError)

  /// Reads the body of a message.
  init(_ body: [UInt8]) {
    switch JSONReader.read(body) {
    case .success(let value): self.init(value)
    case .failure(let problem):
      self = .invalid(nil, ResponseError(.parseError, "\(problem.message) at \(problem.offset)"))
    }
  }

  private init(_ value: JSONValue) {
    let id = value["id"].flatMap(RequestID.init)
    guard value.members != nil else {
      self = .invalid(nil, ResponseError(.invalidRequest, "a message is an object"))
      return
    }
    guard let method = value["method"] else {
      let isResponse = value["result"] != nil || value["error"] != nil
      self =
        isResponse
        ? .response : .invalid(id, ResponseError(.invalidRequest, "a message has a method"))
      return
    }
    guard let method = method.string else {
      self = .invalid(id, ResponseError(.invalidRequest, "a method is a string"))
      return
    }
    let call = Call(method: method, parameters: value["params"] ?? .null)
    if let id {
      self = .request(id, call)
    } else if value["id"] != nil {
      self = .invalid(nil, ResponseError(.invalidRequest, "an id is a number or a string"))
    } else {
      self = .notification(call)
    }
  }
}

/// The method of a message, and its parameters, which nobody has looked at.
struct Call {
  let method: String
  let parameters: JSONValue

  static let initialize = "initialize"
  static let exit = "exit"
  static let cancelRequest = "$/cancelRequest"
  static let didChange = "textDocument/didChange"

  /// Whether it is the request that comes first.
  var isInitialize: Bool { method == Self.initialize }
}

/// What a client calls a request.
enum RequestID: Hashable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue) {
    if let number = value.integer {
      self = .number(number)
    } else if let text = value.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}
