extension Command {
  static var help: Command {
    Command(
      "help", operands: "[COMMAND]", operandCount: 0...1,
      operandWords: { Command.all.map(\.name) }, summary: "show the help of a command",
      details: "Shows what a command does and takes; without a command, what there is.",
      options: [.manual]
    ) { (invocation, console) throws(UsageError) in
      if invocation.has(.manual) {
        console.writeOutput([UInt8](ManualPage.text.utf8))
      } else if let word = invocation.operands.first {
        console.writeOutput(Help.text(of: try Command(named: word)))
      } else {
        console.writeOutput(Help.overview())
      }
    }
  }
}

extension CommandOption {
  fileprivate static var manual: Self {
    .init("--manual", help: "print the manual page, which man(1) shows")
  }
}
