import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What a run of `barc` takes, for comparing it with another run on the same machine.
struct ProcessCost {
  /// What it exits with, or minus the signal that ended it.
  let status: Int32
  /// User and system time, in seconds.
  let processor: Double
  /// The most memory that it held, in bytes; 0 where the system does not tell.
  let peak: Int
  /// The beginning of what it wrote to its standard output, and of what it wrote to standard error.
  let output: String
  let errors: String
}

extension Shell {
  /// Runs `barc` with these arguments in the working folder, but no longer than some seconds.
  func cost(_ arguments: [String], limit: Double = 240) throws -> ProcessCost {
    // Process tells neither time nor memory of a run that is over.
    let names = ["cost.output", "cost.errors"]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in names.enumerated() {
      let path = folder.appendingPathComponent(name).path
      posix_spawn_file_actions_addopen(
        &actions, Int32(descriptor + 1), path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var words = ([Self.program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, Self.program, &actions, nil, &words, environ) == 0 else {
      throw CocoaError(.executableLoad)
    }
    var (status, usage, peak) = (Int32(0), rusage(), 0)
    let end = Date().addingTimeInterval(limit)
    while wait4(child, &status, WNOHANG, &usage) == 0 {
      // The largest resident set that `wait4` tells begins with that of this program.
      peak = max(peak, Self.residentPeak(of: child))
      if Date() > end { Foundation.kill(child, SIGKILL) }
      usleep(1_000)
    }
    let texts = names.map { beginning(of: $0) }
    for name in names { unlink(folder.appendingPathComponent(name).path) }
    let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    let signal = status & 0x7F
    return ProcessCost(
      status: signal == 0 ? status >> 8 & 0xFF : -signal,
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: peak, output: texts[0],
      errors: texts[1])
  }

  /// The most memory that a running process held so far, in bytes.
  private static func residentPeak(of process: pid_t) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first
    else { return 0 }
    return kilobytes << 10
  }

  private func beginning(of name: String) -> String {
    let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(name))
    return String(decoding: (try? file?.read(upToCount: 1 << 20)) ?? Data(), as: UTF8.self)
  }
}
