import BarCatalog
import BarSyntax

/// Keys that were met in objects of each type, with the places of their properties.
///
/// Most objects have the keys that an object before them had: to compare a key with that one takes a fraction of
/// looking it up in the catalog.
struct KnownKeys {
  private struct Key {
    /// The text of the key in the source; 0 where none was met.
    var word: UInt64 = 0
    /// The first bytes of the text, as many as a word holds, with zeros behind a shorter text.
    var first: UInt64 = 0
    var type = BarType.description
    var place: UInt8 = 0
  }

  private static var count: Int { 512 }

  /// Each key is at its own hash, and gives way to the next one there.
  private var keys = [Key](repeating: Key(), count: KnownKeys.count)

  /// The place of the property that a key of the source names in a type, if an equal key was met there.
  @inline(__always)
  func place(of word: UInt64, in type: BarType, _ texts: TextStorage) -> UInt8? {
    guard let first = KnownKeys.firstBytes(word, texts) else { return nil }
    let key = keys[KnownKeys.slot(first, word, type)]
    guard key.first == first, key.type == type,
      TextStorage.count(of: key.word) == TextStorage.count(of: word)
    else { return nil }
    if TextStorage.count(of: word) > 8, !texts.areEqual(key.word, word) { return nil }
    return key.place
  }

  /// Remembers a key of the source.
  mutating func insert(_ word: UInt64, in type: BarType, at place: UInt8, _ texts: TextStorage) {
    guard let first = KnownKeys.firstBytes(word, texts) else { return }
    keys[KnownKeys.slot(first, word, type)] = Key(
      word: word, first: first, type: type, place: place)
  }

  @inline(__always)
  private static func slot(_ first: UInt64, _ word: UInt64, _ type: BarType) -> Int {
    // The odd constant is 2^64 divided by the golden ratio.
    let sum = (first ^ word &>> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: sum &>> 55 ^ UInt64(type.rawValue) &* 5) & (count - 1)
  }

  /// The first bytes of a text, or nothing for a text that is empty, rewritten or at the very end of the source.
  @inline(__always)
  private static func firstBytes(_ word: UInt64, _ texts: TextStorage) -> UInt64? {
    let offset = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
    let count = TextStorage.count(of: word)
    guard word >> 63 == 0, count > 0, offset &+ 8 <= texts.source.count else { return nil }
    let bytes = texts.source.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return count >= 8 ? bytes : bytes & (1 &<< UInt64(truncatingIfNeeded: 8 &* count) &- 1)
  }
}
