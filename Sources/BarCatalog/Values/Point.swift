/// A point, written as a mapping or as a list.
@usableFromInline package enum CGPoint: BarObject {}

extension Property where Owner == CGPoint {
  @inlinable package static var x: Of<Double> {
    .init(
      "Points from the left.",
      default: .value(0),
      traits: [.notNull],
      source: "CoreGraphics/CGGeometry.h CGPoint")
  }

  @inlinable package static var y: Of<Double> {
    .init(
      "Points from the top.",
      default: .value(0),
      traits: [.notNull],
      source: "CoreGraphics/CGGeometry.h CGPoint")
  }
}

extension CGPoint {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(positional: 2)
  }
}

/// A point; what is not written is 0.
@frozen @usableFromInline
package struct Point: DefaultValue, Hashable, CustomStringConvertible {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  @inlinable package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable package static var zero: Point { Point(x: 0, y: 0) }
  @inlinable package static var form: ValueForm {
    ValueForm(.element, parameter: CGPoint.type.rawValue)
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    let element = Element<CGPoint>(word: word, tape)
    x = element[.x] ?? 0
    y = element[.y] ?? 0
  }

  /// As a default, in quarters of a point.
  @inlinable package init(defaultWord: UInt64) {
    x = Double(Int32(truncatingIfNeeded: defaultWord &>> 0)) / 4
    y = Double(Int32(truncatingIfNeeded: defaultWord &>> 32)) / 4
  }

  @inlinable package var defaultWord: UInt64 {
    UInt64(UInt32(bitPattern: Int32(x * 4)))
      | UInt64(UInt32(bitPattern: Int32(y * 4))) &<< 32
  }

  @usableFromInline package var description: String { "[\(decimal(x)), \(decimal(y))]" }
}
