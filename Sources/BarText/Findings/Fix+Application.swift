extension Fix {
  /// Those of some fixes that can be applied together: in the order given, without any that meets an earlier one.
  package static func compatible(_ fixes: [Fix]) -> [Fix] {
    var taken: [SourceRange] = []
    var result: [Fix] = []
    for fix in fixes {
      let ranges = fix.edits.map(\.range)
      let meets = ranges.contains { range in
        let next = taken.partitioningIndex { $0.lower > range.lower }
        return next > 0 && taken[next - 1].upper >= range.lower
          || next < taken.count && taken[next].lower <= range.upper
      }
      if meets { continue }
      result.append(fix)
      for range in ranges {
        taken.insert(range, at: taken.partitioningIndex { $0.lower > range.lower })
      }
    }
    return result
  }

  /// A text after edits of fixes that do not meet.
  package static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    let edits = fixes.flatMap(\.edits).sorted { $0.range.lower < $1.range.lower }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits {
      result += bytes[position..<Int(edit.range.lower)]
      result += edit.replacement.utf8
      position = Int(edit.range.upper)
    }
    return result + bytes[position...]
  }
}
