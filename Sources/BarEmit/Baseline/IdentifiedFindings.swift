package import BarText

/// The findings of a file with what they are about, for which the file is read once more.
package struct IdentifiedFindings {
  /// A finding that a baseline can know.
  private struct Candidate {
    /// The index of the finding.
    let index: Int
    /// What it comes to alone.
    let entry: Baseline.Entry
    /// How many findings before it are about the same.
    let ordinal: Int
  }

  private let findings: [Finding]
  private let candidates: [Candidate]

  /// - Parameters:
  ///   - findings: In text order.
  ///   - path: From the baseline's folder.
  package init(_ findings: [Finding], in source: SourceFile, path: String) {
    self.findings = findings
    let known = findings.indices.filter {
      findings[$0].kind.tier == .lint && findings[$0].silence == nil
    }
    if known.isEmpty {
      candidates = []
      return
    }
    var identities = IdentityReader(source, path: path)
    candidates = known.map { index in
      let identity = identities.identity(of: findings[index])
      let entry = Baseline.Entry(
        rule: "\(findings[index].kind.name)", path: path, fingerprint: identity.subject, count: 1)
      return Candidate(index: index, entry: entry, ordinal: identity.ordinal)
    }
  }

  /// What they come to.
  package var entries: [Baseline.Entry] { Baseline(candidates.map(\.entry)).entries }

  /// The findings, silenced where entries know them.
  ///
  /// - Parameter entries: Those of the file.
  package func silenced(by entries: some Sequence<Baseline.Entry>) -> [Finding] {
    let counts = Dictionary(entries.map { ($0.subject, $0.count) }, uniquingKeysWith: +)
    var result = findings
    for candidate in candidates
    where candidate.ordinal < counts[candidate.entry.subject] ?? 0 {
      result[candidate.index] = findings[candidate.index].silenced(.baseline)
    }
    return result
  }
}
