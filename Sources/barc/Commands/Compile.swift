import BarEmit
import BarText

extension Command {
  static var compile: Command {
    Command(
      "compile", operands: "FILE…", operandCount: 1...Int.max,
      summary: "check descriptions and write their layout as JSON",
      details: """
        Writes the layout of `app.yaml` or `app.bars.yaml` to `app.bars.json` beside it, of a second
        document in it to `app.2.bars.json`. With an error in a file nothing is written for it.
        `-` as a FILE is standard input, whose layout goes to standard output.
        """,
      options: [.output, .format, .color, .quiet]
    ) { (invocation, console) throws(UsageError) in
      try barc.compile(invocation, &console)
    }
  }
}

extension CommandOption {
  fileprivate static var output: Self {
    .init(
      "--output", "o", value: .text("PATH"),
      help: "file to write, or folder for several; - prints a line a document")
  }
}

private func compile(
  _ invocation: Invocation, _ console: inout Console
) throws(UsageError) {
  let inputs = Input.unique(invocation.operands.map { Input($0) })
  var destination = CompileDestination(
    invocation.value(of: .output), inputs, isQuiet: invocation.has(.quiet))
  let report = try Report(
    invocation, to: destination.usesOutput ? .messages : .output)
  var files: [FileFindings] = []
  var summary = FindingSummary()
  for input in inputs {
    do throws(FileError) {
      let source = try input.read()
      let compiled = Pipeline.compile(
        source, isPretty: inputs.count == 1, today: currentDay())
      let file = FileFindings(source, compiled.findings)
      summary.add(file)
      files.append(file.reported)
      if !compiled.documents.isEmpty {
        destination.write(compiled.documents, of: input, &console)
      }
    } catch {
      console.complain(of: input.name, error)
    }
  }
  files.sort { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
  report.write(files, summary, &console)
  if summary.reaches(.error) { console.raise(to: .findings) }
}
