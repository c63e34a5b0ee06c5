import BarText

/// The first line of a finding or a note, the form that Xcode and problem matchers read:
/// `path:line:column: severity: message (rule-name)`. It is always one line.
struct FindingHead {
  private let path: String
  private let position: SourcePosition
  private let severity: Severity
  /// What stands for the severity, where the finding is not reported: no word that makes an issue of it.
  private let silence: StaticString?
  private let message: String
  private let rule: StaticString?

  init(_ finding: Finding, path: String, _ position: SourcePosition) {
    self.init(finding, saying: finding.message, path: path, position)
  }

  /// A head that says more than the fact.
  init(_ finding: Finding, saying message: String, path: String, _ position: SourcePosition) {
    self.path = path
    self.position = position
    severity = finding.severity
    silence =
      switch finding.silence {
      case .comment: "suppressed"
      case .baseline: "baselined"
      case nil: nil
      }
    self.message = message
    rule = finding.kind.name
  }

  /// A note has no rule of its own, so that nobody counts it as a finding.
  init(_ note: Finding.Note, path: String, _ position: SourcePosition) {
    self.path = path
    self.position = position
    severity = .note
    silence = nil
    message = note.message
    rule = nil
  }

  func append(_ palette: TextPalette, to output: inout [UInt8]) {
    palette.begin(.path, &output)
    VisibleText.append(path, to: &output)
    palette.end(&output)
    output.append(":")
    output.appendDecimal(position.line)
    output.append(":")
    output.appendDecimal(position.column)
    output.append(": ")
    palette.begin(.severity(severity), &output)
    output.append(silence ?? severity.name)
    palette.end(&output)
    output.append(": ")
    palette.begin(.message, &output)
    VisibleText.append(message, to: &output)
    palette.end(&output)
    if let rule {
      output.append(" (")
      output.append(rule)
      output.append(")")
    }
    output.append("\n")
  }
}
