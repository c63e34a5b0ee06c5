import BarText

/// The anchors of one document, by name.
struct AnchorTable {
  struct Entry {
    /// The name without `&`.
    let name: SourceRange
    let hash: UInt32
    let node: Int32
    /// The number of nodes of the subtree, aliases followed; 0 while it is open.
    var weight: Int32 = 0
    /// The number of collections on the longest way down, aliases followed.
    var height: Int32 = 0
    var isUsed = false
    var isRedefined = false
    fileprivate var slot: Int32 = 0
  }

  /// In text order; a name that is defined twice is there twice.
  private(set) var entries: [Entry] = []
  /// Open addressing: the index of an entry plus 1, or 0.
  private var slots: [Int32] = []

  /// The index of the last entry of a name.
  func index(of name: UnsafePointer<UInt8>, count: Int, in bytes: UnsafePointer<UInt8>) -> Int? {
    if entries.isEmpty { return nil }
    let hash = hash(name, count: count)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, entry.name.count == count,
        areEqual(name, bytes + Int(entry.name.lower), count: count)
      {
        return Int(slots[slot]) - 1
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds an anchor; the result is its index, and that of the entry that it hides.
  mutating func define(
    _ name: SourceRange, node: Int32, in bytes: UnsafePointer<UInt8>
  ) -> (index: Int, hidden: Int?) {
    if entries.count * 2 >= slots.count { grow() }
    let text = bytes + Int(name.lower)
    let hidden = index(of: text, count: name.count, in: bytes)
    var entry = Entry(name: name, hash: hash(text, count: name.count), node: node)
    if let hidden {
      entries[hidden].isRedefined = true
      entry.slot = entries[hidden].slot
    } else {
      entry.slot = freeSlot(entry.hash)
    }
    entries.append(entry)
    slots[Int(entry.slot)] = Int32(truncatingIfNeeded: entries.count)
    return (entries.count - 1, hidden)
  }

  /// Notes the size of an anchored node when it is complete.
  mutating func close(_ index: Int, weight: Int, height: Int32) {
    entries[index].weight = Int32(clamping: weight)
    entries[index].height = height
  }

  mutating func use(_ index: Int) { entries[index].isUsed = true }

  /// Forgets every anchor, for the next document.
  mutating func removeAll() {
    for entry in entries { slots[Int(entry.slot)] = 0 }
    entries.removeAll(keepingCapacity: true)
  }

  private func freeSlot(_ hash: UInt32) -> Int32 {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    return Int32(truncatingIfNeeded: slot)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(16, slots.count * 2))
    for index in entries.indices {
      if entries[index].isRedefined { continue }
      let slot = freeSlot(entries[index].hash)
      entries[index].slot = slot
      slots[Int(slot)] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
