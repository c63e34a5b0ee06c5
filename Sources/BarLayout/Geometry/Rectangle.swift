package import BarCatalog

/// A rectangle in points: origin at the top left of the surrounding space, y growing downwards.
///
/// A negative width or height is kept as it was set, as `CGRect` keeps it; edges are those of the standardized form.
@frozen @usableFromInline
package struct Rectangle: Equatable, Sendable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable package static var zero: Rectangle { Rectangle(x: 0, y: 0, width: 0, height: 0) }

  package var size: Size { Size(width: width, height: height) }

  @inlinable package var minX: Double { width < 0 ? x + width : x }
  @inlinable package var maxX: Double { width < 0 ? x : x + width }
  @inlinable package var minY: Double { height < 0 ? y + height : y }
  @inlinable package var maxY: Double { height < 0 ? y : y + height }

  /// The same area with sizes that are not negative.
  @inlinable package var standardized: Rectangle {
    Rectangle(
      x: minX, y: minY, width: width < 0 ? -width : width, height: height < 0 ? -height : height)
  }

  /// The mirror image in a space of some width, as mirroring for right-to-left scripts has it: a negative width
  /// turns positive, a negative height stays.
  package func flipped(in space: Double) -> Rectangle {
    let left = minX
    let positive = width < 0 ? -width : width
    return Rectangle(x: space - left - positive, y: y, width: positive, height: height)
  }

  /// The rectangle from left to right, and its mirror image in a space of some width from right to left.
  func mirrored(_ direction: LayoutDirection, in space: Double) -> Rectangle {
    switch direction {
    case .ltr: self
    case .rtl: flipped(in: space)
    }
  }

  /// The rectangle grown to whole pixels.
  ///
  /// At scale 1, which 0 counts as, this is the smallest rectangle of whole points that holds this one. At any other
  /// scale the origin moves to the pixel before it, and each size grows by that much and then to a whole pixel, so
  /// that a rectangle can gain a pixel on either side.
  package func aligned(scale: Double) -> Rectangle {
    guard scale != 0, scale != 1 else {
      let left = minX.rounded(.down)
      let top = minY.rounded(.down)
      return Rectangle(
        x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
    let left = (x * scale).rounded(.down) / scale
    let top = (y * scale).rounded(.down) / scale
    return Rectangle(
      x: left, y: top,
      width: ((width + (x - left)) * scale).rounded(.up) / scale,
      height: ((height + (y - top)) * scale).rounded(.up) / scale)
  }
}
