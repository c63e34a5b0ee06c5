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

  func range() throws(ResponseError) -> EditorRange {
    guard let range = range(json["range"]) else { throw missing("range") }
    return range
  }

  func text(_ key: String) throws(ResponseError) -> String {
    guard let text = json[key]?.string else { throw missing(key) }
    return text
  }

  func missing(_ path: String) -> ResponseError {
    ResponseError(.invalidParameters, "`\(path)` is missing, or of another kind")
  }

  func range(_ json: JSONValue?) -> EditorRange? {
    guard let start = Self.position(json?["start"]), let end = Self.position(json?["end"]) else {
      return nil
    }
    return EditorRange(start: start, end: end, encoding: encoding)
  }

  private static func position(_ json: JSONValue?) -> EditorPosition? {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else {
      return nil
    }
    return EditorPosition(line: line, character: character)
  }

  /// The path of a folder, without a slash at its end.
  static func folder(_ uri: JSONValue?) -> [UInt8]? {
    guard var path = uri?.string.flatMap(FileURI.path) else { return nil }
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
