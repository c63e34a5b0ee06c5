/// A color: components, a name that the toolkit resolves, or one for light and one for dark appearance.
@frozen @usableFromInline
package enum Color: Payload, Hashable {
  /// A color that is the same in light and dark appearance as far as the description goes.
  @frozen @usableFromInline package enum Shade: Hashable, Sendable {
    /// Red, green, blue and alpha, a byte each, red highest.
    case components(UInt32)
    /// A color that UIKit has a name for.
    case dynamic(SystemColor)
  }

  /// Red, green, blue and alpha, a byte each, red highest.
  case components(UInt32)
  /// A color that UIKit has a name for.
  case dynamic(SystemColor)
  /// One for light and one for dark appearance.
  case pair(light: Shade, dark: Shade)

  @inlinable package static var form: ValueForm { ValueForm(.color) }

  /// The word's top two bits tell the case: 0 components, 1 system color, 2 a run of light and dark.
  @inlinable @inline(__always)
  package init(word: UInt64, _ tape: [Cell]) {
    if word >> 62 == 2 {
      let head = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
      self = .pair(light: Shade(word: tape[head + 1].word), dark: Shade(word: tape[head + 2].word))
    } else {
      switch Shade(word: word) {
      case .components(let components): self = .components(components)
      case .dynamic(let color): self = .dynamic(color)
      }
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

extension Color.Shade {
  @inlinable @inline(__always)
  package init(word: UInt64) {
    if word >> 62 == 0 {
      self = .components(UInt32(truncatingIfNeeded: word))
    } else {
      guard let color = SystemColor(rawValue: UInt8(truncatingIfNeeded: word)) else {
        preconditionFailure("a checked description holds no unknown color")
      }
      self = .dynamic(color)
    }
  }
}
