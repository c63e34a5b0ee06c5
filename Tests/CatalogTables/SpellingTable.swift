/// A perfect hash of spellings: hash and displace.
package struct SpellingTable {
  /// Spellings in the order of their numbers.
  package let spellings: [String]
  package let seed: UInt32
  /// The id of each spelling.
  package let ids: [UInt16]
  /// What is added to the upper bits of an id, by its low 8 bits.
  package let displacements: [Int]
  /// The number of the spelling in a slot, or `SpellingTable.none`.
  package let slots: [Int]

  package static let none = 4095
  package static let buckets = 256

  /// The first seed that gives distinct ids and a table; nothing if none of the first 10,000 does.
  package init?(_ spellings: Set<String>) {
    self.spellings = spellings.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var size = 512
    while size * 3 < spellings.count * 4 { size *= 2 }
    for attempt in 0..<10_000 {
      let seed = UInt32(0x9E37_79B1) &+ UInt32(attempt) &* 2
      let ids = self.spellings.map { SpellingTable.hash(Array($0.utf8), seed) }
      guard Set(ids).count == ids.count, let table = SpellingTable.displace(ids, size) else {
        continue
      }
      self.seed = seed
      self.ids = ids
      (displacements, slots) = table
      return
    }
    return nil
  }

  /// The hash that `Spelling.hash` computes.
  package static func hash(_ bytes: [UInt8], _ seed: UInt32) -> UInt16 {
    guard let last = bytes.last else { return 1 }
    let count = bytes.count
    var sum = UInt32(count) &* 0x9E37_79B1
    sum &+= UInt32(bytes[count >> 3]) &* 0x85EB_CA6B
    sum &+= UInt32(bytes[count >> 2]) &* 0xC2B2_AE35
    sum &+= UInt32(bytes[count >> 1]) &* 0x27D4_EB2F
    sum &+= UInt32(bytes[count - 1 - count >> 2]) &* 0x1656_67B1
    sum &+= UInt32(last) &* 0xD3A2_646D
    return max(1, UInt16(truncatingIfNeeded: ((sum ^ sum >> 15) &* seed) >> 16))
  }

  private static func displace(_ ids: [UInt16], _ size: Int) -> ([Int], [Int])? {
    var members = [[Int]](repeating: [], count: buckets)
    for (number, id) in ids.enumerated() { members[Int(id) & (buckets - 1)].append(number) }
    let order = members.indices.sorted { (members[$1].count, $0) < (members[$0].count, $1) }
    var displacements = [Int](repeating: 0, count: buckets)
    var slots = [Int](repeating: none, count: size)
    for bucket in order where !members[bucket].isEmpty {
      let fitting = (0..<size).first { displacement in
        members[bucket].allSatisfy {
          slots[(Int(ids[$0]) >> 7 + displacement) & (size - 1)] == none
        }
      }
      guard let fitting else { return nil }
      displacements[bucket] = fitting
      for number in members[bucket] {
        slots[(Int(ids[number]) >> 7 + fitting) & (size - 1)] = number
      }
    }
    return (displacements, slots)
  }
}
