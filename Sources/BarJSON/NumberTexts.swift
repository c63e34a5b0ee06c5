/// The texts of the numbers that were written last.
///
/// To find the fewest digits that give a number back takes long, and the lines of text of one device are so many thirds
/// of a point wide that the same few hundred numbers come again and again.
@usableFromInline struct NumberTexts: ~Copyable {
  /// Each slot has the bits of a number, a byte for the length of its text, and the text.
  private static let slotSize = 32
  private static let slotCount = 512
  private static let longestText = slotSize - 9

  private let slots: UnsafeMutableRawPointer

  @usableFromInline init() {
    let size = NumberTexts.slotCount * NumberTexts.slotSize
    slots = .allocate(byteCount: size, alignment: 8)
    // The bits of zero, which needs no slot.
    slots.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  deinit { slots.deallocate() }

  /// The text of a number that is not zero, or nothing; valid until the next one is kept.
  func text(of value: Double) -> UnsafeBufferPointer<UInt8>? {
    let slot = slot(of: value)
    guard slot.load(as: UInt64.self) == value.bitPattern else { return nil }
    return UnsafeBufferPointer(
      start: (slot + 9).assumingMemoryBound(to: UInt8.self),
      count: Int(slot.load(fromByteOffset: 8, as: UInt8.self)))
  }

  /// Keeps the text of a number, in the place of another one.
  func keep(_ text: UnsafeBufferPointer<UInt8>, of value: Double) {
    guard text.count <= NumberTexts.longestText, let start = text.baseAddress else { return }
    let slot = slot(of: value)
    slot.storeBytes(of: value.bitPattern, as: UInt64.self)
    slot.storeBytes(of: UInt8(truncatingIfNeeded: text.count), toByteOffset: 8, as: UInt8.self)
    (slot + 9).copyMemory(from: start, byteCount: text.count)
  }

  private func slot(of value: Double) -> UnsafeMutableRawPointer {
    // The odd constant is 2^64 divided by the golden ratio; the highest nine bits of the product are the best mixed.
    let hash = (value.bitPattern &* 0x9E37_79B9_7F4A_7C15) &>> 55
    return slots + Int(truncatingIfNeeded: hash) &* NumberTexts.slotSize
  }
}
