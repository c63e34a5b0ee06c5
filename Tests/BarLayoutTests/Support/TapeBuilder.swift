import BarCatalog
import BarLayout

/// Puts elements on a tape, as reading a description would.
struct TapeBuilder {
  private(set) var tape: [Cell] = []
  private(set) var arena: [UInt8] = []

  var texts: Texts { Texts(source: [], arena: arena) }

  mutating func name(_ string: String) -> UInt64 {
    let bytes = Array(string.utf8)
    defer { arena += bytes }
    return UInt64(arena.count) | UInt64(bytes.count) << 32 | 1 << 63
  }

  /// A text per language.
  mutating func text(_ languages: [(language: String, text: String)]) -> UInt64 {
    let words = languages.flatMap { [name($0.language), name($0.text)] }
    return Text.perLanguage | list(words)
  }

  /// A run of members; answers the index of its head.
  mutating func list(_ words: [UInt64]) -> UInt64 {
    defer {
      tape.append(Cell(word: UInt64(words.count), node: -1))
      for word in words { tape.append(Cell(word: word, node: -1)) }
    }
    return UInt64(tape.count)
  }

  /// A run of properties; answers the index of its head.
  mutating func element(_ type: BarType, _ properties: [(id: UInt16, word: UInt64)]) -> UInt64 {
    defer {
      tape.append(Cell(word: UInt64(properties.count), node: -1, id: UInt16(type.rawValue)))
      for property in properties {
        tape.append(Cell(word: property.word, node: -1, id: property.id))
      }
    }
    return UInt64(tape.count)
  }

  /// A value without a key.
  mutating func keyed(_ word: UInt64) -> UInt64 { list([word]) }

  mutating func size(_ width: Double, _ height: Double) -> UInt64 {
    element(
      .cgSize,
      [
        (CGSize.id(.width), width.bitPattern), (CGSize.id(.height), height.bitPattern),
      ])
  }

  mutating func insets(_ insets: Insets) -> UInt64 {
    element(
      .uiEdgeInsets,
      [
        (UIEdgeInsets.id(.top), insets.top.bitPattern),
        (UIEdgeInsets.id(.left), insets.left.bitPattern),
        (UIEdgeInsets.id(.bottom), insets.bottom.bitPattern),
        (UIEdgeInsets.id(.right), insets.right.bitPattern),
      ])
  }
}
