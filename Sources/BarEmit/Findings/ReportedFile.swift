import BarText

/// A file of a report, as formats for programs tell of it: what it is called, and where its findings are.
struct ReportedFile {
  /// From the first character to the one after the last.
  struct Span {
    let start: Place
    let end: Place
  }

  struct Place {
    let position: SourcePosition
    /// In bytes from the file's beginning.
    let offset: Int
  }

  /// From the working folder.
  let path: String
  let pathFromRoot: String
  private let source: SourceFile
  private var positions: PositionReader
  private lazy var identities = IdentityReader(source, path: path)
  /// Findings that were passed over since the last one.
  private var passed: [Finding] = []

  init(_ file: FileFindings, in paths: ReportPaths) {
    source = file.source
    path = paths.fromWorkingFolder(source.path)
    pathFromRoot = paths.fromRoot(source.path)
    positions = PositionReader(source.bytes)
  }

  mutating func span(of range: SourceRange) -> Span {
    Span(
      start: place(of: range.lower), end: place(of: max(range.lower, range.upper)))
  }

  mutating func position(of finding: Finding) -> SourcePosition {
    place(of: finding.range.lower).position
  }

  mutating func position(of note: Finding.Note) -> SourcePosition {
    place(of: note.range.lower).position
  }

  /// Passes a finding over, which counts among those about the same.
  mutating func pass(_ finding: Finding) { passed.append(finding) }

  /// What a finding is about; findings come in text order, each once.
  mutating func identity(of finding: Finding) -> FindingIdentity {
    for other in passed { _ = identities.identity(of: other) }
    passed.removeAll()
    return identities.identity(of: finding)
  }

  private mutating func place(of offset: Int32) -> Place {
    Place(position: positions.position(of: Int(offset)), offset: Int(offset))
  }
}
