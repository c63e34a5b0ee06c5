/// What a run tells the shell; of several the worst counts.
enum ExitCode: Int32, Comparable, CaseIterable {
  case success = 0
  /// There is a finding at the fail level or above it.
  case findings = 1
  /// The command line or the world outside is not as it must be.
  case environment = 2
  /// barc itself is broken.
  case internalError = 3

  var meaning: StaticString {
    switch self {
    case .success: "nothing to report"
    case .findings: "findings at the fail level"
    case .environment: "wrong usage or unreadable input"
    case .internalError: "internal error"
    }
  }

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
