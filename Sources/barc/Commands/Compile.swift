import BarEmit
import BarLint
import BarText

extension Command {
  static var compile: Command {
    Command(
      "compile", operands: "PATH…", operandCount: 1...Int.max,
      summary: "check descriptions and write their layout as JSON",
      details: """
        Writes the layout of `app.yaml` or `app.bars.yaml` to `app.bars.json` beside it, of a second
        document in it to `app.2.bars.json`. With an error in a file nothing is written for it.
        A PATH is a file, a folder, whose descriptions are looked for as lint does, a pattern in
        quotes, such as 'Bars/**/*.yaml', or `-` for standard input, whose layout goes to standard
        output.
        """,
      options: [
        .output, .depfile, .lint, .format, .color, .config, .isolated, .select, .ignore,
        .standardInputName, .scriptInputFiles, .jobs, .today, .quiet,
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
  let appliesRules = invocation.has(.lint)
  var configurations = try Configurations(invocation, rules: appliesRules ? nil : [])
  let operands = try Operands(invocation) { configurations.excludes($0, isFolder: $1) }
  let inputs = operands.inNamedOrder(&console)
  var baselines = Baselines(invocation, in: configurations.working)
  let configured = baselines.prepared(
    configurations.configured(inputs, &console), &console)
  let jobs = try JobCount(invocation)
  var destination = CompileDestination(
    invocation.value(of: .output), inputs, isQuiet: invocation.has(.quiet))
  let depfile = try Depfile(invocation, destination, inputs)
  var report = try Report(
    invocation, to: destination.usesOutput ? .messages : .output,
    hasBaseline: baselines.isUsed)
  let form = report.form
  Leftovers.remove(in: destination.folders(of: inputs) + (depfile?.folders ?? []))
  let isAlone = inputs.count == 1
  let readers = jobs.readers(ofEachOf: configured.count)
  console.beginProgress(of: configured.count, isQuiet: invocation.has(.quiet))
  var parts: [(name: String, part: Report.Part)] = []
  OrderedWork.run(configured, jobs: jobs, Pipeline.Memory.init) { configured, memory in
    Outcome(
      of: configured, readers: readers, form, isAlone: isAlone, appliesRules: appliesRules,
      &memory)
  } isWaiting: {
    console.showProgress()
  } handOn: { configured, outcome in
    let input = configured.input
    console.advanceProgress()
    switch outcome.result {
    case .success(let made):
      parts.append((input.name, made.part))
      if !made.documents.isEmpty { destination.write(made.documents, of: input, &console) }
    case .failure(let error): console.complain(of: input.name, error)
    }
  }
  console.endProgress()
  destination.sayCount(&console)
  let rules = destination.dependencies.map { rule in
    // The targets of a configuration are part of every layout.
    Depfile.Rule(outputs: rule.outputs, inputs: rule.inputs + configurations.files)
  }
  depfile?.write(rules, &console)
  parts.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  for part in parts { report.add(part.part, &console) }
  report.finish(&console)
  if report.summary.reaches(.error) { console.raise(to: .findings) }
}

/// The outcome for one file, made on any thread.
private struct Outcome {
  let result: Result<(documents: [OutputText], part: Report.Part), FileError>

  /// - Parameter isAlone: Whether it is the only file of the run: then its layout is for people, and is made while it
  ///   is written.
  init(
    of configured: ConfiguredInput, readers: Int, _ form: Report.Form, isAlone: Bool,
    appliesRules: Bool, _ memory: inout Pipeline.Memory
  ) {
    do throws(FileError) {
      let source = try configured.input.read(readers: readers)
      let compiled = Pipeline.compile(
        source, isPretty: isAlone, configured.settings.lint, appliesRules: appliesRules, &memory)
      let documents = isAlone ? compiled.documents : compiled.documents.map(\.whole)
      var file = FileFindings(source, compiled.findings)
      if let use = configured.baseline { file = use.silenced(file) }
      result = .success((documents, form.part(of: file)))
    } catch {
      result = .failure(error)
    }
  }
}
