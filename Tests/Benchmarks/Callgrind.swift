/// Counts instructions, which other programs on the machine do not change.
struct Callgrind {
  /// Instructions that a command executes; nil where valgrind is not installed or cannot run it.
  static func instructions(of command: [String]) throws(BenchmarkFailure) -> Double? {
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    guard isInstalled else { return nil }
    let output = try Launcher.output(of: valgrind + command, stream: 2)
    // The line reads `==123== Collected : 4567`.
    for line in output.text.split(separator: "\n") where line.contains("Collected") {
      return line.split(separator: " ").last.flatMap { Double($0) }
    }
    return nil
  }

  private static var isInstalled: Bool {
    let version = try? Launcher.output(of: ["valgrind", "--version"], stream: 1)
    return version?.status == 0
  }
}
