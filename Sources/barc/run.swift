import BarEmit

/// Does what the words of the command line, without the program's name, ask for.
func run(_ words: [[UInt8]]) -> ExitCode {
  var console = Console()
  do throws(UsageError) {
    switch try Request(words) {
    case .version:
      var text = [UInt8]()
      text.append("barc ")
      text.append(ToolVersion.text)
      text.append("\n")
      console.writeOutput(text)
    case .help(let command):
      console.writeOutput(command.map(Help.text(of:)) ?? Help.overview())
    case .run(let invocation):
      try invocation.command.run(invocation, &console)
    }
  } catch {
    console.complain(of: error)
  }
  return console.exitCode
}
