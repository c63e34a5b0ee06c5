/// The order in which findings of one file are reported: by offset, then rule, then message, and each only once.
package enum FindingOrder {
  /// The findings in order, without those that say the same of the same place.
  ///
  /// Of equal ones the worst and then the longest stays, with the notes of all of them by offset.
  package static func ordered(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    // Findings are large; their indexes are not.
    let order = findings.indices.sorted { left, right in
      switch compare(findings[left], findings[right]) {
      case .before: true
      case .after: false
      case .same: precedes(findings[left], findings[right])
      }
    }
    var result: [Finding] = []
    result.reserveCapacity(findings.count)
    var hasNewNotes = false
    for index in order {
      let finding = findings[index]
      guard let last = result.last, compare(last, finding) == .same else {
        if hasNewNotes { sortNotes(of: &result[result.count - 1]) }
        hasNewNotes = false
        result.append(finding)
        continue
      }
      if !finding.notes.isEmpty {
        result[result.count - 1].notes += finding.notes
        hasNewNotes = true
      }
    }
    if hasNewNotes { sortNotes(of: &result[result.count - 1]) }
    return result
  }

  private enum Comparison {
    case before, same, after

    init<Value: Comparable>(_ left: Value, _ right: Value) {
      self = left < right ? .before : left == right ? .same : .after
    }
  }

  /// Compares what a reader sees of two findings: place, rule and message.
  private static func compare(_ left: Finding, _ right: Finding) -> Comparison {
    guard left.range.lower == right.range.lower else {
      return Comparison(left.range.lower, right.range.lower)
    }
    let names = compare(left.kind.name, right.kind.name)
    guard names == .same else { return names }
    return Comparison(left.message, right.message)
  }

  private static func compare(_ left: StaticString, _ right: StaticString) -> Comparison {
    left.withUTF8Buffer { leftBytes in
      right.withUTF8Buffer { rightBytes in
        if leftBytes.elementsEqual(rightBytes) { return .same }
        return leftBytes.lexicographicallyPrecedes(rightBytes) ? .before : .after
      }
    }
  }

  /// Whether the first of two findings that say the same is the one to keep.
  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    return left.range.upper > right.range.upper
  }

  private static func sortNotes(of finding: inout Finding) {
    let sorted = finding.notes.sorted { left, right in
      if left.range.lower != right.range.lower { return left.range.lower < right.range.lower }
      if left.range.upper != right.range.upper { return left.range.upper < right.range.upper }
      return left.message < right.message
    }
    finding.notes.removeAll(keepingCapacity: true)
    for note in sorted where finding.notes.last != note { finding.notes.append(note) }
  }
}
