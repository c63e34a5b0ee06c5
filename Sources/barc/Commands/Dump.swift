import BarEmit
import BarText

/// A stage of the pipeline whose value can be looked at.
enum DumpStage: CaseIterable {
  case yaml

  var name: StaticString {
    switch self {
    case .yaml: "yaml"
    }
  }
}

extension Command {
  static var dump: Command {
    Command(
      "dump", operands: "FILE|-", operandCount: 1...1, summary: "show what a stage makes of a file",
      details:
        "Shows a stage's value as text, for looking into barc. The form may change at any time.",
      options: [.stage, .color]
    ) { (invocation, console) throws(UsageError) in
      try barc.dump(invocation, &console)
    }
  }
}

extension CommandOption {
  fileprivate static var stage: Self {
    .init(
      "--stage", value: .oneOf("STAGE", DumpStage.allCases.map(\.name)),
      help: "the stage to show; yaml if left out")
  }
}

private func dump(_ invocation: Invocation, _ console: inout Console) throws(UsageError) {
  var report = try Report(invocation, to: .messages)
  let stage = invocation.choice(of: .stage) { (stage: DumpStage) in stage.name } ?? .yaml
  for word in invocation.operands {
    let input = Input(word)
    do throws(FileError) {
      let source = try input.read(readers: 1)
      let (text, findings) = Pipeline.dump(source, stage: stage)
      console.writeText(text)
      report.add(report.form.part(of: FileFindings(source, findings)), &console)
      report.finish(&console)
      if report.summary.reaches(.error) { console.raise(to: .findings) }
    } catch {
      console.complain(of: input.name, error)
    }
  }
}
