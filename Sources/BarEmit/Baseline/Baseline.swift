package import BarText

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

    /// Whether two entries are of the same findings.
    func isOfSame(_ other: Entry) -> Bool {
      fingerprint == other.fingerprint && path == other.path && rule == other.rule
    }
  }

  /// By path, rule and fingerprint, each once.
  package let entries: [Entry]

  package init(_ entries: [Entry] = []) {
    var merged: [Entry] = []
    for entry in entries.sorted(by: Self.precedes) {
      if let last = merged.last, last.isOfSame(entry) {
        merged[merged.count - 1].count += entry.count
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

  /// What a file's findings come to, as entries.
  package static func entries(
    of findings: [Finding], in source: SourceFile, path: String
  ) -> [Entry] {
    Baseline(identified(findings, in: source, path: path).map(\.entry)).entries
  }

  /// A file's findings, silenced where entries know them.
  ///
  /// - Parameter entries: Those of the file.
  package static func silence(
    _ findings: [Finding], in source: SourceFile, path: String, by entries: some Sequence<Entry>
  ) -> [Finding] {
    let counts = Dictionary(
      entries.map { ("\($0.rule)\0\($0.fingerprint)", $0.count) }, uniquingKeysWith: +)
    if counts.isEmpty { return findings }
    var result = findings
    for (index, entry, ordinal) in identified(findings, in: source, path: path)
    where ordinal < counts["\(entry.rule)\0\(entry.fingerprint)"] ?? 0 {
      result[index] = findings[index].silenced(.baseline)
    }
    return result
  }

  /// The findings that a baseline can know, by their index, each as an entry, with the number of equal ones before it.
  private static func identified(
    _ findings: [Finding], in source: SourceFile, path: String
  ) -> [(index: Int, entry: Entry, ordinal: Int)] {
    let known = findings.indices.filter {
      findings[$0].kind.tier == .lint && findings[$0].silence == nil
    }
    if known.isEmpty { return [] }
    var identities = IdentityReader(source, path: path)
    return known.map { index in
      let identity = identities.identity(of: findings[index])
      let entry = Entry(
        rule: "\(findings[index].kind.name)", path: path, fingerprint: identity.subject, count: 1)
      return (index, entry, identity.ordinal)
    }
  }
}
