/// The numbers that a property takes with sense, both ends included.
@frozen @usableFromInline
package struct Bounds: Equatable, Sendable {
  @usableFromInline package let lower: Double
  @usableFromInline package let upper: Double
  /// Whether the toolkit asserts on other numbers, rather than drawing something odd.
  @usableFromInline package let isAsserted: Bool

  @inlinable @inline(__always)
  init(lower: Double, upper: Double, isAsserted: Bool) {
    self.lower = lower
    self.upper = upper
    self.isAsserted = isAsserted
  }

  /// Every number.
  @inlinable @inline(__always)
  package static var any: Bounds {
    Bounds(lower: -.infinity, upper: .infinity, isAsserted: false)
  }

  @inlinable @inline(__always)
  package static func atLeast(_ lower: Double, asserted: Bool = false) -> Bounds {
    Bounds(lower: lower, upper: .infinity, isAsserted: asserted)
  }

  @inlinable @inline(__always)
  package static func between(
    _ lower: Double, _ upper: Double, asserted: Bool = false
  ) -> Bounds {
    Bounds(lower: lower, upper: upper, isAsserted: asserted)
  }

  /// Whether a number makes sense.
  @inlinable package func contains(_ number: Double) -> Bool { number >= lower && number <= upper }
}
