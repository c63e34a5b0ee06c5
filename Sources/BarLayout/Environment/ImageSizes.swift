package import BarCatalog

/// The sizes of named images, in points.
///
/// A table with open addressing: names are compared as bytes, and looking one up allocates nothing.
package struct ImageSizes: Sendable {
  /// What an image measures whose size nobody gives: a Material icon.
  package static var usual: Size { Size(width: 24, height: 24) }

  private let entries: [(name: Name, size: Size)]
  /// Indexes of entries, -1 where there is none; a power of two of them, at most half taken.
  private var slots: [Int32]

  /// A name that is given twice has the size that comes first.
  package init(_ entries: [(name: Name, size: Size)], in texts: Texts) {
    self.entries = entries
    var count = 2
    while count < entries.count * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
    for (index, entry) in entries.enumerated() {
      texts.withBytes(of: entry.name) { bytes in
        let slot = self.slot(of: bytes, in: texts)
        if slots[slot] < 0 { slots[slot] = Int32(truncatingIfNeeded: index) }
      }
    }
  }

  /// The size of a named image.
  package func size(of name: Name, in texts: Texts) -> Size {
    guard !entries.isEmpty else { return Self.usual }
    let index = texts.withBytes(of: name) { slots[slot(of: $0, in: texts)] }
    return index < 0 ? Self.usual : entries[Int(index)].size
  }

  /// The slot that holds a name, or the one that it would take.
  private func slot(of bytes: UnsafeRawBufferPointer, in texts: Texts) -> Int {
    var slot = Int(truncatingIfNeeded: fingerprint(bytes)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if texts.withBytes(of: entry.name, { $0.elementsEqual(bytes) }) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// FNV-1a, folded so that the low bits depend on all.
  private func fingerprint(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
