/// What the command line asks for.
struct Options {
  /// The program that is measured.
  var program = ".build/release/barc"
  /// Leaves out what takes longer than a few seconds.
  var isQuick = false
  var writesJSON = false
  var asksForHelp = false

  static let help = """
    Measures whole runs of barc beside the least that a reader built on libyaml can take.

    usage: Benchmarks [--barc PATH] [--quick] [--json]

      --barc PATH  the program to measure (.build/release/barc); best without shared libraries:
                   swift build -c release --static-swift-stdlib -Xswiftc -static-executable
      --quick      fewer rounds, no large files, no instruction counts
      --json       one JSON object instead of tables

    """

  init(_ arguments: [String]) throws(BenchmarkFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": writesJSON = true
      case "--help", "-h": asksForHelp = true
      case "--barc":
        guard let path = rest.popFirst() else {
          throw BenchmarkFailure(message: "--barc needs a path")
        }
        program = path
      default: throw BenchmarkFailure(message: "unknown argument \(argument)")
      }
    }
  }
}
