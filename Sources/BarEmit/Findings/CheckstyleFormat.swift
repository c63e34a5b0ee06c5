import BarText

extension FindingFormat {
  package static var checkstyle: FindingFormat {
    FindingFormat("checkstyle", isDocument: true, isByFile: false) { report, _, output in
      CheckstyleFormat.append(report, to: &output)
    }
  }
}

/// Findings as the XML of Checkstyle 4.3, which many build servers read.
enum CheckstyleFormat {
  static func append(_ report: FindingReport, to output: inout [UInt8]) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for file in report.files {
      var reported = ReportedFile(file, in: report.paths)
      output.append("  <file")
      XMLText.appendAttribute("name", reported.path, to: &output)
      output.append(">\n")
      for finding in file.findings {
        let position = reported.position(of: finding)
        output.append("    <error")
        XMLText.appendAttribute("line", position.line, to: &output)
        XMLText.appendAttribute("column", position.column, to: &output)
        XMLText.appendAttribute("severity", severity(finding.severity), to: &output)
        XMLText.appendAttribute("message", finding.sentence, to: &output)
        XMLText.appendAttribute("source", "barc.\(finding.kind.name)", to: &output)
        output.append("/>\n")
      }
      output.append("  </file>\n")
    }
    output.append("</checkstyle>\n")
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
