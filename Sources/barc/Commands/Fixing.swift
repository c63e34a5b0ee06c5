import BarEmit
import BarLint
import BarText

/// What a run does with the fixes of findings.
struct Fixing {
  private enum Way {
    case none, write, show
  }

  private let way: Way
  private let applicability: Fix.Applicability
  /// Whether nothing is said about what is left.
  let isSilent: Bool
  private let settings: LintSettings

  init(_ invocation: Invocation, _ settings: LintSettings) {
    self.settings = settings
    let isUnsafe = invocation.has(.unsafeFixes)
    way =
      invocation.has(.diff)
      ? .show : invocation.has(.fix) || invocation.has(.fixOnly) ? .write : .none
    applicability = isUnsafe ? .unsafe : .safe
    isSilent = invocation.has(.fixOnly) || way == .show
  }

  /// Whether the fixed text of standard input goes to standard output.
  func writesText(_ invocation: Invocation) -> Bool {
    way == .write && invocation.operands.contains(where: Input.isStream)
  }

  /// What is found in a file, after its fixes where they are applied.
  func findings(
    of input: Input, _ source: SourceFile, _ summary: inout FindingSummary,
    _ console: inout Console
  ) throws(FileError) -> FileFindings {
    if way == .none { return FileFindings(source, Pipeline.lint(source, settings)) }
    let fixed = Pipeline.fix(source, atLeast: applicability, settings)
    if way == .show {
      var output: [UInt8] = []
      UnifiedDiff.append(
        from: source.bytes, to: fixed.source.bytes, path: source.path, to: &output)
      console.writeOutput(output)
      if !output.isEmpty { console.raise(to: .findings) }
      return FileFindings(source, [])
    }
    summary.fixed += fixed.fixCount
    switch input {
    case .file(let path):
      if fixed.fixCount > 0 { try AtomicWriting.write([OutputText(fixed.source.bytes)], to: path) }
    case .standardInput: console.writeOutput(fixed.source.bytes)
    }
    return FileFindings(fixed.source, fixed.judgement)
  }
}

extension CommandOption {
  static var fix: Self {
    .init("--fix", help: "apply the fixes that keep the meaning, and report what is left")
  }

  static var unsafeFixes: Self {
    .init("--unsafe-fixes", help: "with --fix or --diff: fixes that may change the meaning, too")
  }

  static var fixOnly: Self {
    .init("--fix-only", help: "apply fixes and report nothing")
  }

  static var diff: Self {
    .init("--diff", help: "print what fixes would change, and change nothing")
  }
}

extension FileFindings {
  /// A file, and what lint says about it.
  fileprivate init(_ source: SourceFile, _ judgement: Judgement) {
    self.init(source, judgement.findings, suppressedCount: judgement.suppressed.count)
  }
}
