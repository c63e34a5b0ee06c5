import BarText

extension FindingFormat {
  package static var full: FindingFormat {
    FindingFormat("full", isDocument: false, isByFile: true) { report, palette, output in
      report.forEachShown { FullFormat.append($0, in: $1, palette, to: &output) }
    }
  }
}

/// Findings for readers: the head line, the place in the text, the remedy, where to read more, and related places.
enum FullFormat {
  /// An anchor may be used a million times; nobody reads more places than this.
  private static let mostNotes = 8

  static func append(
    _ findings: [Finding], in file: FileFindings, _ palette: TextPalette, to output: inout [UInt8]
  ) {
    var positions = PositionReader(file.source.bytes)
    for finding in findings {
      append(finding, file.source, &positions, palette, to: &output)
    }
  }

  private static func append(
    _ finding: Finding, _ source: SourceFile, _ positions: inout PositionReader,
    _ palette: TextPalette, to output: inout [UInt8]
  ) {
    let position = positions.position(of: Int(finding.range.lower))
    FindingHead(finding, path: source.path, position).append(palette, to: &output)
    let excerpt = Excerpt(of: finding.range, in: source.bytes, positions)
    excerpt.append("^", as: finding.severity, palette, to: &output)
    for text in finding.remedies {
      excerpt.appendRemark("help", palette, to: &output)
      VisibleText.append(text, to: &output)
      output.append("\n")
    }
    if case .comment(let reason?) = finding.silence {
      excerpt.appendRemark("suppressed", palette, to: &output)
      VisibleText.append(reason, to: &output)
      output.append("\n")
    }
    if finding.source.utf8CodeUnitCount > 0 {
      excerpt.appendRemark("source", palette, to: &output)
      output.append(finding.source)
      output.append("\n")
    }
    if finding.notes.count > mostNotes {
      excerpt.appendRemark("note", palette, to: &output)
      output.appendDecimal(finding.notes.count - mostNotes)
      output.append(" more related places are not shown\n")
    }
    excerpt.appendRemark("see", palette, to: &output)
    output.append("barc explain ")
    output.append(finding.kind.name)
    output.append("\n")
    for note in finding.notes.prefix(mostNotes) {
      let position = positions.position(of: Int(note.range.lower))
      FindingHead(note, path: source.path, position).append(palette, to: &output)
      Excerpt(of: note.range, in: source.bytes, positions)
        .append("-", as: .note, palette, to: &output)
    }
    output.append("\n")
  }
}
