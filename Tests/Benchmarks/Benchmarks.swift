#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the built program from outside, and its stages one by one: `BARC_DEVELOPMENT=1 swift run -c release Benchmarks`.
///
/// Times of two runs of one program differ by half on a busy machine, so that none of them passes or fails:
/// what counts is the ratio to a floor that was measured in the same second, and instructions, which have limits.
@main
struct Benchmarks {
  static func main() {
    do throws(BenchmarkFailure) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.asksForHelp {
        print(Options.help, terminator: "")
        return
      }
      if try !run(options) { exit(1) }
    } catch {
      let message = "Benchmarks: \(error.message)\n"
      write(STDERR_FILENO, message, message.utf8.count)
      exit(2)
    }
  }

  /// Whether no limit is exceeded.
  private static func run(_ options: Options) throws(BenchmarkFailure) -> Bool {
    guard access(options.program, X_OK) == 0 else {
      throw BenchmarkFailure(
        message: "no program at \(options.program): build it, or name it with --barc")
    }
    let workshop = try Workshop()
    defer { workshop.remove() }
    let suite = try Suite(options: options, workshop: workshop)
    var tables: [Table] = []
    let report = { (table: Table) in
      tables.append(table)
      if !options.writesJSON { print(table.text) }
    }
    var isWithinLimits = true
    if options.holdsLimits {
      isWithinLimits = try suite.holdLimits(report)
    } else if !options.peers.isEmpty {
      try suite.compareWithPeers(report)
    } else {
      try suite.run(report)
    }
    if options.writesJSON {
      print("{\"tables\": [\(tables.map(\.json).joined(separator: ", "))]}")
    }
    return isWithinLimits
  }
}
