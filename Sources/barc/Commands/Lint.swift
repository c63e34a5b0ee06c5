import BarEmit
import BarLint
import BarText

extension Command {
  static var lint: Command {
    Command(
      "lint", alias: "check", operands: "[PATH…|-]", operandCount: 0...Int.max,
      summary: "check descriptions",
      details: """
        Checks files, and the descriptions in folders: `*.bars.yaml`, `*.bars.yml`, and other YAML
        files whose first key is `barc`, without what `.gitignore` files name. A path may be a pattern in
        quotes, such as 'Bars/**/*.yaml'. Without one, the working folder; `-` is standard input.
        """,
      options: [
        .format, .outputFile, .color, .select, .ignore, .config, .isolated, .fix, .unsafeFixes,
        .fixOnly, .diff, .baseline, .writeBaseline, .pruneBaseline, .showSuppressed, .failLevel,
        .strict, .exitZero, .skipOther, .exclude, .forceExclude,
        .standardInputName, .scriptInputFiles, .jobs, .timing, .today, .quiet,
      ]
    ) { (invocation, console) throws(UsageError) in
      try barc.lint(invocation, &console)
    }
  }
}

extension CommandOption {
  fileprivate static var failLevel: Self {
    .init(
      "--fail-level", value: .oneOf("LEVEL", Severity.allCases.map(\.name)),
      help: "exit with 1 from this severity on; error if left out")
  }

  fileprivate static var strict: Self { .init("--strict", help: "same as --fail-level warning") }

  fileprivate static var exitZero: Self {
    .init("--exit-zero", help: "exit with 0 whatever the findings")
  }
}

private func lint(
  _ invocation: Invocation, _ console: inout Console
) throws(UsageError) {
  let fixing = Fixing(invocation)
  let jobs = try JobCount(invocation)
  var configurations = try Configurations(invocation)
  let operands = try Operands(invocation) { configurations.excludes($0, isFolder: $1) }
  let inputs = operands.byPath(&console)
  var baselines = Baselines(invocation, in: configurations.working)
  var configured = configurations.configured(inputs, &console)
  if !fixing.isSilent { configured = baselines.prepared(configured, &console) }
  var report = try Report(
    invocation, to: fixing.writesText(of: inputs) ? .messages : .output, reading: inputs,
    hasBaseline: baselines.isUsed)
  Leftovers.remove(in: fixing.folders(of: inputs) + report.folders)
  let form = report.form
  var timing = Timing(invocation)
  let untimed = timing
  let readers = jobs.readers(ofEachOf: configured.count)
  console.beginProgress(of: configured.count, isQuiet: invocation.has(.quiet))
  OrderedWork.run(configured, jobs: jobs, Pipeline.Memory.init) { configured, memory in
    Outcome(of: configured, readers: readers, fixing, form, untimed, &memory)
  } isWaiting: {
    console.showProgress()
  } handOn: { configured, outcome in
    let input = configured.input
    console.advanceProgress()
    timing.add(outcome.timing)
    do throws(FileError) {
      let made = try outcome.result.get()
      try fixing.write(made.fixing, of: input, &console)
      if !fixing.isSilent { report.add(made.part, &console) }
      if let outcome = made.baseline { baselines.add(outcome) }
    } catch {
      console.complain(of: input.name, error)
    }
  }
  console.endProgress()
  defer { console.writeTiming(timing) }
  if fixing.isSilent { return }
  report.finish(&console)
  baselines.finish(searched: operands.searchesFolders, &console)
  if report.summary.reaches(failLevel(invocation)), !invocation.has(.exitZero) {
    console.raise(to: .findings)
  }
}

/// The outcome for one file, made on any thread.
private struct Outcome: Sendable {
  let timing: Timing
  let result:
    Result<
      (fixing: Fixing.Outcome, part: Report.Part, baseline: BaselineUse.Outcome?), FileError
    >

  init(
    of configured: ConfiguredInput, readers: Int, _ fixing: Fixing, _ form: Report.Form,
    _ timing: Timing, _ memory: inout Pipeline.Memory
  ) {
    var timing = timing
    do throws(FileError) {
      let settings = configured.settings.lint
      let source = try configured.input.read(readers: readers)
      let outcome = fixing.outcome(of: source, settings, &timing, &memory)
      var file = outcome.file
      var baseline: BaselineUse.Outcome?
      if let use = configured.baseline {
        (file, baseline) = timing.measure("compare") { use.outcome(of: file, settings) }
      }
      let part = timing.measure("report") { form.part(of: file, fixed: outcome.fixCount) }
      result = .success((outcome, part, baseline))
    } catch {
      result = .failure(error)
    }
    self.timing = timing
  }
}

private func failLevel(_ invocation: Invocation) -> Severity {
  if let level = invocation.choice(of: .failLevel, named: { (severity: Severity) in severity.name })
  {
    return level
  }
  return invocation.has(.strict) ? .warning : .error
}
