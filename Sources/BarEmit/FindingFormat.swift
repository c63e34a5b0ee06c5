/// A form in which findings are reported. A new one is a case here and a file beside `Text`.
package enum FindingFormat: CaseIterable, Sendable {
  case full, concise

  /// What the command line calls it.
  package var name: StaticString {
    switch self {
    case .full: "full"
    case .concise: "concise"
    }
  }

  /// Whether it is made for readers, so that it may share a stream with other messages and have color.
  private var isText: Bool {
    switch self {
    case .full, .concise: true
    }
  }

  /// Appends the report of all files, which come in the order in which they are reported.
  package func append(_ files: [FileFindings], isColored: Bool, to output: inout [UInt8]) {
    let palette = TextPalette(isColored: isColored && isText)
    for file in files where !file.findings.isEmpty {
      switch self {
      case .full: FullFormat.append(file, palette, to: &output)
      case .concise: ConciseFormat.append(file, palette, to: &output)
      }
    }
  }
}
