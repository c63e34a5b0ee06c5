package import BarCatalog

/// What is known of an image that the description names.
package struct NamedImage: Sendable {
  package let name: Name
  /// In points.
  package let size: Size
  /// Whether it is shown mirrored where the layout runs from right to left.
  package let isFlipped: Bool

  package init(_ name: Name, size: Size?, isFlipped: Bool) {
    self.name = name
    self.size = size ?? Self.usualSize
    self.isFlipped = isFlipped
  }

  /// What an image measures whose size nobody gives: a Material icon.
  package static var usualSize: Size { Size(width: 24, height: 24) }
}

/// The images that the description names.
///
/// A table with open addressing: names are compared as bytes, and looking one up allocates nothing.
package struct NamedImages: Sendable {
  private let entries: [NamedImage]
  /// Indexes of entries, -1 where there is none; a power of two of them, at most half taken.
  private var slots: [Int32]

  /// A name that is given twice is the image that comes first.
  package init(_ entries: [NamedImage], in texts: Texts) {
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

  package func image(named name: Name, in texts: Texts) -> NamedImage? {
    guard !entries.isEmpty else { return nil }
    let index = texts.withBytes(of: name) { slots[slot(of: $0, in: texts)] }
    return index < 0 ? nil : entries[Int(index)]
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
