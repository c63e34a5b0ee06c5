import BarSyntax

/// A set of texts by their bytes, for the names of a table: a few are compared, many are hashed.
struct WordSet {
  private var words: [UInt64] = []
  /// Open addressing over indexes into `words`, plus one; empty while there are few.
  private var slots: [Int32] = []

  /// Adds a text; answers whether it was new.
  mutating func insert(_ word: UInt64, in texts: TextStorage) -> Bool {
    if words.count < 8 {
      if words.contains(where: { texts.areEqual($0, word) }) { return false }
      words.append(word)
      if words.count == 8 { grow(texts) }
      return true
    }
    if words.count * 2 >= slots.count { grow(texts) }
    var slot = Int(truncatingIfNeeded: hash(word, texts)) & (slots.count - 1)
    while slots[slot] != 0 {
      if texts.areEqual(words[Int(slots[slot]) - 1], word) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    words.append(word)
    slots[slot] = Int32(words.count)
    return true
  }

  /// Whether a text is in the set.
  func contains(_ word: UInt64, in texts: TextStorage) -> Bool {
    if slots.isEmpty { return words.contains { texts.areEqual($0, word) } }
    var slot = Int(truncatingIfNeeded: hash(word, texts)) & (slots.count - 1)
    while slots[slot] != 0 {
      if texts.areEqual(words[Int(slots[slot]) - 1], word) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private mutating func grow(_ texts: TextStorage) {
    slots = [Int32](repeating: 0, count: max(32, slots.count * 2))
    for (index, word) in words.enumerated() {
      var slot = Int(truncatingIfNeeded: hash(word, texts)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// FNV-1a with a final mix.
  private func hash(_ word: UInt64, _ texts: TextStorage) -> UInt64 {
    texts.withText(word) { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash ^ hash >> 29
    }
  }
}
