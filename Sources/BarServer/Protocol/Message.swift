import BarJSON

/// One message of JSON-RPC 2.0.
enum Message {
  /// Asks for exactly one response.
  case request(RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
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
    let parameters = value["params"] ?? .null
    if let id {
      self = .request(id, method: method, parameters: parameters)
    } else if value["id"] != nil {
      self = .invalid(nil, ResponseError(.invalidRequest, "an id is a number or a string"))
    } else {
      self = .notification(method: method, parameters: parameters)
    }
  }
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
