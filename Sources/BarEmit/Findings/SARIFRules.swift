import BarJSON
import BarText

/// The kinds of findings of a report, as SARIF describes rules: by name, each once.
struct SARIFRules {
  /// What code scanning shows of a description.
  private static let longestDescription = 1_024

  let descriptors: [JSONValue]
  private let indexes: [String: Int]

  init(of report: FindingReport) {
    var kinds: [String: FindingKind] = [:]
    for file in report.files {
      for finding in file.all { kinds["\(finding.kind.name)"] = finding.kind }
    }
    let ordered = kinds.sorted { $0.key < $1.key }
    descriptors = ordered.map { Self.descriptor(of: $0.value) }
    indexes = Dictionary(uniqueKeysWithValues: zip(ordered.map(\.key), ordered.indices))
  }

  /// The place of a kind in the list; every kind of the report is in it.
  func index(of kind: FindingKind) -> Int { indexes["\(kind.name)"] ?? -1 }

  private static func descriptor(of kind: FindingKind) -> JSONValue {
    var help: [UInt8] = []
    KindPage.append(kind, to: &help)
    return [
      "id": .text(kind.name),
      "shortDescription": ["text": description("\(kind.summary)")],
      "fullDescription": ["text": description("\(kind.rationale)")],
      "help": [
        "text": .string(String(decoding: help, as: UTF8.self)),
        "markdown": .string(RulePage.markdown(of: kind)),
      ],
      "defaultConfiguration": ["level": .text(kind.severity.name)],
      "properties": [
        "tags": .array([kind.tier == .hard ? "description" : "lint"]),
        "precision": .text(kind.tier == .hard ? "very-high" : "high"),
        "problem.severity": .text(problemSeverity(of: kind)),
      ],
    ]
  }

  private static func description(_ text: String) -> JSONValue {
    if text.unicodeScalars.count <= longestDescription { return .string(text) }
    return .string("\(text.unicodeScalars.prefix(longestDescription - 1))…")
  }

  private static func problemSeverity(of kind: FindingKind) -> StaticString {
    switch kind.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
