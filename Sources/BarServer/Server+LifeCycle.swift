import BarText

/// The life of a server: what may be asked when, and what follows from changes of the workspace.
extension Server {
  /// The answer to a request; `nil` if it comes later.
  mutating func answer(_ id: RequestID, _ call: Call) throws(ResponseError) -> Answer? {
    switch phase {
    case .new:
      if !call.isInitialize {
        throw ResponseError(.serverNotInitialized, "`\(Call.initialize)` comes first")
      }
    case .running:
      if call.isInitialize {
        throw ResponseError(.invalidRequest, "`\(Call.initialize)` comes once")
      }
    case .shutDown, .over: throw ResponseError(.invalidRequest, "the server is shut down")
    }
    guard let request = try Request(call, client.encoding) else {
      throw ResponseError(.methodNotFound, "there is no request `\(call.method)`")
    }
    switch request {
    case .initialize(let initialization): return initialize(initialization)
    case .shutdown:
      shutDown()
      return .nothing
    case .about(let uri, let question): return try answer(question, about: uri)
    case .resolve(let offer): return try resolvedCodeAction(offer)
    case .repeatAction(let action): return action
    case .diagnostics(let uri, let previous): return try diagnostics(of: uri, previous)
    case .workspaceDiagnostics(let question):
      workspacePulls.append(WorkspacePull(id: id, question: question))
      return nil
    }
  }

  /// Takes a notification.
  mutating func take(_ notification: Notification) throws(ResponseError) {
    if case .exit = notification {
      phase = .over(isOrderly: isShutDown)
      return
    }
    guard case .running = phase else { return }
    switch notification {
    case .initialized: if client.watchesFiles { outbox.registerForFiles() }
    case .shutdown: shutDown()
    case .exit: break
    case .cancel(let id): cancel(id)
    case .open(let text): open(text)
    case .change(let uri, let version, let changes): try change(uri, version, changes)
    case .close(let uri): try close(uri)
    case .save(let uri): try save(uri)
    case .changeFolders(let removed, let added): changeFolders(removed, added)
    case .changeConfiguration: forgetSettings()
    case .changeFiles(let uris): changeFiles(uris)
    }
  }

  private mutating func initialize(_ initialization: Initialization) -> Answer {
    client = initialization.client
    parent = initialization.parent
    folders = initialization.folders
    phase = .running
    return ServerCapabilities.result(for: client)
  }

  private mutating func shutDown() {
    for pull in workspacePulls { outbox.respond(to: pull.id, .failure(.cancelled)) }
    workspacePulls = []
    phase = .shutDown
  }

  private mutating func changeFolders(_ removed: [[UInt8]], _ added: [[UInt8]]) {
    folders.removeAll { removed.contains($0) }
    for folder in added where !folders.contains(folder) { folders.append(folder) }
    // An untitled text is configured as the first folder's files are.
    forgetSettings()
  }

  private mutating func changeFiles(_ uris: [String]) {
    let isConfiguration = uris.contains {
      !$0.hasSuffix(".bars.yaml") && !$0.hasSuffix(".bars.yml")
    }
    if isConfiguration {
      forgetSettings()
    } else {
      _ = nextRevision()
      refreshDiagnostics()
    }
  }

  private mutating func cancel(_ id: RequestID) {
    guard let index = workspacePulls.firstIndex(where: { $0.id == id }) else { return }
    workspacePulls.remove(at: index)
    outbox.respond(to: id, .failure(.cancelled))
  }
}
