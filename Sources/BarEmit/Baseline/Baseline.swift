import BarText

/// Findings that are known: a run reports what else it finds.
///
/// A finding is known by its rule, its file and what it is about, never by its line. Errors of the description itself
/// are never known.
package struct Baseline: Equatable, Sendable {
  /// Findings of one rule that are about equal things.
  package struct Entry: Equatable, Sendable {
    package let rule: String
    /// From the baseline's folder.
    package let path: String
    /// What they are about: the fingerprint of the first of them.
    package let fingerprint: String
    /// How many there are; at least 1.
    package var count: Int

    package init(rule: String, path: String, fingerprint: String, count: Int) {
      self.rule = rule
      self.path = path
      self.fingerprint = fingerprint
      self.count = count
    }

    /// What entries of the same findings share.
    var subject: Subject { Subject(path: path, rule: rule, fingerprint: fingerprint) }
  }

  /// What findings are, where they are and what they are about.
  struct Subject: Hashable {
    let path: String
    let rule: String
    let fingerprint: String
  }

  /// More findings of one subject than any file has, and so few that they can be added up.
  static let largestCount = 1 << 31

  /// By path, rule and fingerprint, each once.
  package let entries: [Entry]

  package init(_ entries: [Entry] = []) {
    var merged: [Entry] = []
    for entry in entries.sorted(by: Self.precedes) {
      if let last = merged.last, last.subject == entry.subject {
        merged[merged.count - 1].count = min(last.count + entry.count, Self.largestCount)
      } else {
        merged.append(entry)
      }
    }
    self.entries = merged
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    (left.path, left.rule, left.fingerprint) < (right.path, right.rule, right.fingerprint)
  }

  /// The entries of one file.
  package func entries(of path: String) -> ArraySlice<Entry> {
    let start = entries.partitioningIndex { $0.path >= path }
    return entries[start...].prefix { $0.path == path }
  }
}
