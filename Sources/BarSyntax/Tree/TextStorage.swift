/// The bytes that text words point into.
///
/// A text word says where a text is: its low 32 bits are an offset in bytes, the next 31 its length in bytes,
/// and the top bit is 1 if it is in the arena instead of the source.
@frozen @usableFromInline
package struct TextStorage: Sendable {
  /// The file, exactly as read.
  @usableFromInline package let source: [UInt8]
  /// The texts that the source does not have as they are: folded, escaped, indented.
  @usableFromInline package let arena: [UInt8]

  @inlinable package init(source: [UInt8], arena: [UInt8]) {
    self.source = source
    self.arena = arena
  }

  /// The word of a text in the source.
  @inlinable package static func sourceWord(offset: Int, count: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: offset)) | UInt64(truncatingIfNeeded: count) << 32
  }

  /// The word of a text in the arena.
  @inlinable package static func arenaWord(offset: Int, count: Int) -> UInt64 {
    sourceWord(offset: offset, count: count) | 1 << 63
  }

  /// The number of bytes of a text.
  @inlinable package static func count(of word: UInt64) -> Int {
    Int(word >> 32 & 0x7FFF_FFFF)
  }

  /// Gives a text's bytes to a function, without a copy.
  @inlinable @inline(__always)
  package func withText<Result>(
    _ word: UInt64, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let lower = Int(word & 0xFFFF_FFFF)
    let upper = lower + TextStorage.count(of: word)
    if word >> 63 == 0 {
      return try source.withUnsafeBytes {
        try body(UnsafeRawBufferPointer(rebasing: $0[lower..<upper]))
      }
    }
    return try arena.withUnsafeBytes {
      try body(UnsafeRawBufferPointer(rebasing: $0[lower..<upper]))
    }
  }

  /// A text as a string.
  package func string(_ word: UInt64) -> String {
    withText(word) { String(decoding: $0, as: UTF8.self) }
  }

  /// A hash of a text's bytes.
  package func hash(of word: UInt64) -> UInt32 {
    withText(word) { text in
      guard let bytes = text.assumingMemoryBound(to: UInt8.self).baseAddress else { return 0 }
      return BarSyntax.hash(bytes, count: text.count)
    }
  }

  /// Whether a text has the same bytes as another one that lies elsewhere.
  package func isEqual(_ word: UInt64, to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard TextStorage.count(of: word) == other.count else { return false }
    return withText(word) { text in
      guard let text = text.baseAddress, let other = other.baseAddress else { return true }
      return BarSyntax.areEqual(
        text.assumingMemoryBound(to: UInt8.self), other, count: TextStorage.count(of: word))
    }
  }

  /// Whether two texts have the same bytes.
  package func areEqual(_ left: UInt64, _ right: UInt64) -> Bool {
    let count = TextStorage.count(of: left)
    if count != TextStorage.count(of: right) { return false }
    return withText(left) { first in
      withText(right) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return BarSyntax.areEqual(
          first.assumingMemoryBound(to: UInt8.self), second.assumingMemoryBound(to: UInt8.self),
          count: count)
      }
    }
  }
}
