/// Insets of the four sides, written as a mapping, as a list of top, left, bottom and right, or as one number.
@usableFromInline package enum UIEdgeInsets: BarObject {}

extension Property where Owner == UIEdgeInsets {
  @inlinable package static var top: Of<Double> {
    .init(
      "Points from the top edge.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/UIGeometry.h UIEdgeInsets")
  }

  @inlinable package static var left: Of<Double> {
    .init(
      "Points from the left edge.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/UIGeometry.h UIEdgeInsets")
  }

  @inlinable package static var bottom: Of<Double> {
    .init(
      "Points from the bottom edge.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/UIGeometry.h UIEdgeInsets")
  }

  @inlinable package static var right: Of<Double> {
    .init(
      "Points from the right edge.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/UIGeometry.h UIEdgeInsets")
  }
}

extension UIEdgeInsets {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(positional: 4, repeats: true)
  }
}

/// Insets of the four sides, in points; a side that is not written is 0.
@frozen @usableFromInline
package struct Insets: DefaultValue, Hashable, CustomStringConvertible {
  @usableFromInline package var top: Double
  @usableFromInline package var left: Double
  @usableFromInline package var bottom: Double
  @usableFromInline package var right: Double

  @inlinable package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  @inlinable package static var zero: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }
  @inlinable package static var form: ValueForm {
    ValueForm(.element, parameter: UIEdgeInsets.type.rawValue)
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    let element = Element<UIEdgeInsets>(word: word, tape)
    top = element[.top] ?? 0
    left = element[.left] ?? 0
    bottom = element[.bottom] ?? 0
    right = element[.right] ?? 0
  }

  /// As a default, in quarters of a point.
  @inlinable package init(defaultWord: UInt64) {
    top = Double(Int16(truncatingIfNeeded: defaultWord &>> 0)) / 4
    left = Double(Int16(truncatingIfNeeded: defaultWord &>> 16)) / 4
    bottom = Double(Int16(truncatingIfNeeded: defaultWord &>> 32)) / 4
    right = Double(Int16(truncatingIfNeeded: defaultWord &>> 48)) / 4
  }

  @inlinable package var defaultWord: UInt64 {
    UInt64(UInt16(bitPattern: Int16(top * 4)))
      | UInt64(UInt16(bitPattern: Int16(left * 4))) &<< 16
      | UInt64(UInt16(bitPattern: Int16(bottom * 4))) &<< 32
      | UInt64(UInt16(bitPattern: Int16(right * 4))) &<< 48
  }

  @usableFromInline package var description: String {
    "[\(decimal(top)), \(decimal(left)), \(decimal(bottom)), \(decimal(right))]"
  }
}
