/// A command of barc, as parsing, help and completions read it. A new one is a file in `Commands` and a line in `all`.
struct Command {
  let name: StaticString
  /// A second name, for people used to another tool.
  let alias: StaticString?
  /// What the operands are, as the usage line shows them; empty if there are none.
  let operands: StaticString
  let operandCount: ClosedRange<Int>
  /// The words that an operand can be; empty if it is anything, such as a file.
  let operandWords: () -> [StaticString]
  /// What it does, in a few words without a full stop.
  let summary: StaticString
  /// Sentences for its own help.
  let details: StaticString
  /// Without `--help`, which every command has.
  let options: [CommandOption]
  let run: (Invocation, inout Console) throws(UsageError) -> Void

  init(
    _ name: StaticString, alias: StaticString? = nil, operands: StaticString = "",
    operandCount: ClosedRange<Int> = 0...0, operandWords: @escaping () -> [StaticString] = { [] },
    summary: StaticString, details: StaticString,
    options: [CommandOption] = [],
    run: @escaping (Invocation, inout Console) throws(UsageError) -> Void
  ) {
    self.name = name
    self.alias = alias
    self.operands = operands
    self.operandCount = operandCount
    self.operandWords = operandWords
    self.summary = summary
    self.details = details
    self.options = options
    self.run = run
  }

  /// The name, and the second one if there is one.
  var names: [String] { ["\(name)"] + (alias.map { ["\($0)"] } ?? []) }

  /// Every command, in the order of help. Built when asked for: most runs need one of them.
  static var all: [Command] {
    [
      .compile, .lint, .lsp, .initialize, .explain, .rules, .config, .catalog, .schema, .devices,
      .dump, .completions, .help,
    ]
  }

  /// Whether the command has an option.
  func takes(_ option: CommandOption) -> Bool {
    options.contains { other in option.name.withUTF8Buffer { other.name.isSpelled($0) } }
  }

  init(named word: [UInt8]) throws(UsageError) {
    let commands = Self.all
    for command in commands
    where command.name.isSpelled(word) || command.alias?.isSpelled(word) ?? false {
      self = command
      return
    }
    throw UsageError(
      "unknown command", word,
      help: .nearest(
        word, commands.map(\.name) + ["--version"], otherwise: "`barc --help` lists the commands"))
  }
}
