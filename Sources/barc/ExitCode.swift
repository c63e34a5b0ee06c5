/// What a run tells the shell; of several the worst counts.
enum ExitCode: Int32, Comparable {
  case success = 0
  /// There is a finding at the fail level or above it.
  case findings = 1
  /// The command line or the world outside is not as it must be.
  case environment = 2
  /// barc itself is broken.
  case internalError = 3

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
