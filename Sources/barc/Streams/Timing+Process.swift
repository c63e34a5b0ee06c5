import BarEmit
import BarText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CommandOption {
  static var timing: Self {
    .init("--timing", help: "tell how long stages and rules take, each rule with a walk of its own")
  }
}

extension Timing {
  /// With the clock of the system, if the command line asks for it.
  init(_ invocation: Invocation) {
    self.init(clock: invocation.has(.timing) ? nanoseconds : nil)
  }
}

extension Console {
  /// Writes what was measured, if anything was: the longest first.
  mutating func writeTiming(_ timing: Timing) {
    if !timing.isOn { return }
    let parts = timing.parts.sorted { ($1.nanoseconds, $0.name) < ($0.nanoseconds, $1.name) }
    let width = parts.map(\.name.utf8.count).max() ?? 0
    var output: [UInt8] = []
    output.append("time in milliseconds, in all files\n")
    for part in parts {
      let microseconds = Int((part.nanoseconds + 500) / 1000)
      let whole = "\(microseconds / 1000)"
      let fraction = "\(1000 + microseconds % 1000)".dropFirst()
      output.append("  ")
      output.append(contentsOf: part.name.utf8)
      output.append(
        repeating: UInt8(ascii: " "), count: width - part.name.utf8.count + 8 - whole.utf8.count)
      output.append(contentsOf: "\(whole).\(fraction)\n".utf8)
    }
    writeMessage(output)
  }
}

/// Nanoseconds of the monotonic clock.
private func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
