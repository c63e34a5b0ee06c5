import BarCatalog

extension PropertyUse {
  /// What to do about a property that the host has no use for.
  func remedy(on host: Host) -> String {
    let facts = facts
    if facts.instead.utf8CodeUnitCount > 0 { return "write \(facts.instead)" }
    return "remove it"
  }

  /// The cases that the value consists of, by their numbers; none if it is not of an enumeration.
  var cases: [(number: UInt8, enumeration: EnumerationName)] {
    let form = facts.form
    guard form.hasPlainCases, let enumeration = EnumerationName(rawValue: form.parameter) else {
      return []
    }
    if form.kind == .enumeration {
      return [(UInt8(truncatingIfNeeded: cell.word), enumeration)]
    }
    return (0..<enumeration.count).filter { cell.word & 1 << UInt64($0) != 0 }
      .map { ($0, enumeration) }
  }
}

extension ValueForm {
  /// Whether the value is one case or a set of cases.
  var hasPlainCases: Bool {
    (kind == .enumeration || kind == .optionSet) && container == .single && !isKeyed
  }

  /// Whether the value may have a case of which something is true.
  func hasCase(where condition: (CaseAvailability) -> Bool) -> Bool {
    guard hasPlainCases, let enumeration = EnumerationName(rawValue: parameter) else {
      return false
    }
    return (0..<enumeration.count).contains { condition(enumeration.availability($0)) }
  }
}
