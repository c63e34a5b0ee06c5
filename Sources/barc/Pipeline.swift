import BarText

/// Where the command line meets the compiler: everything that is done to a text once it has been read.
enum Pipeline {
  /// What `compile` makes of a file.
  struct Compiled {
    /// The JSON of each document on one line, without its break; empty if there is a hard error.
    let documents: [[UInt8]]
    let findings: [Finding]
  }

  static func lint(_ source: SourceFile) -> [Finding] {
    findings(in: source)
  }

  static func compile(_ source: SourceFile) -> Compiled {
    let findings = findings(in: source)
    guard findings.isEmpty else { return Compiled(documents: [], findings: findings) }
    let marks = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst().count { $0.elementsEqual("---".utf8) }
    return Compiled(
      documents: [[UInt8]](repeating: Array("{}".utf8), count: marks + 1), findings: [])
  }

  /// A stage's value as text, for people who look into barc.
  static func dump(_ source: SourceFile, stage: DumpStage) -> (text: [UInt8], findings: [Finding]) {
    switch stage {
    case .yaml: ([], findings(in: source))
    }
  }

  private static func findings(in source: SourceFile) -> [Finding] {
    switch FirstKey(source.bytes, isWhole: true) {
    case .barc: []
    case .other, .undecided:
      [Finding(.notADescription, SourceRange(0, 0), "the first key is not `barc`")]
    }
  }
}

extension FindingKind {
  fileprivate static var notADescription: Self {
    .init(
      "not-a-description", .error, tier: .hard, summary: "The file is not a bar description.",
      rationale: "The key `barc` with the version of the language makes a YAML file one.")
  }
}
