/// A request for the diagnostics of all files, which is answered file by file while nothing else waits.
struct WorkspacePull {
  let id: RequestID
  /// The results that the client has, by URI.
  let previous: [String: String]
  /// The URIs of the files that are left, the last one first.
  var rest: [String]
  var reports = WorkspaceReport()
}

extension Server {
  /// Finds the files: descriptions in the folders of the workspace, and the texts that are open.
  func workspacePull(_ id: RequestID, _ previous: [String: String]) -> WorkspacePull {
    var uris = documents.map(\.uri)
    let open = Set(documents.compactMap(\.path))
    for folder in folders {
      for path in world.descriptions(folder) where !open.contains(path) {
        uris.append(FileURI.uri(of: path))
      }
    }
    // What has gone has nothing in it.
    let found = Set(uris)
    uris += previous.keys.filter { !found.contains($0) }.sorted()
    return WorkspacePull(id: id, previous: previous, rest: uris.reversed())
  }

  /// Looks at the next file of the request that came first.
  mutating func continueWorkspacePull() {
    guard var pull = workspacePulls.first else { return }
    guard let uri = pull.rest.popLast() else {
      workspacePulls.removeFirst()
      return outbox.respond(to: pull.id, .success(pull.reports.answer))
    }
    let version = index(of: uri).flatMap { documents[$0].version }
    pull.reports.append(report(of: uri, pull.previous[uri]), uri: uri, version: version)
    workspacePulls[0] = pull
  }
}
