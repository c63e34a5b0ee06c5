import BarText

extension FindingFormat {
  package static var github: FindingFormat {
    FindingFormat(
      "github", isDocument: false, isByFile: false, jobSummary: GitHubSummary.bytes
    ) { report, _, output in
      GitHubFormat.append(report, to: &output)
    }
  }
}

/// Findings as workflow commands of GitHub, which become annotations of a change.
///
/// A step may have ten annotations of each level. The worst come first, the rest is folded in the log.
enum GitHubFormat {
  private static let mostAnnotations = 10

  static func append(_ report: FindingReport, to output: inout [UInt8]) {
    var folded: [UInt8] = []
    var foldedCount = 0
    var counts: [Severity: Int] = [:]
    for placed in report.worstFirst() {
      let severity = placed.finding.severity
      let count = counts[severity, default: 0] + 1
      counts[severity] = count
      if count <= budget(of: severity) {
        append(placed, to: &output)
      } else {
        foldedCount += 1
        appendLogLine(placed, to: &folded)
      }
    }
    guard foldedCount > 0 else { return }
    let noun = foldedCount == 1 ? "more finding" : "more findings"
    output.append(contentsOf: "::notice title=barc::\(foldedCount) \(noun) in the log\n".utf8)
    output.append(contentsOf: "::group::\(foldedCount) \(noun)\n".utf8)
    output += folded
    output.append("::endgroup::\n")
  }

  /// One notice is kept for what is said of the rest.
  private static func budget(of severity: Severity) -> Int {
    severity == .note ? mostAnnotations - 1 : mostAnnotations
  }

  private static func append(_ placed: PlacedFinding, to output: inout [UInt8]) {
    let finding = placed.finding
    let (start, end) = (placed.span.start.position, placed.span.end.position)
    output.append("::")
    output.append(command(of: finding.severity))
    output.append(" title=")
    appendProperty("barc (\(finding.kind.name))", to: &output)
    output.append(",file=")
    appendProperty(placed.path, to: &output)
    appendNumber("line", start.line, to: &output)
    // GitHub would take columns on two lines for columns on one.
    if start.line == end.line { appendNumber("col", start.column, to: &output) }
    appendNumber("endLine", end.line, to: &output)
    if start.line == end.line { appendNumber("endColumn", end.column, to: &output) }
    output.append("::")
    appendData(finding.message, to: &output)
    for remedy in finding.remedies {
      output.append("%0Ahelp: ")
      appendData(remedy, to: &output)
    }
    for note in placed.notes {
      output.append("%0Anote: line ")
      output.appendDecimal(note.position.line)
      output.append(": ")
      appendData(note.message, to: &output)
    }
    output.append("\n")
  }

  private static func command(of severity: Severity) -> StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func appendNumber(
    _ name: StaticString, _ number: Int, to output: inout [UInt8]
  ) {
    output.append(",")
    output.append(name)
    output.append("=")
    output.appendDecimal(number)
  }

  /// Appends a finding as a line of the log, which must not be read as a command of any kind.
  private static func appendLogLine(_ placed: PlacedFinding, to output: inout [UInt8]) {
    let path = placed.path.utf8.first == UInt8(ascii: ":") ? "./\(placed.path)" : placed.path
    var line: [UInt8] = []
    FindingHead(placed.finding, path: path, placed.span.start.position)
      .append(TextPalette(isColored: false), to: &line)
    // The older form of workflow commands, `##[error]`, is obeyed anywhere in a line.
    output += [UInt8](String(decoding: line, as: UTF8.self).replacing("##[", with: "# #[").utf8)
  }

  /// Appends words, which take one line and cannot color the log.
  private static func appendData(_ text: String, to output: inout [UInt8]) {
    var visible: [UInt8] = []
    VisibleText.append(text, to: &visible)
    for byte in visible where !appendEscape(of: byte, to: &output) { output.append(byte) }
  }

  /// Appends a value that comes back as it is; what else would control a terminal is shown as an escape.
  private static func appendProperty(_ text: String, to output: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":": output.append("%3A")
      case ",": output.append("%2C")
      default:
        if let byte = UInt8(exactly: scalar.value), appendEscape(of: byte, to: &output) { continue }
        if VisibleText.appendEscape(of: scalar, to: &output) { continue }
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Appends what stands for a byte that ends a line or begins an escape; false for any other.
  private static func appendEscape(of byte: UInt8, to output: inout [UInt8]) -> Bool {
    switch byte {
    case UInt8(ascii: "%"): output.append("%25")
    case UInt8(ascii: "\r"): output.append("%0D")
    case UInt8(ascii: "\n"): output.append("%0A")
    default: return false
    }
    return true
  }
}
