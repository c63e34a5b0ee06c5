/// What a command line asks for.
enum Request {
  case version
  /// Help of a command, or of barc.
  case help(Command?)
  case run(Invocation)

  init(_ words: [[UInt8]]) throws(UsageError) {
    guard let first = words.first else {
      throw UsageError("a command is missing", help: .sentence("`barc --help` lists the commands"))
    }
    if first.first == UInt8(ascii: "-") {
      let version: StaticString = "--version"
      if version.isSpelled(first) {
        self = .version
      } else if Self.isHelp(first) {
        self = .help(nil)
      } else {
        throw UsageError(
          "unknown option", first,
          help: .nearest(
            first, [version, CommandOption.help.name],
            otherwise: "options come after the command: `barc COMMAND [OPTION…]`"))
      }
      return
    }
    var parser = ArgumentParser(try Command(named: first), words.dropFirst())
    self = try parser.parse()
  }

  fileprivate static func isHelp(_ word: [UInt8]) -> Bool {
    CommandOption.help.name.isSpelled(word) || word == [UInt8(ascii: "-"), UInt8(ascii: "h")]
  }
}

/// Sorts the words after a command into options and operands.
private struct ArgumentParser {
  private let command: Command
  private var rest: ArraySlice<[UInt8]>
  private var given: [Invocation.Given] = []
  private var operands: [[UInt8]] = []

  init(_ command: Command, _ words: ArraySlice<[UInt8]>) {
    self.command = command
    rest = words
  }

  mutating func parse() throws(UsageError) -> Request {
    let hyphen = UInt8(ascii: "-")
    while let word = rest.popFirst() {
      if Request.isHelp(word) { return .help(command) }
      if word == [hyphen, hyphen] {
        operands += rest
        rest = []
      } else if word.starts(with: [hyphen, hyphen]) {
        try parseLong(word)
      } else if word.first == hyphen, word.count > 1 {
        try parseShort(word)
      } else {
        operands.append(word)
      }
    }
    let invocation = Invocation(command, given, operands)
    if operands.count < command.operandCount.lowerBound, !invocation.has(.scriptInputFiles) {
      throw UsageError(
        "command", command.name, " needs an argument",
        help: .usage(command: command.name, operands: command.operands))
    }
    if operands.count > command.operandCount.upperBound {
      throw UsageError(
        "unexpected argument", operands[command.operandCount.upperBound],
        help: .usage(command: command.name, operands: command.operands))
    }
    return .run(invocation)
  }

  private mutating func parseLong(_ word: [UInt8]) throws(UsageError) {
    let parts = word.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = [UInt8](parts[0])
    guard let option = command.options.first(where: { $0.name.isSpelled(name) }) else {
      let names = command.options.map(\.name) + [CommandOption.help.name]
      throw UsageError(
        "unknown option", name,
        help: .nearest(name, names, otherwise: .command(command.name)))
    }
    try take(option, parts.count > 1 ? [UInt8](parts[1]) : nil)
  }

  /// Reads a word such as `-q`, `-qo PATH` or `-oPATH`.
  private mutating func parseShort(_ word: [UInt8]) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard
        let option = command.options.first(where: { $0.letter == Unicode.Scalar(letter) })
      else {
        throw UsageError("unknown option", word, help: .command(command.name))
      }
      if case .nothing = option.value {
        try take(option, nil)
      } else {
        try take(option, letters.isEmpty ? nil : [UInt8](letters))
        return
      }
    }
  }

  /// Adds an option with the value that was attached to it, or with the next word.
  private mutating func take(
    _ option: CommandOption, _ attached: [UInt8]?
  ) throws(UsageError) {
    switch option.value {
    case .nothing:
      if attached != nil {
        throw UsageError("option", option.name, " takes no value", help: .sentence("leave it out"))
      }
      given.append(.init(name: option.name, value: []))
    case .path, .text:
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError(
          "option", option.name, " needs a value", help: .command(command.name))
      }
      given.append(.init(name: option.name, value: value))
    case .optionalPath:
      // The next word is the value only if it cannot be an operand.
      let next = rest.first.flatMap { Path($0).hasSuffix(".json") ? $0 : nil }
      if attached == nil, next != nil { rest.removeFirst() }
      given.append(.init(name: option.name, value: attached ?? next ?? []))
    case .oneOf(_, let values):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("option", option.name, " needs a value", help: .values(values))
      }
      guard values.contains(where: { $0.isSpelled(value) }) else {
        throw UsageError(
          "unknown value", value, of: option.name,
          help: .nearest(value, values, otherwise: .values(values)))
      }
      given.append(.init(name: option.name, value: value))
    }
  }
}
