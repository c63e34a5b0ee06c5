package import BarText

/// What formats for programs say of a finding.
extension Finding {
  /// An anchor may be used a million times; so many places are enough to understand, and formats have bounds.
  static let mostNotes = 100

  /// The related places that are reported.
  package var toldNotes: ArraySlice<Note> { notes.prefix(Self.mostNotes) }

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
