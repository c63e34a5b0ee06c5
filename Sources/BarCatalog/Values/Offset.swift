/// An offset, written as a mapping or as a list.
@usableFromInline package enum UIOffset: BarObject {}

extension Property where Owner == UIOffset {
  @inlinable package static var horizontal: Of<Double> {
    .init(
      "Points to the right.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/UIGeometry.h UIOffset")
  }

  @inlinable package static var vertical: Of<Double> {
    .init(
      "Points down.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/UIGeometry.h UIOffset")
  }
}

extension UIOffset {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(positional: 2)
  }
}

/// An offset in points; what is not written is 0.
@frozen @usableFromInline
package struct Offset: DefaultValue, Hashable, CustomStringConvertible {
  @usableFromInline package var horizontal: Double
  @usableFromInline package var vertical: Double

  @inlinable package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable package static var zero: Offset { Offset(horizontal: 0, vertical: 0) }
  @inlinable package static var form: ValueForm {
    ValueForm(.element, parameter: UIOffset.type.rawValue)
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    let element = Element<UIOffset>(word: word, tape)
    horizontal = element[.horizontal] ?? 0
    vertical = element[.vertical] ?? 0
  }

  /// As a default, in quarters of a point.
  @inlinable package init(defaultWord: UInt64) {
    horizontal = Double(Int32(truncatingIfNeeded: defaultWord &>> 0)) / 4
    vertical = Double(Int32(truncatingIfNeeded: defaultWord &>> 32)) / 4
  }

  @inlinable package var defaultWord: UInt64 {
    UInt64(UInt32(bitPattern: Int32(horizontal * 4)))
      | UInt64(UInt32(bitPattern: Int32(vertical * 4))) &<< 32
  }

  @usableFromInline package var description: String {
    "[\(decimal(horizontal)), \(decimal(vertical))]"
  }
}
