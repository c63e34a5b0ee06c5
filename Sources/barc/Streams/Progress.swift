import BarEmit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far a long run has come, on a terminal and nowhere else.
struct Progress {
  /// How long a run takes before it shows its progress, in seconds.
  private static let patience = 1.0
  /// The least time from one picture to the next, in seconds.
  private static let interval = 0.1

  private let total: Int
  /// When to show it next, in seconds of the monotonic clock.
  private var next = Self.now + Self.patience
  private var done = 0
  private var isShown = false

  /// `nil` if nothing may be shown, or nothing is to be told: one file has no middle.
  init?(of total: Int) {
    let dumb: StaticString = "dumb"
    guard total > 1, isatty(STDERR_FILENO) == 1,
      EnvironmentVariable.value(of: "TERM").map({ !dumb.isSpelled($0) }) ?? false
    else { return nil }
    self.total = total
  }

  /// Counts a file.
  mutating func advance() {
    done += 1
    show()
  }

  /// Shows how many files are done, unless that was shown a moment ago.
  mutating func show() {
    let now = Self.now
    guard now >= next else { return }
    next = now + Self.interval
    isShown = true
    var line: [UInt8] = []
    line.append("\r\u{1B}[K")
    line.appendDecimal(done)
    line.append(" of ")
    line.appendDecimal(total)
    line.append(" files")
    Self.write(line)
  }

  /// Clears what is shown, to make room for other output.
  mutating func erase() {
    guard isShown else { return }
    isShown = false
    var line: [UInt8] = []
    line.append("\r\u{1B}[K")
    Self.write(line)
  }

  private static func write(_ line: [UInt8]) {
    do throws(FileError) { try barc.write(line, to: STDERR_FILENO) } catch { return }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
