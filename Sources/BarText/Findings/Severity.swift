/// How much a finding matters; greater is worse.
package enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The word that every format uses.
  package var name: StaticString {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
