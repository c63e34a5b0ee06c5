import BarText

extension FindingFormat {
  package static var junit: FindingFormat {
    FindingFormat("junit", isDocument: true, isByFile: false) { report, _, output in
      JUnitFormat.append(report, to: &output)
    }
  }
}

/// Findings as the XML of JUnit, which dashboards of tests read: one suite per file, one case per finding.
///
/// Errors and warnings have failed, notes were skipped; a file without findings has a case that passed, so that nobody
/// takes it for one that was not read.
enum JUnitFormat {
  static func append(_ report: FindingReport, to output: inout [UInt8]) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"barc\"")
    appendCounts(of: report.files, to: &output)
    for file in report.files {
      var reported = ReportedFile(file, in: report.paths)
      let path = reported.path
      output.append("  <testsuite")
      XMLText.appendAttribute("name", path, to: &output)
      appendCounts(of: [file], to: &output)
      if file.findings.isEmpty {
        output.append("    <testcase name=\"no-findings\"")
        XMLText.appendAttribute("classname", path, to: &output)
        output.append("/>\n")
      }
      for finding in file.findings {
        append(finding, path, reported.position(of: finding), to: &output)
      }
      output.append("  </testsuite>\n")
    }
    output.append("</testsuites>\n")
  }

  private static func appendCounts(of files: [FileFindings], to output: inout [UInt8]) {
    var tests = 0
    var failures = 0
    for file in files {
      tests += max(1, file.findings.count)
      failures += file.findings.count { $0.severity > .note }
    }
    let notes = files.reduce(0) { $0 + $1.findings.count { $0.severity == .note } }
    XMLText.appendAttribute("tests", tests, to: &output)
    XMLText.appendAttribute("failures", failures, to: &output)
    XMLText.appendAttribute("errors", 0, to: &output)
    XMLText.appendAttribute("skipped", notes, to: &output)
    output.append(">\n")
  }

  private static func append(
    _ finding: Finding, _ path: String, _ position: SourcePosition, to output: inout [UInt8]
  ) {
    let name = "\(finding.kind.name)_\(position.line)_\(position.column)"
    output.append("    <testcase")
    XMLText.appendAttribute("name", name, to: &output)
    XMLText.appendAttribute("classname", path, to: &output)
    XMLText.appendAttribute("file", path, to: &output)
    XMLText.appendAttribute("line", position.line, to: &output)
    output.append(">\n")
    if finding.severity == .note {
      output.append("      <skipped")
      XMLText.appendAttribute("message", finding.sentence, to: &output)
      output.append("/>\n")
    } else {
      output.append("      <failure")
      XMLText.appendAttribute("type", "\(finding.severity.name)", to: &output)
      XMLText.appendAttribute("message", finding.message, to: &output)
      output.append(">")
      XMLText.append(
        "\(path):\(position.line):\(position.column): \(finding.sentence)", to: &output)
      output.append("</failure>\n")
    }
    output.append("    </testcase>\n")
  }
}
