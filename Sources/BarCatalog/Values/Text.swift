/// A text of the description: where its UTF-8 bytes are.
///
/// The low 32 bits are the offset of the first byte, the next 31 the number of bytes, and the top bit says that they
/// are in the arena of rewritten texts rather than in the source.
@frozen @usableFromInline
package struct Name: Payload, Hashable {
  @usableFromInline package let word: UInt64

  @inlinable package init(word: UInt64) { self.word = word }
  @inlinable package static var form: ValueForm { ValueForm(.name) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self.word = word }

  @inlinable package var offset: Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }
  @inlinable package var count: Int { Int(truncatingIfNeeded: word >> 32 & 0x7FFF_FFFF) }
  @inlinable package var isInArena: Bool { word >> 63 != 0 }
}

/// A text that people read: one, or one per language.
@frozen @usableFromInline
package struct Text: Payload {
  /// The only text; `nil` if there is one per language.
  @usableFromInline package let single: Name?
  /// Language and text, alternating; empty if there is a single one.
  @usableFromInline package let tape: [Cell]
  @usableFromInline package let head: Int32

  /// Bit 62 of the word says that the text is a run of languages: no length reaches it.
  @inlinable package static var perLanguage: UInt64 { 1 << 62 }

  @inlinable package static var form: ValueForm { ValueForm(.text) }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    if word & Text.perLanguage == 0 {
      single = Name(word: word)
      self.tape = []
      head = 0
    } else {
      single = nil
      self.tape = tape
      head = Int32(truncatingIfNeeded: word & 0xFFFF_FFFF)
    }
  }

  /// The number of languages; 0 where there is one text for all.
  @inlinable package var languageCount: Int {
    single == nil ? Int(truncatingIfNeeded: tape[Int(head)].word) / 2 : 0
  }

  @inlinable package func language(_ position: Int) -> Name {
    Name(word: tape[Int(head) + 1 + 2 * position].word)
  }

  @inlinable package func text(_ position: Int) -> Name {
    Name(word: tape[Int(head) + 2 + 2 * position].word)
  }
}
