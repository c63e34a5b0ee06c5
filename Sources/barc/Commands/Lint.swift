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
        files whose first key is `barc`. Without a path, the working folder; `-` is standard input.
        """,
      options: [
        .format, .outputFile, .color, .select, .ignore, .fix, .unsafeFixes, .fixOnly, .diff,
        .failLevel, .strict, .exitZero, .skipOther, .standardInputName, .today, .quiet,
      ]
    ) { (invocation, console) throws(UsageError) in
      try barc.lint(invocation, try settings(invocation), &console)
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

  fileprivate static var skipOther: Self {
    .init("--skip-other", help: "pass over named files that are no descriptions, as in folders")
  }

  fileprivate static var standardInputName: Self {
    .init("--stdin-filename", value: .text("PATH"), help: "what findings call standard input")
  }
}

private func lint(
  _ invocation: Invocation, _ settings: LintSettings, _ console: inout Console
) throws(UsageError) {
  let fixing = Fixing(invocation, settings)
  let inputs = inputs(invocation, &console)
  let report = try Report(
    invocation, to: fixing.writesText(invocation) ? .messages : .output, reading: inputs)
  var files: [FileFindings] = []
  var summary = FindingSummary()
  for input in inputs {
    do throws(FileError) {
      let source = try input.read()
      let file = try fixing.findings(of: input, source, &summary, &console)
      summary.add(file)
      files.append(file.reported)
    } catch {
      console.complain(of: input.name, error)
    }
  }
  if fixing.isSilent { return }
  report.write(files, summary, &console)
  if summary.reaches(failLevel(invocation)), !invocation.has(.exitZero) {
    console.raise(to: .findings)
  }
}

private func failLevel(_ invocation: Invocation) -> Severity {
  if let level = invocation.choice(of: .failLevel, named: { (severity: Severity) in severity.name })
  {
    return level
  }
  return invocation.has(.strict) ? .warning : .error
}

/// What the operands name, by path, each once.
private func inputs(_ invocation: Invocation, _ console: inout Console) -> [Input] {
  let words = invocation.operands.isEmpty ? [[UInt8(ascii: ".")]] : invocation.operands
  let name = invocation.value(of: .standardInputName).map { Path($0).text }
  var inputs: [Input] = []
  for word in words {
    let input = Input(word, standardInputName: name)
    guard case .file(let folder) = input, folder.kind == .folder else {
      if !invocation.has(.skipOther) || !Discovery.isOther(input) { inputs.append(input) }
      continue
    }
    let complaints = console.exitCode
    let found = Discovery.descriptions(in: folder, &console)
    if found.isEmpty, console.exitCode == complaints {
      console.complain(of: folder.text, FileError("no bar description is in this folder"))
    }
    inputs += found.map(Input.file)
  }
  return Input.unique(inputs).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}
