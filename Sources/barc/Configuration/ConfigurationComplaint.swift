import BarEmit
import BarText

/// Why a configuration cannot count, or what is odd about one that does.
enum ConfigurationComplaint {
  case unreadable(Path, FileError)
  case findings(SourceFile, [Finding])

  /// Says it: what is found in a configuration as if it were found in a description.
  func say(_ console: inout Console) {
    switch self {
    case .unreadable(let path, let error): console.complain(of: path.text, error)
    case .findings(let source, let findings):
      if findings.contains(where: { $0.severity == .error }) { console.raise(to: .environment) }
      var output: [UInt8] = []
      FindingFormat.full.append(
        FindingReport([FileFindings(source, findings)]), isColored: console.colorsMessages,
        to: &output)
      console.writeMessage(output)
    }
  }
}
