import BarCatalog

// UIKit's arithmetic is not known, so the last bits of its sums carry no information; those of Material's bars
// are the toolkit's own.

extension LaidOutView {
  /// Takes errors of rounding out: a number that is a fraction of a point but for its last bits becomes that fraction.
  ///
  /// - Parameter count: How many of these fractions are in a point.
  mutating func settle(toFractionsOf count: Double) {
    frame?.settle(toFractionsOf: count)
    details.text?.frame.settle(toFractionsOf: count)
    details.image?.frame.settle(toFractionsOf: count)
    details.squeeze?.available.settle(toFractionsOf: count)
    details.squeeze?.needed.settle(toFractionsOf: count)
    details.squeeze?.offCentre.settle(toFractionsOf: count)
  }
}

extension Rectangle {
  fileprivate mutating func settle(toFractionsOf count: Double) {
    x.settle(toFractionsOf: count)
    y.settle(toFractionsOf: count)
    width.settle(toFractionsOf: count)
    height.settle(toFractionsOf: count)
  }
}

extension Double {
  fileprivate mutating func settle(toFractionsOf count: Double) {
    // Adding this number and taking it away again drops the bits of a fraction, which is quicker than rounding.
    let shift = 0x1.8p52
    let fraction = (self * count + shift - shift) / count
    if abs(self - fraction) < 0x1p-30 { self = fraction }
  }
}
