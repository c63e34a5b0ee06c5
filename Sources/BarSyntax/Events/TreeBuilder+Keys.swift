import BarText

extension TreeBuilder {
  /// Remembers a key of the innermost mapping.
  @inline(__always)
  mutating func addKey(_ node: Int32, _ hash: UInt32) {
    let bit: UInt64 = 1 << UInt64(hash & 63)
    if top.keyBits & bit != 0 { top.mayHaveDuplicates = true }
    top.keyBits |= bit
    let key = UInt64(hash) << 32 | UInt64(UInt32(bitPattern: node))
    if keyCount == keys.count { keys.append(key) } else { keys[keyCount] = key }
    keyCount += 1
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

  /// Reports each key of the innermost mapping that stands there before.
  mutating func reportDuplicates() {
    let first = Int(top.firstKey)
    if keyCount - first <= 16 {
      for later in first + 1..<keyCount {
        for earlier in first..<later where keys[later] >> 32 == keys[earlier] >> 32 {
          if reportDuplicate(keys[later], of: keys[earlier]) { break }
        }
      }
      return
    }
    // Equal hashes become neighbors, in text order.
    let sorted = keys[first..<keyCount].sorted()
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
      if end - start > 1 { reportDuplicates(sorted[start..<end]) }
      start = end
    }
  }

  /// Reports the equal ones among keys with one hash, in text order.
  private mutating func reportDuplicates(_ candidates: ArraySlice<UInt64>) {
    var distinct: [UInt64] = []
    for key in candidates {
      // Texts that were made to have one hash are left unreported, rather than compared each with each.
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
