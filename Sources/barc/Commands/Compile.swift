import BarEmit
import BarLint
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
      options: [
        .output, .depfile, .lint, .format, .color, .standardInputName, .scriptInputFiles, .jobs,
        .quiet,
      ]
    ) { (invocation, console) throws(UsageError) in
      try barc.compile(invocation, &console)
    }
  }
}

extension CommandOption {
  fileprivate static var output: Self {
    .init(
      "--output", "o", value: .path("PATH"),
      help: "file to write, or folder for several; - prints a line a document")
  }

  fileprivate static var lint: Self {
    .init("--lint", help: "apply the rules of lint, too, and write all the same")
  }
}

private func compile(
  _ invocation: Invocation, _ console: inout Console
) throws(UsageError) {
  let inputs = try Operands(invocation).named(&console)
  let jobs = try JobCount(invocation)
  var destination = CompileDestination(
    invocation.value(of: .output), inputs, isQuiet: invocation.has(.quiet))
  let depfile = try Depfile(invocation, destination, inputs)
  var report = try Report(
    invocation, to: destination.usesOutput ? .messages : .output)
  let form = report.form
  let settings = LintSettings(today: currentDay())
  let appliesRules = invocation.has(.lint)
  Leftovers.remove(in: destination.folders(of: inputs) + (depfile?.folders ?? []))
  let isAlone = inputs.count == 1
  console.beginProgress(of: inputs.count, isQuiet: invocation.has(.quiet))
  var parts: [(name: String, part: Report.Part)] = []
  OrderedWork.run(inputs, jobs: jobs) { input in
    Outcome(of: input, form, isAlone: isAlone, settings, appliesRules: appliesRules)
  } isWaiting: {
    console.showProgress()
  } handOn: { input, outcome in
    console.advanceProgress()
    switch outcome.result {
    case .success(let made):
      parts.append((input.name, made.part))
      if !made.documents.isEmpty { destination.write(made.documents, of: input, &console) }
    case .failure(let error): console.complain(of: input.name, error)
    }
  }
  console.endProgress()
  depfile?.write(destination.dependencies, &console)
  parts.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  for part in parts { report.add(part.part, &console) }
  report.finish(&console)
  if report.summary.reaches(.error) { console.raise(to: .findings) }
}

/// What came of a file, made on whatever thread.
private struct Outcome {
  let result: Result<(documents: [OutputText], part: Report.Part), FileError>

  /// - Parameter isAlone: Whether it is the only file of the run: then its layout is for people, and is made while it
  ///   is written.
  init(
    of input: Input, _ form: Report.Form, isAlone: Bool, _ settings: LintSettings,
    appliesRules: Bool
  ) {
    do throws(FileError) {
      let source = try input.read()
      let compiled = Pipeline.compile(
        source, isPretty: isAlone, settings, appliesRules: appliesRules)
      let documents = isAlone ? compiled.documents : compiled.documents.map(\.whole)
      result = .success((documents, form.part(of: FileFindings(source, compiled.findings))))
    } catch {
      result = .failure(error)
    }
  }
}
