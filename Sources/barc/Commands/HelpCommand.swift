extension Command {
  static var help: Command {
    Command(
      "help", operands: "[COMMAND]", operandCount: 0...1, summary: "show the help of a command",
      details: "Shows what a command does and takes; without a command, what there is."
    ) { (invocation, console) throws(UsageError) in
      guard let word = invocation.operands.first else {
        console.writeOutput(Help.overview())
        return
      }
      console.writeOutput(Help.text(of: try Command(named: word)))
    }
  }
}
