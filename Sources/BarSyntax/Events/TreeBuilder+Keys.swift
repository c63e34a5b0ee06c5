import BarText

extension TreeBuilder {
  /// Notes a key of the innermost mapping.
  @inline(__always)
  mutating func addKey(_ hash: UInt32) {
    let bit: UInt64 = 1 &<< UInt64(hash)
    if top.keyBits & bit != 0 { top.mayHaveDuplicates = true }
    top.keyBits |= bit
  }

  /// Remembers a `<<`, and reports a second one.
  mutating func addMergeKey(_ node: Int32, _ range: SourceRange) {
    if top.mergeKey < 0 {
      top.mergeKey = node
    } else {
      built.issues.append(
        Issue(
          kind: .secondMergeKey, range: range, other: built.nodes[Int(top.mergeKey)].range))
    }
  }

  /// Reports each key of a mapping that stands there before.
  mutating func reportDuplicates(in mapping: Int) {
    let keys = keys(of: mapping)
    if keys.count <= 16 {
      for (index, later) in keys.enumerated() {
        for earlier in keys[..<index] where later >> 32 == earlier >> 32 {
          if reportDuplicate(later, of: earlier) { break }
        }
      }
      return
    }
    // Equal hashes become neighbors, in text order.
    let sorted = keys.sorted()
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
      if end - start > 1 { reportDuplicates(sorted[start..<end]) }
      start = end
    }
  }

  /// A word for each key that is a text: its hash, and in the low half its node.
  private func keys(of mapping: Int) -> [UInt64] {
    var keys: [UInt64] = []
    let end = built.nodes[mapping].link
    var key = Int32(truncatingIfNeeded: mapping + 1)
    while key < end {
      let node = built.nodes[Int(key)]
      if node.kind == .scalar, !node.flags.contains(.isMerge) {
        keys.append(UInt64(hashOfText(node)) << 32 | UInt64(UInt32(bitPattern: key)))
      }
      let value = node.next(at: key)
      key = built.nodes[Int(value)].next(at: value)
    }
    return keys
  }

  private func hashOfText(_ node: YAMLNode) -> UInt32 {
    let word = textWord(node, arenaStarts: built.arenaStarts)
    let offset = Int(word & 0xFFFF_FFFF)
    let count = TextStorage.count(of: word)
    if word >> 63 == 0 { return hash(bytes + offset, count: count) }
    return built.arena.withUnsafeBufferPointer { arena in
      arena.baseAddress.map { hash($0 + offset, count: count) } ?? 0
    }
  }

  /// Reports the equal ones among keys with one hash, in text order.
  private mutating func reportDuplicates(_ candidates: ArraySlice<UInt64>) {
    var distinct: [UInt64] = []
    for key in candidates {
      // Keys that somebody crafted to share a hash are left unreported: comparing all pairs would take too long.
      let isDuplicate = distinct.prefix(64).contains { reportDuplicate(key, of: $0) }
      if !isDuplicate { distinct.append(key) }
    }
  }

  private mutating func reportDuplicate(_ later: UInt64, of earlier: UInt64) -> Bool {
    let laterNode = built.nodes[Int(later & 0xFFFF_FFFF)]
    let earlierNode = built.nodes[Int(earlier & 0xFFFF_FFFF)]
    if !haveEqualText(laterNode, earlierNode) { return false }
    built.issues.append(
      Issue(kind: .duplicateKey, range: laterNode.range, other: earlierNode.range))
    return true
  }

  private func haveEqualText(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
    let leftWord = textWord(left, arenaStarts: built.arenaStarts)
    let rightWord = textWord(right, arenaStarts: built.arenaStarts)
    let count = TextStorage.count(of: leftWord)
    if count != TextStorage.count(of: rightWord) { return false }
    return built.arena.withUnsafeBufferPointer { arena in
      for index in 0..<count
      where byte(leftWord, index, arena) != byte(rightWord, index, arena) {
        return false
      }
      return true
    }
  }

  private func byte(_ word: UInt64, _ index: Int, _ arena: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let offset = Int(word & 0xFFFF_FFFF) + index
    return word >> 63 == 0 ? bytes[offset] : arena[offset]
  }
}
