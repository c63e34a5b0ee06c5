/// What barc says about one place in a file.
package struct Finding: Sendable {
  /// A second place that explains the first.
  package struct Note: Equatable, Sendable {
    package let range: SourceRange
    package let message: String
    /// Whether it is where the offending text counts, which may stand elsewhere.
    package let isUse: Bool

    package init(_ range: SourceRange, _ message: String) {
      self.init(range, message, isUse: false)
    }

    private init(_ range: SourceRange, _ message: String, isUse: Bool) {
      self.range = range
      self.message = readable(message)
      self.isUse = isUse
    }

    /// Where the offending text counts: at an alias, or in what defaults are for.
    package static func use(_ range: SourceRange) -> Note {
      Note(range, "used here", isUse: true)
    }

    /// The same of another place.
    package func moved(to range: SourceRange) -> Note { Note(range, message, isUse: isUse) }
  }

  /// Where a fact holds that does not hold everywhere.
  package struct Contexts: Equatable, Sendable {
    /// What the message says that stays the same whatever the places are and how bad it is there.
    package let fact: String
    /// The names of environments, in the order of targets.
    package let names: [String]

    package init(_ fact: String, in names: [String]) {
      self.fact = readable(fact)
      self.names = names
    }
  }

  /// How many bytes a sentence has at most before it is cut.
  package static let longestText = 1_000

  package let kind: FindingKind
  /// How much it matters: the kind's own severity, unless this case is better or worse than most.
  package private(set) var severity: Severity
  /// The offending text.
  package let range: SourceRange
  /// What is at fault where the offending text is only a part of it: an item of which one property tells that it is new
  /// and was never finished. `nil` if the text is all of it.
  package var subject: SourceRange?
  /// The fact: lower case, no full stop, names in back-ticks; cut where it is longer than anybody reads.
  package let message: String
  /// The remedy, if there is one to tell.
  package let help: String?
  /// What the fact rests on: file and symbol, document and section, or address; empty if it is the language itself.
  package let source: StaticString
  package var notes: [Note]
  package let fixes: [Fix]
  /// The environments that it is about; `nil` if it is about the description alone.
  package let contexts: Contexts?
  /// Why it is not reported; `nil` if it is.
  package private(set) var silence: Silence?

  package init(
    _ kind: FindingKind, _ range: SourceRange, _ message: String, help: String? = nil,
    source: StaticString = "", notes: [Note] = [], fixes: [Fix] = [], severity: Severity? = nil,
    contexts: Contexts? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.range = range
    self.message = readable(message)
    self.help = help.map(readable)
    self.source = source
    self.notes = notes
    self.fixes = fixes
    self.contexts = contexts
  }

  /// The same finding, which is not reported.
  package func silenced(_ silence: Silence) -> Finding {
    var finding = self
    finding.silence = silence
    return finding
  }

  /// The same finding, as bad as somebody wants it to be.
  package func weighed(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }
}

/// A sentence that names something a description says, cut where that is longer than anybody reads: a key may be as long as
/// a file, and stand for itself in a thousand places.
private func readable(_ text: String) -> String {
  let most = Finding.longestText
  if text.utf8.count <= most { return text }
  var end = text.utf8.index(text.startIndex, offsetBy: most)
  while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
  return text[..<end] + "…"
}
