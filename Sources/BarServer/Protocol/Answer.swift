import BarJSON
import BarText

/// What a client is answered, in the protocol's words.
struct Answer {
  let json: JSONValue

  /// Nothing to say.
  static let nothing = Answer(json: .null)
  /// No actions that could be offered.
  static let noActions = Answer(json: [])
}

/// What is found in a text, as one of the items of an answer about many texts.
struct DiagnosticReport {
  fileprivate let members: [JSONValue.Member]
  fileprivate let isNew: Bool

  /// Everything that is found.
  ///
  /// - Parameter result: Names the result, to ask later whether it is the same still; `nil` for no text.
  init(_ translation: Translation?, _ findings: [Finding], result: String?) {
    var members: [JSONValue.Member] = [.init("kind", "full")]
    if let result { members.append("resultId", .string(result)) }
    members.append("items", translation.map { $0.diagnostics(findings) } ?? [])
    self.members = members
    isNew = true
  }

  /// What was found before is found still.
  init(unchanged result: String) {
    members = [.init("kind", "unchanged"), .init("resultId", .string(result))]
    isNew = false
  }

  var answer: Answer { Answer(json: .object(members)) }
}

/// What is found in many texts.
struct WorkspaceReport {
  private var items: [JSONValue] = []
  /// Whether there is anything that the client has not heard.
  private(set) var hasNews = false

  /// - Parameter version: The editor's number of the text; `nil` for one that is not open.
  mutating func append(_ report: DiagnosticReport, uri: String, version: Int?) {
    if report.isNew { hasNews = true }
    items.append(
      .object(
        report.members + [
          .init("uri", .string(uri)), .init("version", version.map(JSONValue.integer) ?? .null),
        ]))
  }

  var answer: Answer { Answer(json: ["items": .array(items)]) }
}
