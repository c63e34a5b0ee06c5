import BarServer

extension Command {
  static var lsp: Command {
    Command(
      "lsp",
      summary: "answer an editor, as a language server",
      details: """
        Speaks the language server protocol on standard input and output, as editors want it that
        start it themselves. What it finds in a text is what `barc lint` finds in the saved file. The
        options count for every text, before its configuration.
        """,
      options: [.select, .ignore, .config, .isolated, .baseline, .today, .stdio]
    ) { (invocation, console) throws(UsageError) in
      var server = Server(try ServedFiles(invocation).world)
      let isOrderly = StandardStreams.run(&server, &console)
      // The protocol asks for status 1 if `exit` comes without `shutdown`.
      if !isOrderly { console.raise(to: .findings) }
    }
  }
}

extension CommandOption {
  fileprivate static var stdio: Self {
    .init("--stdio", help: "speak on standard input and output, as is done anyway")
  }
}
