import BarJSON
import BarText

/// The life of a server: what may be asked when, and what follows from changes of the workspace.
extension Server {
  /// The result of a request; nothing where the response comes later.
  mutating func answer(
    _ id: RequestID, _ method: String, _ parameters: Parameters
  ) throws(ResponseError) -> JSONValue? {
    switch phase {
    case .new:
      guard method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "`initialize` comes first")
      }
      return initialize(parameters.json)
    case .running: break
    case .shutDown, .over: throw ResponseError(.invalidRequest, "the server is shut down")
    }
    switch method {
    case "initialize": throw ResponseError(.invalidRequest, "`initialize` comes once")
    case "shutdown":
      shutDown()
      return .null
    case "textDocument/diagnostic": return try diagnostics(parameters)
    case "workspace/diagnostic":
      workspacePulls.append(workspacePull(id, parameters.json))
      return nil
    default:
      if let result = try answerAbout(method, parameters) { return result }
      throw ResponseError(.methodNotFound, "there is no request `\(method)`")
    }
  }

  /// Takes a notification; one that nobody knows is passed over.
  mutating func take(_ method: String, _ parameters: Parameters) throws(ResponseError) {
    if method == "exit" {
      phase = .over(isOrderly: isShutDown)
      return
    }
    guard case .running = phase else { return }
    switch method {
    case "initialized": register()
    // Kate does not want to hear that it is done.
    case "shutdown": shutDown()
    case "$/cancelRequest": cancel(parameters.json)
    case "textDocument/didOpen": try open(parameters)
    case "textDocument/didChange": try change(parameters)
    case "textDocument/didClose": try close(parameters)
    case "textDocument/didSave": try save(parameters)
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters.json)
    case "workspace/didChangeConfiguration": forgetSettings()
    case "workspace/didChangeWatchedFiles": changeFiles(parameters.json)
    default: break
    }
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    client = ClientCapabilities(parameters["capabilities"] ?? .null)
    parent = parameters["processId"]?.integer
    if let items = parameters["workspaceFolders"]?.items {
      folders = items.compactMap { Self.folder($0["uri"]) }
    } else if let folder = Self.folder(parameters["rootUri"]) {
      folders = [folder]
    } else if let path = parameters["rootPath"]?.string {
      folders = [Array(path.utf8)]
    }
    phase = .running
    return ServerCapabilities.result(for: client)
  }

  private mutating func shutDown() {
    for pull in workspacePulls { outbox.respond(to: pull.id, .failure(.cancelled)) }
    workspacePulls = []
    phase = .shutDown
  }

  private mutating func register() {
    if client.watchesFiles {
      outbox.request("client/registerCapability", ServerCapabilities.registration)
    }
  }

  private mutating func changeFolders(_ parameters: JSONValue) {
    let removed = parameters["event"]?["removed"]?.items?.compactMap { Self.folder($0["uri"]) }
    let added = parameters["event"]?["added"]?.items?.compactMap { Self.folder($0["uri"]) }
    folders.removeAll { removed?.contains($0) ?? false }
    for folder in added ?? [] where !folders.contains(folder) { folders.append(folder) }
    // An untitled text is configured as the first folder's files are.
    forgetSettings()
  }

  private mutating func changeFiles(_ parameters: JSONValue) {
    let changed = parameters["changes"]?.items ?? []
    let isConfiguration = changed.contains { change in
      change["uri"]?.string.map { !$0.hasSuffix(".bars.yaml") && !$0.hasSuffix(".bars.yml") }
        ?? true
    }
    if isConfiguration {
      forgetSettings()
    } else {
      _ = nextRevision()
      refreshDiagnostics()
    }
  }

  private mutating func cancel(_ parameters: JSONValue) {
    guard let id = parameters["id"].flatMap(RequestID.init),
      let index = workspacePulls.firstIndex(where: { $0.id == id })
    else { return }
    workspacePulls.remove(at: index)
    outbox.respond(to: id, .failure(.cancelled))
  }

  private static func folder(_ uri: JSONValue?) -> [UInt8]? {
    guard var path = uri?.string.flatMap(FileURI.path) else { return nil }
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
