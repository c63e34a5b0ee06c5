#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one run of a command took.
struct ProcessRun {
  /// From start to end, in seconds.
  var wall: Double
  /// User and system time, in seconds.
  var processor: Double
  /// Largest resident set, in bytes.
  var peak: Int
  /// What the command exited with, or minus the signal that ended it.
  var status: Int
}

/// Something outside of the program that a benchmark cannot do without.
struct BenchmarkFailure: Error {
  var message: String
}

/// Runs commands, and measures them through `launch.c`.
struct Launcher {
  private let program: String

  /// `program` is the path of `launch.c`, built.
  init(program: String) {
    self.program = program
  }

  func measure(_ command: [String]) throws(BenchmarkFailure) -> ProcessRun {
    let output = try Launcher.output(of: [program] + command, stream: STDOUT_FILENO)
    let numbers = output.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard output.status == 0, numbers.count == 5 else {
      throw BenchmarkFailure(message: "cannot run \(command.joined(separator: " "))")
    }
    return ProcessRun(
      wall: Double(numbers[0]) / 1e9, processor: Double(numbers[1] + numbers[2]) / 1e9,
      peak: numbers[3], status: Launcher.exitStatus(numbers[4]))
  }

  /// Runs a command that is not measured, and takes what it writes to one of its streams; the others
  /// go nowhere.
  static func output(
    of command: [String], stream: Int32
  ) throws(BenchmarkFailure) -> (text: String, status: Int) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchmarkFailure(message: "cannot make a pipe") }
    defer { close(ends[0]) }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    for other in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where other != stream {
      let mode = other == STDIN_FILENO ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, other, "/dev/null", mode, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], stream)
    posix_spawn_file_actions_addclose(&actions, ends[1])

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    // Only what a compiler needs: a measurement does not depend on whose terminal it runs in.
    var environment: [UnsafeMutablePointer<CChar>?] = []
    for name in ["PATH", "HOME", "TMPDIR"] {
      guard let value = getenv(name) else { continue }
      environment.append(strdup("\(name)=\(String(cString: value))"))
    }
    environment.append(nil)
    defer { for variable in environment { free(variable) } }
    var child = pid_t()
    let result = posix_spawnp(&child, command[0], &actions, nil, arguments, environment)
    close(ends[1])
    guard result == 0 else { throw BenchmarkFailure(message: "cannot start \(command[0])") }

    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return (String(decoding: bytes, as: UTF8.self), exitStatus(Int(status)))
  }

  /// A wait status as `wait(2)` lays it out: the signal in the low seven bits, the code above eight.
  private static func exitStatus(_ status: Int) -> Int {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}
