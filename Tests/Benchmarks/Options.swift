/// What the command line asks for.
struct Options {
  /// The program that is measured.
  var program = ".build/release/barc"
  /// Leaves out what takes longer than a few seconds.
  var isQuick = false
  var writesJSON = false
  /// Measures instructions alone, and compares them with their limits.
  var holdsLimits = false
  /// Programs of others to run on the same bytes, instead of what else there is.
  var peers: [String] = []
  var asksForHelp = false

  static let help = """
    Measures whole runs of barc beside the least that a reader built on libyaml can take.

    usage: Benchmarks [--barc PATH] [--quick] [--json] [--limits] [--against PROGRAM]…

      --barc PATH        the program to measure (.build/release/barc); best without shared libraries:
                         .ci/static makes .build/static/barc
      --quick            fewer rounds, no large files, no instruction counts
      --json             one JSON object instead of tables
      --limits           only count instructions, and exit with 1 where they are more than they may be
      --against PROGRAM  only run this on the same bytes, where it is installed: \(names); all

    """

  private static var names: String { Peer.all.map(\.name).joined(separator: ", ") }

  init(_ arguments: [String]) throws(BenchmarkFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": writesJSON = true
      case "--limits": holdsLimits = true
      case "--help", "-h": asksForHelp = true
      case "--barc": program = try Self.value(of: argument, &rest)
      case "--against":
        let name = try Self.value(of: argument, &rest)
        let known = Peer.all.map(\.name)
        guard name == "all" || known.contains(name) else {
          throw BenchmarkFailure(message: "\(name) is none of \(Self.names)")
        }
        peers += name == "all" ? known : [name]
      default: throw BenchmarkFailure(message: "unknown argument \(argument)")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchmarkFailure) -> String {
    guard let value = rest.popFirst() else {
      throw BenchmarkFailure(message: "\(option) needs a value")
    }
    return value
  }
}
