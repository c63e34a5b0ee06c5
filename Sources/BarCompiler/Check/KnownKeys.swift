import BarCatalog
import BarSyntax

/// Keys that were met in objects of each type, with the places of their properties.
///
/// Most objects have the keys that an object before them had: to compare a key with what that one says takes a fraction
/// of looking it up in the catalog.
struct KnownKeys: Sendable {
  private struct Key {
    /// The first bytes of the key, as many as a word holds, with zeros after a shorter one; 0 where none was met.
    var first: UInt64 = 0
    /// The last bytes of a key that is longer than that.
    var last: UInt64 = 0
    /// The number of the spelling that the key is.
    var spelling: UInt16 = 0
    /// The key's length in bytes.
    var length: UInt16 = 0
    var type = BarType.description
    var place: UInt8 = 0
  }

  private static var count: Int { 512 }

  /// Each key is at its own hash, and gives way to the next one there; none before the first is met.
  private var keys: [Key] = []

  /// The place of the property that a key of the source names in a type, if an equal key was met there.
  @inline(__always)
  func place(of word: UInt64, in type: BarType, _ texts: TextStorage) -> UInt8? {
    guard !keys.isEmpty, let first = KnownKeys.firstBytes(word, texts) else { return nil }
    let length = TextStorage.count(of: word)
    let key = keys[KnownKeys.slot(first, length, type)]
    guard key.first == first, key.type == type, Int(key.length) == length else { return nil }
    if length > 8, key.last != KnownKeys.lastBytes(word, texts) { return nil }
    if length > 16, !texts.isEqual(word, to: Spelling.bytes(ofNumber: key.spelling)) { return nil }
    return key.place
  }

  /// Remembers a key of the source that is a spelling.
  mutating func insert(
    _ word: UInt64, _ spelling: Spelling, in type: BarType, at place: UInt8, _ texts: TextStorage
  ) {
    guard let first = KnownKeys.firstBytes(word, texts) else { return }
    if keys.isEmpty { keys = [Key](repeating: Key(), count: KnownKeys.count) }
    let length = TextStorage.count(of: word)
    keys[KnownKeys.slot(first, length, type)] = Key(
      first: first, last: length > 8 ? KnownKeys.lastBytes(word, texts) : 0,
      spelling: spelling.number, length: UInt16(truncatingIfNeeded: length), type: type,
      place: place)
  }

  @inline(__always)
  private static func slot(_ first: UInt64, _ length: Int, _ type: BarType) -> Int {
    // The odd constant is 2^64 divided by the golden ratio.
    let sum = (first ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: sum &>> 55 ^ UInt64(type.rawValue) &* 5) & (count - 1)
  }

  /// The first bytes of a text, or `nil` for a text that is empty, rewritten or at the very end of the source.
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

  /// The last bytes of a text of the source that is longer than a word.
  @inline(__always)
  private static func lastBytes(_ word: UInt64, _ texts: TextStorage) -> UInt64 {
    let end = Int(truncatingIfNeeded: word & 0xFFFF_FFFF) &+ TextStorage.count(of: word)
    return texts.source.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self))
    }
  }
}
