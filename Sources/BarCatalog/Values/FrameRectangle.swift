/// A frame, written as a mapping or as a list of x, y, width and height.
@usableFromInline package enum CGRect: BarObject {}

extension Property where Owner == CGRect {
  @inlinable package static var x: Of<Double> {
    .init(
      "Points from the left edge of the screen.",
      default: .value(0),
      traits: [.notNull],
      source: "CoreGraphics/CGGeometry.h CGRect")
  }

  @inlinable package static var y: Of<Double> {
    .init(
      "Points from the top edge of the screen.",
      default: .value(0),
      traits: [.notNull],
      source: "CoreGraphics/CGGeometry.h CGRect")
  }

  @inlinable package static var width: Of<Length<FitKeyword>?> {
    .init(
      "Width in points, or `fit`.",
      default: .computed("the view's fitting width"),
      source: "CoreGraphics/CGGeometry.h CGRect")
  }

  @inlinable package static var height: Of<Length<FitKeyword>?> {
    .init(
      "Height in points, or `fit`.",
      default: .computed("the view's fitting height"),
      source: "CoreGraphics/CGGeometry.h CGRect")
  }
}

extension CGRect {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(positional: 4)
  }
}

/// A frame in points, whose width and height may be left to the view.
@frozen @usableFromInline
package struct FrameRectangle: Payload {
  @usableFromInline package let x: Double
  @usableFromInline package let y: Double
  /// Nothing stands for the fitting width.
  @usableFromInline package let width: Double?
  /// Nothing stands for the fitting height.
  @usableFromInline package let height: Double?

  @inlinable package static var form: ValueForm {
    ValueForm(.element, parameter: CGRect.type.rawValue)
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    let element = Element<CGRect>(word: word, tape)
    x = element[.x] ?? 0
    y = element[.y] ?? 0
    width = element[.width]?.points
    height = element[.height]?.points
  }
}
