/// The completions of zsh.
enum ZshCompletion {
  static var script: String {
    let commands = Command.all
    let described = commands.flatMap { command in
      command.names.map { "    '\($0):\(quoted("\(command.summary)"))'\n" }
    }
    return """
      #compdef barc
      # Completions of barc for zsh, as `barc completions zsh` prints them.
      _barc() {
        local -a commands
        commands=(
      \(described.joined())  )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments '--help[show help]' '--version[show the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(commands.map(branch).joined())  esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _barc "$@"
      else
        compdef _barc barc
      fi

      """
  }

  private static func branch(_ command: Command) -> String {
    var text = "    \(command.names.joined(separator: "|")))\n      _arguments -s -S"
    for option in command.options + [.help] { text += " \\\n        \(argument(option))" }
    let words = command.operandWords()
    if !words.isEmpty {
      text += " \\\n        '*:\(quoted("\(command.operands)")):(\(list(words)))'"
    } else if command.operands.utf8CodeUnitCount > 0 {
      text += " \\\n        '*:file:_files'"
    }
    return text + "\n      ;;\n"
  }

  /// One name of an option excludes the other.
  private static func argument(_ option: CommandOption) -> String {
    let names = option.names
    let help = "[\(quoted("\(option.help)"))]"
    let value =
      switch option.value {
      case .nothing, .optionalPath: ""
      case .path(let metavariable): ":\(quoted("\(metavariable)")):_files"
      case .text(let metavariable): ":\(quoted("\(metavariable)")): "
      case .oneOf(let metavariable, let values):
        ":\(quoted("\(metavariable)")):(\(list(values)))"
      }
    let sign: (String) -> String = { name in
      value.isEmpty ? name : name + (name.hasPrefix("--") ? "=" : "+")
    }
    if names.count == 1 { return "'\(sign(names[0]))\(help)\(value)'" }
    return
      "'(\(names.joined(separator: " ")))'{\(names.map(sign).joined(separator: ","))}'\(help)\(value)'"
  }

  private static func list(_ words: [StaticString]) -> String {
    words.map { quoted("\($0)") }.joined(separator: " ")
  }

  /// A text inside of single quotes, in which brackets and colons mean nothing.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += #"'\''"#
      case "[", "]", ":", "\\", "(", ")": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
