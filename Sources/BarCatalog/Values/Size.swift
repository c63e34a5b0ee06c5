/// A size, written as a mapping or as a list of width and height.
@usableFromInline package enum CGSize: BarObject {}

extension Property where Owner == CGSize {
  @inlinable package static var width: Of<Double> {
    .init(
      "Width in points.",
      default: .value(0),
      traits: [.notNull],
      source: "CoreGraphics/CGGeometry.h CGSize")
  }

  @inlinable package static var height: Of<Double> {
    .init(
      "Height in points.",
      default: .value(0),
      traits: [.notNull],
      source: "CoreGraphics/CGGeometry.h CGSize")
  }
}

extension CGSize {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(positional: 2)
  }
}

/// A size in points; a side that is not written is 0.
@frozen @usableFromInline
package struct Size: DefaultValue, Hashable, CustomStringConvertible {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable package static var zero: Size { Size(width: 0, height: 0) }
  @inlinable package static var form: ValueForm {
    ValueForm(.element, parameter: CGSize.type.rawValue)
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    let element = Element<CGSize>(word: word, tape)
    width = element[.width] ?? 0
    height = element[.height] ?? 0
  }

  /// As a default, in quarters of a point.
  @inlinable package init(defaultWord: UInt64) {
    width = Double(Int32(truncatingIfNeeded: defaultWord &>> 0)) / 4
    height = Double(Int32(truncatingIfNeeded: defaultWord &>> 32)) / 4
  }

  @inlinable package var defaultWord: UInt64 {
    UInt64(UInt32(bitPattern: Int32(width * 4)))
      | UInt64(UInt32(bitPattern: Int32(height * 4))) &<< 32
  }

  @usableFromInline package var description: String { "[\(decimal(width)), \(decimal(height))]" }
}
