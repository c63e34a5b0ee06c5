/// A request for the diagnostics of all files, which is answered file by file while nothing else waits.
struct WorkspacePull {
  let id: RequestID
  let question: WorkspaceQuestion
  /// The URIs of the files that are left, the last one first; nothing before they have been looked for.
  var rest: [String]?
  var reports = WorkspaceReport()
  /// How many changes there had been when the files were looked for.
  var revision = 0
  /// Whether all files were looked at, and none had anything new.
  var isWaiting = false
}

extension Server {
  /// Whether a file is to be looked at, or an answer to be given.
  var hasWorkspacePull: Bool { workspacePulls.contains { !waits($0) } }

  /// Whether nothing has changed since a request was found to have nothing new to tell.
  private func waits(_ pull: WorkspacePull) -> Bool {
    pull.isWaiting && pull.revision == revision
  }

  /// Looks at the next file of the first request that does not wait.
  mutating func continueWorkspacePull() {
    guard let index = workspacePulls.firstIndex(where: { !waits($0) }) else { return }
    var pull = workspacePulls[index]
    if pull.rest == nil || pull.isWaiting {
      pull.rest = filesToPull(pull.question.named).reversed()
      pull.reports = WorkspaceReport()
      pull.revision = revision
      pull.isWaiting = false
    } else if let uri = pull.rest?.popLast() {
      let version = self.index(of: uri).flatMap { documents[$0].version }
      let report = report(of: uri, pull.question.previous[FileURI.normal(uri)])
      pull.reports.append(report, uri: uri, version: version)
    } else {
      return finish(pull, at: index)
    }
    workspacePulls[index] = pull
  }

  /// Answers, or waits for news: VS Code asks again as soon as it has an answer, over and over.
  ///
  /// Who does not tell of files that change could wait for ever, and who takes no parts of an answer cannot be told that
  /// somebody is at it.
  private mutating func finish(_ pull: WorkspacePull, at index: Int) {
    guard client.watchesFiles, let part = pull.question.part, !pull.reports.hasNews else {
      workspacePulls.remove(at: index)
      return outbox.respond(to: pull.id, .success(pull.reports.answer))
    }
    workspacePulls[index].isWaiting = true
    outbox.reportNothing(of: part)
  }

  /// The files: descriptions in the folders of the workspace, the texts that are open, and what has gone, which has
  /// nothing in it.
  private func filesToPull(_ named: [String]) -> [String] {
    var uris = documents.map(\.uri)
    let open = Set(documents.compactMap(\.path))
    for folder in folders {
      for path in world.descriptions(folder) where !open.contains(path) {
        uris.append(FileURI.uri(of: path))
      }
    }
    let found = Set(uris.map(FileURI.normal))
    return uris + named.filter { !found.contains(FileURI.normal($0)) }.sorted()
  }
}
