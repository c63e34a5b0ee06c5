import BarEmit
import BarLint
import BarText

/// What a run does with the fixes of findings.
struct Fixing: Sendable {
  private enum Way {
    case none, write, show
  }

  /// The outcome for one file, made on any thread.
  struct Outcome: Sendable {
    /// What is found in the file, after its fixes where they are applied.
    let file: FileFindings
    fileprivate(set) var fixCount = 0
    /// The text after fixes, where there is one to write, or what they would change.
    fileprivate var text: [UInt8] = []
  }

  private let way: Way
  private let applicability: Fix.Applicability
  /// Whether nothing is said about what is left.
  let isSilent: Bool

  init(_ invocation: Invocation) {
    let isUnsafe = invocation.has(.unsafeFixes)
    way =
      invocation.has(.diff)
      ? .show : invocation.has(.fix) || invocation.has(.fixOnly) ? .write : .none
    applicability = isUnsafe ? .unsafe : .safe
    isSilent = invocation.has(.fixOnly) || way == .show
  }

  /// Whether the fixed text of standard input goes to standard output.
  func writesText(of inputs: [Input]) -> Bool {
    way == .write && inputs.contains { $0.path == nil }
  }

  /// The folders that may be written in.
  func folders(of inputs: [Input]) -> [Path] {
    way == .write ? inputs.compactMap(\.path).map(AtomicWriting.folder) : []
  }

  /// Judges a file, and works out its fixes; nothing is written.
  func outcome(
    of source: SourceFile, _ settings: LintSettings, _ timing: inout Timing,
    _ memory: inout Pipeline.Memory
  ) -> Outcome {
    if way == .none {
      return Outcome(
        file: FileFindings(source, Pipeline.lint(source, settings, &timing, &memory)))
    }
    let fixed = Pipeline.fix(source, atLeast: applicability, settings, &timing, &memory)
    if way == .show {
      var outcome = Outcome(file: FileFindings(source, []))
      UnifiedDiff.append(
        from: source.bytes, to: fixed.source.bytes, path: source.path, to: &outcome.text)
      return outcome
    }
    return Outcome(
      file: FileFindings(fixed.source, fixed.judgement), fixCount: fixed.fixCount,
      text: fixed.source.bytes)
  }

  /// Writes what came of a file to where it belongs.
  func write(
    _ outcome: Outcome, of input: Input, _ console: inout Console
  ) throws(FileError) {
    switch (way, input) {
    case (.none, _): break
    case (.show, _):
      console.writeText(outcome.text)
      if !outcome.text.isEmpty { console.raise(to: .findings) }
    case (.write, .standardInput): console.writeText(outcome.text)
    case (.write, .file(let path)):
      if outcome.fixCount > 0 { try AtomicWriting.write([OutputText(outcome.text)], to: path) }
    }
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
    self.init(source, judgement.findings + judgement.suppressed)
  }
}
