import BarText

/// What a run says on the page of a GitHub job: its counts, and a table of the worst findings, in Markdown.
package enum GitHubSummary {
  /// Pages have a bound, and readers too.
  private static let mostRows = 50

  package static func bytes(of report: FindingReport) -> [UInt8] {
    var heading: [UInt8] = []
    report.summary.append(to: &heading)
    var text = "### barc: \(String(decoding: heading.dropLast(), as: UTF8.self))\n"
    let findings = report.worstFirst()
    if findings.isEmpty { return [UInt8]("\(text)\n".utf8) }
    text += "\n| | Place | Finding |\n| --- | --- | --- |\n"
    for finding in findings.prefix(mostRows) { text += row(finding) }
    if findings.count > mostRows {
      text += "\n\(findings.count - mostRows) more are in the log.\n"
    }
    return [UInt8]("\(text)\n".utf8)
  }

  private static func row(_ placed: PlacedFinding) -> String {
    let (finding, position) = (placed.finding, placed.span.start.position)
    return
      "| \(finding.severity.name) | \(escaped(placed.path)):\(position.line):\(position.column) "
      + "| \(cell(finding)) (`\(finding.kind.name)`) |\n"
  }

  private static func cell(_ finding: Finding) -> String {
    let remedies = finding.remedies.map { "<br>\(escaped($0))" }
    return escaped(finding.message) + remedies.joined()
  }

  /// A text as words of a cell: pairs of back-ticks still make code, everything else is only itself.
  private static func escaped(_ text: String) -> String {
    var visible: [UInt8] = []
    VisibleText.append(text, to: &visible)
    let scalars = String(decoding: visible, as: UTF8.self).unicodeScalars
    let hasCode = scalars.count { $0 == "`" }.isMultiple(of: 2)
    var result = ""
    var isCode = false
    for scalar in scalars {
      switch scalar {
      case "`" where hasCode: isCode.toggle()
      // Bars end a cell even in code.
      case "|": result += "\\"
      case "`", "\\", "*", "_", "[", "]", "<", ">", "&", "#", "~", "@", "$", "!":
        if !isCode { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
