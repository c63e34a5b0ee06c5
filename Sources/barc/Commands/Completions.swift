/// A shell that can complete what is typed.
enum CompletionShell: CaseIterable {
  case bash, zsh, fish

  var name: StaticString {
    switch self {
    case .bash: "bash"
    case .zsh: "zsh"
    case .fish: "fish"
    }
  }

  /// The script that teaches it the commands and options.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension Command {
  static var completions: Command {
    Command(
      "completions", operands: "bash|zsh|fish", operandCount: 1...1,
      operandWords: { CompletionShell.allCases.map(\.name) },
      summary: "print a script by which a shell completes what is typed",
      details: """
        Prints the completions of a shell. For bash, add `source <(barc completions bash)` to
        ~/.bashrc; for zsh, write them to a file `_barc` in a folder of $fpath; for fish, to
        ~/.config/fish/completions/barc.fish.
        """
    ) { (invocation, console) throws(UsageError) in
      let shells = CompletionShell.allCases
      for word in invocation.operands {
        guard let shell = shells.first(where: { $0.name.isSpelled(word) }) else {
          let names = shells.map(\.name)
          throw UsageError(
            "there are no completions for", word,
            help: .nearest(word, names, otherwise: .values(names)))
        }
        console.writeOutput([UInt8](shell.script.utf8))
      }
    }
  }
}
