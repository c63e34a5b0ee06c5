/// The completions of bash, from version 3.2 on.
enum BashCompletion {
  static var script: String {
    let commands = Command.all
    let names = commands.flatMap(\.names) + ["--help", "--version"]
    return """
      # Completions of barc for bash, as `barc completions bash` prints them.
      _barc() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        # What is typed as --option=value is several words here.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(commands.map(branch).joined())  esac
      }
      complete -o bashdefault -o default -F _barc barc

      """
  }

  private static func branch(_ command: Command) -> String {
    let options = command.options + [.help]
    var text = "    \(command.names.joined(separator: "|")))\n      case $previous in\n"
    for option in options {
      let names = option.names.joined(separator: "|")
      switch option.value {
      case .nothing, .optionalPath: break
      // Without an answer, bash offers files.
      case .path: text += "        \(names)) return ;;\n"
      case .text: text += "        \(names)) compopt +o default 2> /dev/null; return ;;\n"
      case .oneOf(_, let values):
        text += "        \(names)) \(reply(values.map(String.init))) return ;;\n"
      }
    }
    text += "        *) ;;\n      esac\n      case $current in\n"
    text += "        -*) \(reply(options.flatMap(\.names))) ;;\n"
    let words = command.operandWords().map(String.init)
    if !words.isEmpty { text += "        *) \(reply(words)) ;;\n" }
    return text + "      esac\n      ;;\n"
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"));"
  }
}
