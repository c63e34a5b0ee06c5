/// The completions of fish.
enum FishCompletion {
  static var script: String {
    var text = """
      # Completions of barc for fish, as `barc completions fish` prints them.
      complete -c barc -f
      complete -c barc -n __fish_use_subcommand -s h -l help -d 'show help'
      complete -c barc -n __fish_use_subcommand -l version -d 'show the version'

      """
    for command in Command.all {
      for name in command.names {
        text += "complete -c barc -n __fish_use_subcommand -a \(name)"
        text += " -d \(quoted("\(command.summary)"))\n"
      }
      let line =
        "complete -c barc -n '__fish_seen_subcommand_from \(command.names.joined(separator: " "))'"
      let words = command.operandWords()
      if !words.isEmpty {
        text += "\(line) -a \(list(words))\n"
      } else if command.operands.utf8CodeUnitCount > 0 {
        text += "\(line) -F\n"
      }
      for option in command.options + [.help] {
        text += "\(line)\(names(of: option))\(value(of: option)) -d \(quoted("\(option.help)"))\n"
      }
    }
    return text
  }

  private static func names(of option: CommandOption) -> String {
    option.names.map { $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())" }
      .joined()
  }

  private static func value(of option: CommandOption) -> String {
    switch option.value {
    case .nothing, .optionalPath: ""
    case .path: " -r -F"
    case .text: " -x"
    case .oneOf(_, let values): " -x -a \(list(values))"
    }
  }

  private static func list(_ words: [StaticString]) -> String {
    quoted(words.map { "\($0)" }.joined(separator: " "))
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
