/// The open texts: opened, changed, saved and closed as the editor tells.
extension Server {
  /// The index of an open text.
  func index(of uri: String) -> Int? { documents.firstIndex { $0.uri == uri } }

  mutating func open(_ text: Notification.OpenedText) {
    let document = OpenDocument(
      uri: text.uri, languageID: text.languageID, version: text.version, text: text.text,
      revision: nextRevision())
    if let index = index(of: text.uri) {
      documents[index] = document
    } else {
      documents.append(document)
    }
  }

  mutating func change(
    _ uri: String, _ version: Int?, _ changes: [TextChange]
  ) throws(ResponseError) {
    let index = try openIndex(uri)
    documents[index].apply(changes, version: version, revision: nextRevision())
  }

  mutating func close(_ uri: String) throws(ResponseError) {
    let index = try openIndex(uri)
    let document = documents.remove(at: index)
    // What is saved may be other than what was seen.
    _ = nextRevision()
    if document.revisionShown != nil { outbox.publishNothing(uri: document.uri) }
  }

  mutating func save(_ uri: String) throws(ResponseError) {
    let index = try openIndex(uri)
    // A client that watches no files tells of those that it saves.
    if documents[index].form == .configuration { forgetSettings() }
  }

  mutating func nextRevision() -> Int {
    revision += 1
    return revision
  }

  private func openIndex(_ uri: String) throws(ResponseError) -> Int {
    guard let index = index(of: uri) else {
      throw ResponseError(.invalidParameters, "`\(uri)` is not open")
    }
    return index
  }
}
