import BarSystem

extension CommandOption {
  static var jobs: Self {
    .init(
      "--jobs", "j", value: .text("N"),
      help: "how many threads work on files; as many as processors if left out")
  }
}

/// How many threads a run may use.
struct JobCount {
  /// The most threads of a run: nobody has more processors, and each thread has a stack.
  private static let most = 256

  /// What the command line says.
  private let count: Int?

  init(_ invocation: Invocation) throws(UsageError) {
    guard let word = invocation.value(of: .jobs) else {
      count = nil
      return
    }
    guard let count = Int(String(decoding: word, as: UTF8.self)), 1...Self.most ~= count else {
      throw UsageError(
        "unknown value", word, of: CommandOption.jobs.name,
        help: .sentence("write a number from 1 to 256"))
    }
    self.count = count
  }

  /// How many threads work on so many items. To count processors takes as long as reading a small file, so one item
  /// does without.
  func threads(forItems items: Int) -> Int {
    items < 2 ? items : min(items, count ?? min(Self.most, Thread.processorCount))
  }

  /// How many threads may read each of so many items, so that no more than were asked for work at any time. Where nobody
  /// has asked, two may: the last items of a run are read while other processors have nothing left to do.
  func readers(ofEachOf items: Int) -> Int {
    guard let count else { return 2 }
    return max(1, count / max(1, threads(forItems: items)))
  }
}
