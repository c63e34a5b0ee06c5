import BarText

/// What a run says on the page of a GitHub job: its counts, and a table of the worst findings, in Markdown.
package enum GitHubSummary {
  /// Pages have a bound, and readers too.
  private static let mostRows = 50

  package static func bytes(of report: FindingReport) -> [UInt8] {
    var heading: [UInt8] = []
    report.summary.append(to: &heading)
    var text = "### barc: \(String(decoding: heading.dropLast(), as: UTF8.self))\n"
    let rows = rows(of: report)
    if rows.isEmpty { return [UInt8]("\(text)\n".utf8) }
    text += "\n| | Place | Finding |\n| --- | --- | --- |\n"
    for row in rows.prefix(mostRows) { text += row }
    if rows.count > mostRows { text += "\n\(rows.count - mostRows) more are in the log.\n" }
    return [UInt8]("\(text)\n".utf8)
  }

  /// A row a finding, the worst first.
  private static func rows(of report: FindingReport) -> [String] {
    var rows: [String] = []
    for severity in Severity.allCases.sorted(by: >) {
      for file in report.files where file.findings.contains(where: { $0.severity == severity }) {
        var positions = PositionReader(file.source.bytes)
        let path = escaped(report.paths.fromRoot(file.source.path))
        for finding in file.findings where finding.severity == severity {
          let position = positions.position(of: Int(finding.range.lower))
          rows.append(
            "| \(severity.name) | \(path):\(position.line):\(position.column) "
              + "| \(cell(finding)) (`\(finding.kind.name)`) |\n")
        }
      }
    }
    return rows
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
