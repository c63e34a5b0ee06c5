import BarText

/// A part of barc that is given arbitrary bytes, and what must hold whatever they are.
enum Subject: String, CaseIterable {
  case parse, lint, compile, fix, configuration, baseline, suppressions, server

  /// Ends the program where something does not hold.
  func check(_ bytes: [UInt8]) {
    switch self {
    case .parse: checkParse(description(bytes))
    case .lint: checkLint(description(bytes))
    case .compile: checkCompile(description(bytes))
    case .fix: checkFix(description(bytes))
    case .configuration: checkConfiguration(SourceFile(path: ".barc.yaml", bytes: bytes))
    case .baseline: checkBaseline(bytes)
    case .suppressions: checkSuppressions(bytes)
    case .server: checkServer(bytes)
    }
  }

  private func description(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: "fuzz.bars.yaml", bytes: bytes)
  }
}
