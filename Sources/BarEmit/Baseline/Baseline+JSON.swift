import BarJSON

/// A baseline as a file: JSON for people, so that a change of it can be reviewed.
extension Baseline {
  private static let version = "1.0"

  /// The text of the file, with a line break at its end.
  package var bytes: [UInt8] {
    let findings = entries.map { entry -> JSONValue in
      [
        "path": .string(entry.path), "rule": .string(entry.rule),
        "fingerprint": .string(entry.fingerprint), "count": .integer(entry.count),
      ]
    }
    return JSONText.bytes(of: [
      "schemaVersion": .string(Self.version), "findings": .array(findings),
    ])
  }

  /// Reads a file; a failure says what is wrong with it, and where that can be told.
  package static func read(_ bytes: [UInt8]) -> Result<Baseline, BaselineProblem> {
    switch JSONReader.read(bytes) {
    case .failure(let problem):
      return .failure(BaselineProblem("is no JSON: \(problem.message)", at: problem.offset))
    case .success(let document):
      guard let version = document["schemaVersion"]?.string, let list = document["findings"]?.items
      else { return .failure(BaselineProblem("is no baseline")) }
      guard version.prefix(2) == Self.version.prefix(2) else {
        return .failure(BaselineProblem("is of version `\(version)`, which is not known"))
      }
      let entries = list.compactMap(entry)
      return entries.count == list.count
        ? .success(Baseline(entries)) : .failure(BaselineProblem("has an entry that is none"))
    }
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    guard let path = value["path"]?.string, let rule = value["rule"]?.string,
      let fingerprint = value["fingerprint"]?.string, let count = value["count"]?.integer,
      1...Baseline.largestCount ~= count
    else { return nil }
    return Entry(rule: rule, path: path, fingerprint: fingerprint, count: count)
  }
}

/// Why a file is not a baseline.
package struct BaselineProblem: Error {
  /// The fact, in lower case and without a full stop.
  package let message: String
  /// Where it shows, in bytes from the beginning of the file; `nil` if it is about the whole.
  package let offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
