/// An option of a command, as parsing, help and completions read it.
struct CommandOption {
  /// What an option takes.
  enum Value {
    case nothing
    /// The path of a file or a folder; the word stands for it in help.
    case path(StaticString)
    /// Any text; the word stands for it in help.
    case text(StaticString)
    /// Nothing, or the path of a file whose name ends in `.json`, or any path after a `=`.
    case optionalPath(StaticString)
    /// One of these words.
    case oneOf(StaticString, [StaticString])
  }

  /// The long name, with its two hyphens.
  let name: StaticString
  /// The letter of the short name, if there is one.
  let letter: Unicode.Scalar?
  let value: Value
  let help: StaticString

  /// The names as they are typed, the short one first.
  var names: [String] { (letter.map { ["-\($0)"] } ?? []) + ["\(name)"] }

  init(
    _ name: StaticString, _ letter: Unicode.Scalar? = nil, value: Value = .nothing,
    help: StaticString
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }
}

/// The options that commands share.
extension CommandOption {
  static var help: Self { .init("--help", "h", help: "show this help") }

  static var quiet: Self { .init("--quiet", "q", help: "no summary, findings only") }

  static var format: Self {
    .init(
      "--format", value: .oneOf("FORMAT", FormatChoice.allCases.map(\.name)),
      help: "form of the findings; full if left out")
  }

  static var outputFile: Self {
    .init(
      "--output-file", "o", value: .path("FILE"),
      help: "file to write the findings to, instead of standard output")
  }

  static var color: Self {
    .init(
      "--color", value: .oneOf("WHEN", ColorChoice.allCases.map(\.name)),
      help: "color text findings; auto: on a terminal")
  }
}
