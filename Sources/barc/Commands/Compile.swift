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
    ) { invocation, console in
      barc.compile(invocation, &console)
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

private func compile(_ invocation: Invocation, _ console: inout Console) {
  let inputs = Input.unique(invocation.operands.map { Input($0) })
  var destination = CompileDestination(
    invocation.value(of: .output), inputs, isQuiet: invocation.has(.quiet))
  var files: [FileFindings] = []
  var summary = FindingSummary()
  for input in inputs {
    do throws(FileError) {
      let source = try input.read()
      let compiled = Pipeline.compile(source, isPretty: inputs.count == 1)
      let file = FileFindings(source, compiled.findings)
      summary.add(file)
      if !file.findings.isEmpty { files.append(file) }
      if !compiled.documents.isEmpty {
        destination.write(compiled.documents, of: input, &console)
      }
    } catch {
      console.complain(of: input.name, error)
    }
  }
  files.sort { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
  let stream: Report.Stream = destination.usesOutput ? .messages : .output
  Report(invocation).write(files, summary, to: stream, &console)
  if summary.reaches(.error) { console.raise(to: .findings) }
}
