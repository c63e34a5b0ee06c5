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
package struct Point: Payload, Hashable, CustomStringConvertible {
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

  @usableFromInline package var description: String { "[\(x), \(y)]" }
}
