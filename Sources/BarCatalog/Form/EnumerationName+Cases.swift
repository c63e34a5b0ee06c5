extension EnumerationName {
  /// How many cases there are.
  package var count: UInt8 {
    let next = EnumerationTables.starts.digits(2, at: Int(rawValue) + 1)
    return UInt8(truncatingIfNeeded: next - start)
  }

  /// The number of the case that the bytes spell, counted from 0 in the order of declaration.
  package func caseNumber(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt8? {
    guard count > 0 else { return nil }
    let id = Int(Spelling.hash(start, count))
    let first = self.start
    for number in first..<(first + Int(self.count))
    where EnumerationTables.ids.digits(3, at: number) == id {
      let lower = EnumerationTables.offsets.digits(3, at: number)
      let upper = EnumerationTables.offsets.digits(3, at: number + 1)
      if upper - lower == count,
        areEqual(EnumerationTables.names.utf8Start + lower, start, count)
      {
        return UInt8(truncatingIfNeeded: number - first)
      }
    }
    return nil
  }

  /// How a case is written; empty if there is none of this number.
  package func spelling(_ number: UInt8) -> StaticString {
    number < count ? EnumerationTables.spelling(start + Int(number)) : ""
  }

  /// What a case means; empty if its name says it all.
  package func sentence(_ number: UInt8) -> StaticString {
    number < count ? EnumerationTables.sentence(start + Int(number)) : ""
  }

  private var start: Int { EnumerationTables.starts.digits(2, at: Int(rawValue)) }
}
