import BarJSON

/// A form in which findings are reported. A new one is a case here and a file in `Findings`.
package enum FindingFormat: CaseIterable, Sendable {
  case full, concise, xcode, json, jsonLines, sarif, github, gitlab, checkstyle, junit

  /// What the command line calls it.
  package var name: StaticString {
    switch self {
    case .full: "full"
    case .concise: "concise"
    case .xcode: "xcode"
    case .json: "json"
    case .jsonLines: "jsonl"
    case .sarif: "sarif"
    case .github: "github"
    case .gitlab: "gitlab"
    case .checkstyle: "checkstyle"
    case .junit: "junit"
    }
  }

  /// Whether nothing else may be written into the same stream: a program reads it from beginning to end.
  package var isDocument: Bool {
    switch self {
    case .full, .concise, .xcode, .github: false
    case .json, .jsonLines, .sarif, .gitlab, .checkstyle, .junit: true
    }
  }

  /// Whether a report is what its files have to say, one after the other, so that nothing needs to be kept until the
  /// last one is read.
  package var isByFile: Bool {
    switch self {
    case .full, .concise, .xcode, .jsonLines: true
    case .json, .sarif, .github, .gitlab, .checkstyle, .junit: false
    }
  }

  /// Appends a report; color is for those forms that people read.
  package func append(_ report: FindingReport, isColored: Bool, to output: inout [UInt8]) {
    switch self {
    case .full:
      let palette = TextPalette(isColored: isColored)
      report.forEachShown { FullFormat.append($0, in: $1, palette, to: &output) }
    case .concise:
      let palette = TextPalette(isColored: isColored)
      report.forEachShown { ConciseFormat.append($0, in: $1, palette, to: &output) }
    case .xcode: XcodeFormat.append(report, to: &output)
    case .json: output += JSONText.visible(JSONFormat.document(of: report))
    case .jsonLines: output += JSONText.visible(JSONFormat.lines(of: report))
    case .sarif: output += JSONText.visible(SARIFFormat.document(of: report))
    case .github: GitHubFormat.append(report, to: &output)
    case .gitlab: output += JSONText.visible(GitLabFormat.document(of: report))
    case .checkstyle: CheckstyleFormat.append(report, to: &output)
    case .junit: JUnitFormat.append(report, to: &output)
    }
  }
}
