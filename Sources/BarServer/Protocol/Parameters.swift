import BarJSON

/// The parameters of a message, read with the errors that the protocol wants.
struct Parameters {
  let json: JSONValue
  let encoding: PositionEncoding

  /// The URI of `textDocument`.
  func uri() throws(ResponseError) -> String {
    guard let uri = json["textDocument"]?["uri"]?.string else { throw missing("textDocument.uri") }
    return uri
  }

  func position() throws(ResponseError) -> EditorPosition {
    guard let position = Self.position(json["position"]) else { throw missing("position") }
    return position
  }

  func range() throws(ResponseError) -> TextChange.Range {
    guard let range = range(json["range"]) else { throw missing("range") }
    return range
  }

  func text(_ key: String) throws(ResponseError) -> String {
    guard let text = json[key]?.string else { throw missing(key) }
    return text
  }

  /// The changes of `didChange`.
  func changes() throws(ResponseError) -> [TextChange] {
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

  func missing(_ path: String) -> ResponseError {
    ResponseError(.invalidParameters, "`\(path)` is missing, or of another kind")
  }

  private func range(_ json: JSONValue?) -> TextChange.Range? {
    guard let start = Self.position(json?["start"]), let end = Self.position(json?["end"]) else {
      return nil
    }
    return TextChange.Range(start: start, end: end, encoding: encoding)
  }

  private static func position(_ json: JSONValue?) -> EditorPosition? {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else {
      return nil
    }
    return EditorPosition(line: line, character: character)
  }
}
