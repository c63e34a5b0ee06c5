extension Baseline {
  /// Entries without what others have of the same: what a baseline knows and a run did not find.
  package static func difference(
    _ entries: some Sequence<Entry>, without found: [Entry]
  ) -> [Entry] {
    let counts = Dictionary(
      found.map { ($0.subject, $0.count) }, uniquingKeysWith: { first, _ in first })
    return entries.compactMap { entry in
      let count = entry.count - (counts[entry.subject] ?? 0)
      return count > 0
        ? Entry(rule: entry.rule, path: entry.path, fingerprint: entry.fingerprint, count: count)
        : nil
    }
  }

  /// The baseline without some entries, or some of their count.
  package func removing(_ stale: [Entry]) -> Baseline {
    Baseline(Self.difference(entries, without: stale))
  }
}
