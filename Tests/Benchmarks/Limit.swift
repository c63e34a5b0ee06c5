/// How many instructions a run may execute, so that it does not become slower without anybody's noticing.
///
/// Instructions do not depend on what else a machine does. They differ by a few in a thousand between versions of the
/// C library and kinds of processors, and by a few in a hundred between compilers: the limits leave room for that.
struct Limit {
  enum Per {
    case run
    /// For each byte of a description that has no mistakes, of 1,000 KB.
    case byte
  }

  let name: String
  /// The words behind the program's name, before the file if there is one.
  let arguments: [String]
  let per: Per
  let most: Double
  /// Why so many.
  let reason: String

  /// Limits of a program without shared libraries.
  static var all: [Limit] {
    [
      Limit(
        name: "barc --version", arguments: ["--version"], per: .run, most: 500_000,
        reason:
          "a third more than a program takes that does nothing; one table built at start-up exceeds it"
      ),
      Limit(
        name: "barc lint --ignore layout", arguments: ["lint", "--ignore", "layout"], per: .byte,
        most: 330,
        reason: "libyaml's events take 206, the tree and all rules half as much"),
    ]
  }
}
