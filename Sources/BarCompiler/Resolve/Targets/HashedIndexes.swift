/// Finds members of an array by hash; whether two are equal is the caller's to say.
///
/// The standard library's sets and dictionaries look for the conformances of their members at run time, which takes
/// longer than all else that is done to a small file.
struct HashedIndexes {
  /// Open addressing: an index and its hash; the index is -1 where there is none. At most half of the slots are taken.
  private var slots = [(index: Int32, hash: Int)](repeating: (-1, 0), count: 8)
  private var count = 0

  /// The index of the member with a hash that a function calls equal.
  func index(hash: Int, isEqual: (Int32) -> Bool) -> Int32? {
    var slot = hash & (slots.count - 1)
    while slots[slot].index >= 0 {
      if slots[slot].hash == hash, isEqual(slots[slot].index) { return slots[slot].index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the index of a member that is not there yet.
  mutating func insert(_ index: Int32, hash: Int) {
    if count * 2 >= slots.count { grow() }
    slots[freeSlot(hash)] = (index, hash)
    count += 1
  }

  private func freeSlot(_ hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot].index >= 0 { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [(index: Int32, hash: Int)](repeating: (-1, 0), count: old.count * 2)
    for slot in old where slot.index >= 0 { slots[freeSlot(slot.hash)] = slot }
  }
}
