import BarJSON
import BarText

/// The open texts: opened, changed, saved and closed as the editor tells.
extension Server {
  /// The index of an open text.
  func index(of uri: String) -> Int? { documents.firstIndex { $0.uri == uri } }

  mutating func open(_ parameters: Parameters) throws(ResponseError) {
    let uri = try parameters.uri()
    let item = parameters.json["textDocument"]
    guard let text = item?["text"]?.string else { throw parameters.missing("textDocument.text") }
    let document = OpenDocument(
      uri: uri, languageID: item?["languageId"]?.string ?? "", version: item?["version"]?.integer,
      text: Array(text.utf8), revision: nextRevision())
    if let index = index(of: uri) {
      documents[index] = document
    } else {
      documents.append(document)
    }
  }

  mutating func change(_ parameters: Parameters) throws(ResponseError) {
    let index = try openIndex(parameters)
    let changes = try parameters.changes()
    documents[index].apply(
      changes, version: parameters.json["textDocument"]?["version"]?.integer,
      revision: nextRevision())
  }

  mutating func close(_ parameters: Parameters) throws(ResponseError) {
    let index = try openIndex(parameters)
    let document = documents.remove(at: index)
    // What is saved may be other than what was seen.
    _ = nextRevision()
    if document.revisionShown != nil { publish([], uri: document.uri, version: nil) }
  }

  mutating func save(_ parameters: Parameters) throws(ResponseError) {
    let index = try openIndex(parameters)
    // A client that watches no files tells of those that it saves.
    if documents[index].kind == .configuration { forgetSettings() }
  }

  mutating func nextRevision() -> Int {
    revision += 1
    return revision
  }

  private func openIndex(_ parameters: Parameters) throws(ResponseError) -> Int {
    let uri = try parameters.uri()
    guard let index = index(of: uri) else {
      throw ResponseError(.invalidParameters, "`\(uri)` is not open")
    }
    return index
  }
}
