import BarText

extension FindingFormat {
  package static var concise: FindingFormat {
    FindingFormat("concise", isDocument: false, isByFile: true) { report, palette, output in
      report.forEachShown { ConciseFormat.append($0, in: $1, palette, to: &output) }
    }
  }
}

/// Findings as one line each, for problem matchers and for counting.
enum ConciseFormat {
  static func append(
    _ findings: [Finding], in file: FileFindings, _ palette: TextPalette, to output: inout [UInt8]
  ) {
    var positions = PositionReader(file.source.bytes)
    for finding in findings {
      let position = positions.position(of: Int(finding.range.lower))
      FindingHead(finding, path: file.source.path, position).append(palette, to: &output)
    }
  }
}
