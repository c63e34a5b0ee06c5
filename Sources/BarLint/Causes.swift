import BarSyntax
import BarText

/// Findings without those whose cause another one names of the same entry, where that counts in the same place.
///
/// What is worse than its cause stays.
func unexplained(_ findings: [Finding], in tree: YAMLTree) -> [Finding] {
  let causes = findings.indices.filter { !findings[$0].kind.explains.isEmpty }
  if causes.isEmpty { return findings }
  var names: [StaticString] = []
  for cause in causes {
    for name in findings[cause].kind.explains where !names.contains(where: { $0.isSame(as: name) })
    {
      names.append(name)
    }
  }
  let effects = findings.indices.filter { index in
    names.contains { $0.isSame(as: findings[index].kind.name) }
  }
  if effects.isEmpty { return findings }
  var severities: [Subject: [String: Severity]] = [:]
  for (index, subject) in subjects(of: causes, findings, in: tree) {
    for name in findings[index].kind.explains {
      let known = severities[subject]?["\(name)"] ?? .note
      severities[subject, default: [:]]["\(name)"] = max(known, findings[index].severity)
    }
  }
  var isExplained = [Bool](repeating: false, count: findings.count)
  for (index, subject) in subjects(of: effects, findings, in: tree) {
    guard let severity = severities[subject]?["\(findings[index].kind.name)"] else { continue }
    isExplained[index] = findings[index].severity <= severity
  }
  return findings.indices.filter { !isExplained[$0] }.map { findings[$0] }
}

/// What a finding is about.
private struct Subject: Hashable {
  /// The value of the entry, or the item.
  let node: Int32
  /// Where the node counts, if it stands elsewhere.
  let use: Int32
}

/// The subjects of some findings, found in one walk in the order of the text.
private func subjects(
  of indexes: [Int], _ findings: [Finding], in tree: YAMLTree
) -> [(index: Int, subject: Subject)] {
  var reader = PointerReader(tree)
  return indexes.sorted { findings[$0].range.lower < findings[$1].range.lower }.compactMap {
    index in
    guard let node = reader.place(of: findings[index].range)?.node else { return nil }
    let use = findings[index].notes.first(where: \.isUse)?.range.lower ?? -1
    return (index, Subject(node: node, use: use))
  }
}

extension StaticString {
  /// Compares names without making texts of them: most findings have no cause.
  fileprivate func isSame(as other: StaticString) -> Bool {
    withUTF8Buffer { bytes in other.withUTF8Buffer { bytes.elementsEqual($0) } }
  }
}
