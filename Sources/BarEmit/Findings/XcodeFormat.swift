import BarText

extension FindingFormat {
  package static var xcode: FindingFormat {
    FindingFormat("xcode", isDocument: false, isByFile: true) { report, _, output in
      XcodeFormat.append(report, to: &output)
    }
  }
}

/// Findings as lines that Xcode turns into issues: whole paths, and related places below as notes.
enum XcodeFormat {
  /// More notes than that only push other issues out of sight.
  private static let mostNotes = 8

  static func append(_ report: FindingReport, to output: inout [UInt8]) {
    let palette = TextPalette(isColored: false)
    for file in report.files where !file.findings.isEmpty {
      let path = report.paths.absolute(file.source.path)
      var positions = PositionReader(file.source.bytes)
      for finding in file.findings {
        let position = positions.position(of: Int(finding.range.lower))
        FindingHead(finding, saying: finding.sentence, path: path, position)
          .append(palette, to: &output)
        for note in finding.notes.prefix(mostNotes) {
          let position = positions.position(of: Int(note.range.lower))
          FindingHead(note, path: path, position).append(palette, to: &output)
        }
      }
    }
  }
}
