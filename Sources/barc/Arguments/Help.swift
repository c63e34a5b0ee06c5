import BarEmit

/// The help texts, made from the table of commands.
enum Help {
  /// Cells before the sentence of a command or an option.
  private static let indentation = 30
  /// Cells of a line.
  private static let width = 100

  static func overview() -> [UInt8] {
    var output: [UInt8] = []
    output.append("barc ")
    output.append(ToolVersion.text)
    output.append(": checks descriptions of the bars of iOS apps, and lays them out\n\n")
    output.append("usage: barc COMMAND [OPTION…] [ARGUMENT…]\n\ncommands:\n")
    for command in Command.all {
      append(&output, command.summary) { output in
        output.append(command.name)
        if let alias = command.alias {
          output.append(", ")
          output.append(alias)
        }
      }
    }
    output.append("\noptions:\n")
    append(&output, "show this help; `barc help COMMAND` shows a command's") { output in
      output.append("-h, --help")
    }
    append(&output, "show the version") { output in output.append("    --version") }
    output.append("\nexit status:")
    for code in ExitCode.allCases {
      output.append(code == .success ? " " : ", ")
      output.appendDecimal(Int(code.rawValue))
      output.append(" ")
      output.append(code.meaning)
    }
    output.append("\n")
    return output
  }

  static func text(of command: Command) -> [UInt8] {
    var output: [UInt8] = []
    output.append("usage: barc ")
    output.append(command.name)
    output.append(" [OPTION…]")
    if command.operands.utf8CodeUnitCount > 0 {
      output.append(" ")
      output.append(command.operands)
    }
    if let alias = command.alias {
      output.append("\nalias: barc ")
      output.append(alias)
    }
    output.append("\n\n")
    output.append(command.details)
    output.append("\n\noptions:\n")
    for option in command.options + [.help] {
      append(&output, option.help) { output in appendName(of: option, to: &output) }
      appendValues(of: option, to: &output)
    }
    return output
  }

  private static func appendName(of option: CommandOption, to output: inout [UInt8]) {
    if let letter = option.letter {
      output.append("-")
      output += UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter
      output.append(", ")
    } else {
      output.append("    ")
    }
    output.append(option.name)
    switch option.value {
    case .nothing: break
    case .optionalPath(let metavariable):
      output.append(" [")
      output.append(metavariable)
      output.append("]")
    case .path(let metavariable), .text(let metavariable), .oneOf(let metavariable, _):
      output.append(" ")
      output.append(metavariable)
    }
  }

  private static func appendValues(of option: CommandOption, to output: inout [UInt8]) {
    guard case .oneOf(_, let values) = option.value else { return }
    output.append(repeating: UInt8(ascii: " "), count: indentation)
    var taken = indentation
    for (index, value) in values.enumerated() {
      output.append(index == 0 ? "(" : ",")
      // With its comma and the bracket at the end.
      let cells = value.utf8CodeUnitCount + 3
      if taken + cells > width {
        output.append("\n")
        output.append(repeating: UInt8(ascii: " "), count: indentation + 1)
        taken = indentation
      } else if index > 0 {
        output.append(" ")
      }
      output.append(value)
      taken += cells
    }
    output.append(")\n")
  }

  /// Appends a line of two columns.
  private static func append(
    _ output: inout [UInt8], _ sentence: StaticString, _ name: (inout [UInt8]) -> Void
  ) {
    let start = output.count
    output.append("  ")
    name(&output)
    // A character that is no ASCII has more bytes than its cell.
    let cells = String(decoding: output[start...], as: UTF8.self).unicodeScalars.count
    output.append(repeating: UInt8(ascii: " "), count: max(2, indentation - cells))
    output.append(sentence)
    output.append("\n")
  }
}
