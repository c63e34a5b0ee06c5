import BarSyntax

/// A set of texts by their bytes, for the names of a table: a few are compared, many are hashed.
struct WordSet {
  /// In the order in which they came.
  private(set) var words: [UInt64] = []
  /// Open addressing over indexes into `words`, plus one; empty while there are few.
  private var slots: [Int32] = []

  /// Adds a text; returns whether it was new.
  mutating func insert(_ word: UInt64, in texts: TextStorage) -> Bool {
    if slots.isEmpty {
      if contains(word, in: texts) { return false }
      words.append(word)
      if words.count == 8 { grow(texts) }
      return true
    }
    let slot = slot(of: word, in: texts)
    if slots[slot] != 0 { return false }
    words.append(word)
    slots[slot] = Int32(words.count)
    if words.count * 2 >= slots.count { grow(texts) }
    return true
  }

  /// Whether a text is in the set.
  func contains(_ word: UInt64, in texts: TextStorage) -> Bool {
    if slots.isEmpty { return words.contains { texts.areEqual($0, word) } }
    return slots[slot(of: word, in: texts)] != 0
  }

  private mutating func grow(_ texts: TextStorage) {
    slots = [Int32](repeating: 0, count: max(32, slots.count * 2))
    for (index, word) in words.enumerated() {
      slots[slot(of: word, in: texts)] = Int32(index + 1)
    }
  }

  /// The slot that holds a text, or the one that it would take.
  private func slot(of word: UInt64, in texts: TextStorage) -> Int {
    var slot = Int(texts.hash(of: word)) & (slots.count - 1)
    while slots[slot] != 0, !texts.areEqual(words[Int(slots[slot]) - 1], word) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
