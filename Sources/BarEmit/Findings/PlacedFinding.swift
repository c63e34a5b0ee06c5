import BarText

/// A finding with its places as lines and columns, as formats for programs give them.
struct PlacedFinding {
  struct Place {
    let position: SourcePosition
    /// In bytes from the file's beginning.
    let offset: Int
  }

  /// From the first character to the one behind the last.
  struct Span {
    let start: Place
    let end: Place

    init(_ range: SourceRange, _ positions: inout PositionReader) {
      start = Place(
        position: positions.position(of: Int(range.lower)), offset: Int(range.lower))
      let upper = max(range.lower, range.upper)
      end = Place(position: positions.position(of: Int(upper)), offset: Int(upper))
    }
  }

  struct Note {
    let span: Span
    let message: String
  }

  struct Edit {
    let span: Span
    let replacement: String
  }

  /// An anchor may be used a million times; so many places are enough to understand, and formats have bounds.
  static let mostNotes = 100

  let finding: Finding
  let span: Span
  let notes: [Note]
  /// The edits of each fix.
  let edits: [[Edit]]

  init(_ finding: Finding, _ positions: inout PositionReader) {
    self.finding = finding
    span = Span(finding.range, &positions)
    notes = finding.notes.prefix(Self.mostNotes).map {
      Note(span: Span($0.range, &positions), message: $0.message)
    }
    edits = finding.fixes.map { fix in
      fix.edits.map { Edit(span: Span($0.range, &positions), replacement: $0.replacement) }
    }
  }
}

extension Finding {
  /// What to do: the finding's own words, or else what its fixes would do.
  var remedies: [String] { help.map { [$0] } ?? fixes.map(\.title) }

  /// The fact and the remedy in one sentence, for readers who get no more than that.
  var sentence: String {
    remedies.isEmpty ? message : "\(message); \(remedies.joined(separator: ", or "))"
  }

  /// What the fact rests on: what is known of this case, or else of its kind.
  var evidence: [String] {
    source.utf8CodeUnitCount > 0 ? ["\(source)"] : kind.sourceList
  }
}
