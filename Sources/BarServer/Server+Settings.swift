import BarLint
import BarText

/// What configurations ask of texts, remembered until they change.
extension Server {
  /// What is asked of the file of a path; says it once where a configuration is wrong.
  mutating func settings(of path: [UInt8]) -> World.Settings {
    let today = world.today()
    if settings.day != today {
      if settings.day != nil { forgetSettings() }
      settings.day = today
    }
    if let known = settings.byPath[path] { return known }
    let result = world.settings(path)
    settings.byPath[path] = result
    if case .broken(let complaints) = result { complaints.forEach { complain($0) } }
    return result
  }

  /// Asks for all settings anew, and judges all texts by them.
  mutating func forgetSettings() {
    world.forgetSettings()
    for uri in settings.published where index(of: uri) == nil {
      outbox.publishNothing(uri: uri)
    }
    settings = SettingsMemory()
    settingsRevision += 1
    _ = nextRevision()
    for index in documents.indices {
      documents[index].analysis = nil
      documents[index].layouts = LayoutMemory()
      documents[index].revision = nextRevision()
    }
    refresh()
  }

  private mutating func complain(_ complaint: World.Complaint) {
    if settings.complaints.contains(where: { $0.message == complaint.message }) { return }
    settings.complaints.append(complaint)
    outbox.complain(complaint.message)
    // A configuration that is open says so itself; a client that asks will ask.
    let uri = FileURI.uri(of: complaint.path)
    guard let source = complaint.source, !client.pullsDiagnostics,
      !documents.contains(where: { $0.path == complaint.path })
    else { return }
    let document = OpenDocument(uri: uri, text: source.bytes)
    outbox.publish(complaint.findings, in: translation(of: document))
    settings.published.append(uri)
  }
}
