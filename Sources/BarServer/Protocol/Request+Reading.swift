import BarJSON

extension Request {
  /// Reads what a message asks for; `nil` if nobody knows what that is.
  init?(_ call: Call, _ encoding: PositionEncoding) throws(ResponseError) {
    let parameters = Parameters(json: call.parameters, encoding: encoding)
    switch call.method {
    case Call.initialize: self = .initialize(Initialization(call.parameters))
    case "shutdown": self = .shutdown
    case "codeAction/resolve":
      self =
        call.parameters["edit"]?.members != nil
        ? .repeatAction(Answer(json: call.parameters)) : .resolve(try parameters.offer())
    case "textDocument/diagnostic":
      self = .diagnostics(
        try parameters.uri(), previous: call.parameters["previousResultId"]?.string)
    case "workspace/diagnostic":
      self = .workspaceDiagnostics(parameters.workspaceQuestion())
    default:
      guard let question = try Question(call.method, parameters) else { return nil }
      self = .about(try parameters.uri(), question)
    }
  }
}

extension Request.Question {
  fileprivate init?(_ method: String, _ parameters: Parameters) throws(ResponseError) {
    switch method {
    case "textDocument/completion": self = .completions(try parameters.position())
    case "textDocument/hover": self = .hover(try parameters.position())
    case "textDocument/definition": self = .definition(try parameters.position())
    case "textDocument/references":
      self = .references(
        try parameters.position(),
        withDeclaration: parameters.json["context"]?["includeDeclaration"]?.boolean ?? true)
    case "textDocument/documentHighlight": self = .highlights(try parameters.position())
    case "textDocument/prepareRename": self = .renameable(try parameters.position())
    case "textDocument/rename":
      self = .rename(try parameters.position(), to: try parameters.text("newName"))
    case "textDocument/documentSymbol": self = .symbols
    case "textDocument/foldingRange": self = .foldingRanges
    case "textDocument/documentLink": self = .links
    case "textDocument/inlayHint": self = .hints(try parameters.range())
    case "textDocument/codeLens": self = .lenses
    case "textDocument/codeAction":
      self = .actions(try parameters.range(), ActionFilter(parameters.json["context"]))
    default: return nil
    }
  }
}

extension Initialization {
  /// - Parameter parameters: Those of `initialize`, in which everything may be left out.
  fileprivate init(_ parameters: JSONValue) {
    client = ClientCapabilities(parameters["capabilities"] ?? .null)
    parent = parameters["processId"]?.integer
    if let items = parameters["workspaceFolders"]?.items {
      folders = items.compactMap { Parameters.folder($0["uri"]) }
    } else if let folder = Parameters.folder(parameters["rootUri"]) {
      folders = [folder]
    } else if let path = parameters["rootPath"]?.string {
      folders = [Array(path.utf8)]
    } else {
      folders = []
    }
  }
}

extension Parameters {
  fileprivate func offer() throws(ResponseError) -> ActionOffer {
    guard let uri = json["data"]?["uri"]?.string else { throw missing("data.uri") }
    return ActionOffer(uri: uri, version: json["data"]?["version"]?.integer)
  }

  fileprivate func workspaceQuestion() -> WorkspaceQuestion {
    var question = WorkspaceQuestion(part: json["partialResultToken"].flatMap(RequestID.init))
    for item in json["previousResultIds"]?.items ?? [] {
      guard let uri = item["uri"]?.string else { continue }
      question.previous[FileURI.normal(uri)] = item["value"]?.string
      question.named.append(uri)
    }
    return question
  }
}
