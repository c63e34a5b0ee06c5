import BarCatalog

/// How much further the cut reaches than the button's half height, in points (MDCBottomAppBarLayer.m).
private var cutGap: Double { 4 }
/// π as single precision has it, which the toolkit's constant is (MDCBottomAppBarLayer.m).
private var straightAngle: Double { Double(Float(3.141_592_741)) }
/// π/2 as single precision has it.
private var rightAngle: Double { Double(Float(1.570_796_371)) }

/// The radius of the cut around a button, in points: as far as the button's middle may be from the bar's edge.
package func cutRadius(buttonHeight: Double) -> Double { buttonHeight / 2 + cutGap }

/// The outline of a bottom app bar's surface, with a cut for the button and without.
///
/// Both have as many pieces, and the same angles, so that one can turn into the other. Two bar heights below the
/// surface's top end both, far below the bar, so that no shadow falls but at the top.
struct BottomAppBarOutline {
  private let size: Size
  /// Where the surface begins.
  private let top: Double
  private let radius: Double
  /// The middles of the arcs at both ends of the button, which is one point for a circle.
  private let left: (x: Double, y: Double)
  private let right: (x: Double, y: Double)
  /// The angle of the point where an arc meets the top.
  private let angle: Double

  init(
    size: Size, top: Double, buttonSize: Size, buttonCenter: (x: Double, y: Double)
  ) {
    self.size = size
    self.top = top
    radius = cutRadius(buttonHeight: buttonSize.height)
    left = (buttonCenter.x - buttonSize.width / 2 + buttonSize.height / 2, buttonCenter.y)
    right = (buttonCenter.x + buttonSize.width / 2 - buttonSize.height / 2, buttonCenter.y)
    angle = arcsine((top - buttonCenter.y) / radius)
  }

  /// With a cut around the button.
  ///
  /// Quirk: where the button's middle is further from the surface's top than the cut's radius, no circle meets the top,
  /// and the outline has pieces that are not numbers.
  var cut: [PathElement] {
    let rise = top - left.y
    let half = rise == 0 ? radius : (radius * radius - rise * rise).squareRoot()
    return pieces(
      entry: left.x - half, radius: radius, left: left, right: right, bottom: left.y + radius)
  }

  /// Without a cut: both arcs are points of the top.
  ///
  /// Quirk: it keeps the angles of the cut, even where they are not numbers.
  var healed: [PathElement] {
    pieces(
      entry: left.x - radius, radius: 0, left: (left.x, top), right: (right.x, top), bottom: top)
  }

  /// - Parameters:
  ///   - entry: Where the way along the top ends and the first arc begins.
  ///   - bottom: How deep the line between the arcs is.
  private func pieces(
    entry: Double, radius: Double, left: (x: Double, y: Double), right: (x: Double, y: Double),
    bottom: Double
  ) -> [PathElement] {
    let end = 2 * size.height + top
    return [
      .move(x: size.width, y: top),
      .curve(x1: size.width, y1: top, x2: size.width, y2: top, x: size.width, y: top),
      .line(x: size.width, y: end),
      .line(x: 0, y: end),
      .line(x: 0, y: top),
      .line(x: entry, y: top),
      .arc(
        centerX: left.x, centerY: left.y, radius: radius, start: (straightAngle - angle).asAngle,
        end: rightAngle),
      .line(x: right.x, y: bottom),
      .arc(
        centerX: right.x, centerY: right.y, radius: radius, start: rightAngle,
        end: angle.asAngle),
      .line(x: size.width, y: top),
      .close,
    ]
  }
}

extension Double {
  /// The number to the nearest 2⁻⁴⁰, as layouts have angles.
  fileprivate var asAngle: Double { (self * 0x1p40).rounded() / 0x1p40 }
}
