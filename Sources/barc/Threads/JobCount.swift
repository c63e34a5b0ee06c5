import BarSystem

extension CommandOption {
  static var jobs: Self {
    .init(
      "--jobs", "j", value: .text("N"),
      help: "how many threads work on files; as many as processors if left out")
  }
}

/// How many threads a run may use.
enum JobCount {
  /// Nobody has more processors, and each thread has a stack.
  private static let most = 256

  /// What the command line says, or the processors that are running.
  static func of(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let word = invocation.value(of: .jobs) else { return processors }
    guard let count = Int(String(decoding: word, as: UTF8.self)), 1...most ~= count else {
      throw UsageError(
        "unknown value", word, of: CommandOption.jobs.name,
        help: .sentence("write a number from 1 to 256"))
    }
    return count
  }

  private static var processors: Int {
    min(most, Thread.processorCount)
  }
}
