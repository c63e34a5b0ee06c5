/// A color: components, a name that the toolkit resolves, or one for light and one for dark appearance.
@frozen @usableFromInline
package enum Color: Payload, Hashable {
  /// Red, green, blue and alpha, a byte each, red highest.
  case components(UInt32)
  /// A color of UIKit's that changes with the appearance, by its number in `SystemColor`.
  case dynamic(SystemColor)
  /// Components, or system colors, for both appearances.
  indirect case pair(light: Color, dark: Color)

  @inlinable package static var form: ValueForm { ValueForm(.color) }

  /// The word's top two bits tell the case: 0 components, 1 system color, 2 a run of light and dark.
  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    switch word >> 62 {
    case 0: self = .components(UInt32(truncatingIfNeeded: word))
    case 1:
      guard let color = SystemColor(rawValue: UInt8(truncatingIfNeeded: word)) else {
        preconditionFailure("a checked description holds no unknown color")
      }
      self = .dynamic(color)
    default:
      let head = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
      self = .pair(
        light: Color(word: tape[head + 1].word, tape), dark: Color(word: tape[head + 2].word, tape))
    }
  }

  /// The word of components, red highest.
  @inlinable package static func word(components: UInt32) -> UInt64 { UInt64(components) }
  /// The word of a system color.
  @inlinable package static func word(_ color: SystemColor) -> UInt64 {
    1 << 62 | UInt64(color.rawValue)
  }
  /// The word of a run of two.
  @inlinable package static func word(pairAt head: Int) -> UInt64 { 2 << 62 | UInt64(head) }
}
