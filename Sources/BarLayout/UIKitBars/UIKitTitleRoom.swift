/// The room between the two sides of a navigation bar, from its left edge on.
struct UIKitTitleRoom {
  let lower: Double
  let upper: Double
  /// The width of the bar.
  let width: Double
  let scale: Double
  let alignment: Alignment

  enum Alignment { case middle, left, right }

  var available: Double { max(0, upper - lower) }

  /// Where something of a width begins: in the middle of the bar as close as both sides allow, or at a side.
  func x(of width: Double) -> Double {
    if width >= available { return lower }
    switch alignment {
    case .left: return lower
    case .right: return upper - width
    case .middle:
      let middle = ((self.width - width) / 2).rounded(toPixelsOf: scale)
      return middle.clamped(from: lower, to: upper - width)
    }
  }
}
