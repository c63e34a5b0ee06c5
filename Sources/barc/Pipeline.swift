import BarCompiler
import BarEmit
import BarLint
import BarSyntax
import BarText

/// Where the command line meets the compiler: everything that is done to a text once it has been read.
enum Pipeline {
  /// What is kept from one file to the next; each thread has its own.
  struct Memory {
    fileprivate var compiler = CompilerMemory()
    fileprivate var rules = RuleMemory()
  }

  /// What `compile` makes of a file.
  struct Compiled {
    /// The JSON of each document; none if there is a hard error.
    let documents: [OutputText]
    let findings: [Finding]
  }

  /// What there is to say about a file.
  static func lint(
    _ source: SourceFile, _ settings: LintSettings, _ timing: inout Timing,
    _ memory: inout Memory
  ) -> Judgement {
    let compilation = BarCompiler.compile(
      source, targets: settings.targets, &timing, &memory.compiler)
    return judge(compilation, settings, &timing, &memory.rules)
  }

  /// The file after all of its fixes that are trusted at least so much.
  static func fix(
    _ source: SourceFile, atLeast applicability: Fix.Applicability, _ settings: LintSettings,
    _ timing: inout Timing, _ memory: inout Memory
  ) -> FixedFile {
    BarLint.fix(source, atLeast: applicability) { lint($0, settings, &timing, &memory) }
  }

  /// The layout of a file, and what its stages find.
  ///
  /// - Parameter appliesRules: Whether to judge as lint does; else nothing is said about comments that silence.
  static func compile(
    _ source: SourceFile, isPretty: Bool, _ settings: LintSettings, appliesRules: Bool,
    _ memory: inout Memory
  ) -> Compiled {
    var timing = Timing.off
    let compilation = BarCompiler.compile(
      source, targets: settings.targets, &timing, &memory.compiler)
    let documents =
      compilation.hasHardErrors
      ? []
      : compilation.documents.map { (document) -> OutputText in
        // Each document is written once and handed over for it, so that its tape need not be copied.
        var document: Resolved? = document
        return OutputText { sink in
          guard let taken = document.take() else { return }
          writeLayoutIR(taken, isPretty: isPretty, to: sink)
        }
      }
    let findings =
      appliesRules
      ? judge(compilation, settings, &timing, &memory.rules).findings
      : unsuppressed(compilation, settings)
    return Compiled(documents: documents, findings: findings)
  }

  /// A stage's value as text, for people who look into barc.
  static func dump(_ source: SourceFile, stage: DumpStage) -> (text: [UInt8], findings: [Finding]) {
    switch stage {
    case .yaml: yamlEvents(of: source)
    }
  }

  /// The events of a file as libyaml reads it, and where it stops.
  private static func yamlEvents(of source: SourceFile) -> (text: [UInt8], findings: [Finding]) {
    let (tree, problem) = parseAsLibrary(source)
    guard let problem else { return (tree.eventNotation(), []) }
    var message = "\(problem.problem) at byte \(problem.offset)"
    if let context = problem.context { message += ", \(context)" }
    return ([], [Finding(.yamlSyntax, SourceRange(problem.offset, problem.offset), message)])
  }
}
