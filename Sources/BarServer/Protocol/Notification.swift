import BarJSON

/// What a client tells, and waits for no answer to.
enum Notification {
  case initialized
  /// That it goes, without wanting to hear that the server is ready for it, as Kate does.
  case shutdown
  case exit
  /// A request is not wanted any more.
  case cancel(RequestID)
  case open(OpenedText)
  case change(String, version: Int?, [TextChange])
  case close(String)
  case save(String)
  case changeFolders(removed: [[UInt8]], added: [[UInt8]])
  case changeConfiguration
  /// Files have changed on disk that are not open, by their URIs.
  case changeFiles([String])

  /// A text as it is when the editor opens it.
  struct OpenedText {
    let uri: String
    /// What the editor takes the text for; empty if it does not say.
    let languageID: String
    let version: Int?
    let text: [UInt8]
  }
}

extension Notification {
  /// Reads what a message tells; `nil` if nobody knows what that is.
  init?(_ call: Call, _ encoding: PositionEncoding) throws(ResponseError) {
    let parameters = Parameters(json: call.parameters, encoding: encoding)
    switch call.method {
    case "initialized": self = .initialized
    case "shutdown": self = .shutdown
    case Call.exit: self = .exit
    case Call.cancelRequest:
      guard let id = call.parameters["id"].flatMap(RequestID.init) else { return nil }
      self = .cancel(id)
    case "textDocument/didOpen": self = .open(try parameters.openedText())
    case Call.didChange:
      self = .change(
        try parameters.uri(), version: parameters.version, try parameters.changes())
    case "textDocument/didClose": self = .close(try parameters.uri())
    case "textDocument/didSave": self = .save(try parameters.uri())
    case "workspace/didChangeWorkspaceFolders":
      self = .changeFolders(
        removed: parameters.folders("removed"), added: parameters.folders("added"))
    case "workspace/didChangeConfiguration": self = .changeConfiguration
    case "workspace/didChangeWatchedFiles":
      let changes = call.parameters["changes"]?.items ?? []
      self = .changeFiles(changes.compactMap { $0["uri"]?.string })
    default: return nil
    }
  }
}

extension Parameters {
  fileprivate var version: Int? { json["textDocument"]?["version"]?.integer }

  fileprivate func openedText() throws(ResponseError) -> Notification.OpenedText {
    let item = json["textDocument"]
    guard let text = item?["text"]?.string else { throw missing("textDocument.text") }
    return Notification.OpenedText(
      uri: try uri(), languageID: item?["languageId"]?.string ?? "", version: version,
      text: Array(text.utf8))
  }

  /// The changes of `didChange`.
  fileprivate func changes() throws(ResponseError) -> [TextChange] {
    guard let items = json["contentChanges"]?.items else { throw missing("contentChanges") }
    var changes: [TextChange] = []
    for item in items {
      guard let text = item["text"]?.string else { throw missing("contentChanges.text") }
      switch item["range"] {
      case nil, .null?: changes.append(TextChange(range: nil, text: Array(text.utf8)))
      case let value:
        guard let range = range(value) else { throw missing("contentChanges.range") }
        changes.append(TextChange(range: range, text: Array(text.utf8)))
      }
    }
    return changes
  }

  fileprivate func folders(_ key: String) -> [[UInt8]] {
    json["event"]?[key]?.items?.compactMap { Self.folder($0["uri"]) } ?? []
  }
}
