/// The room between the two sides of a navigation bar, from its left edge on.
struct UIKitTitleRoom {
  let lower: Double
  let upper: Double
  /// The width of the bar.
  let width: Double
  let scale: Double
  let alignment: Alignment
  /// Where something goes that cannot be in the middle; `nil` if it moves just as far as it has to.
  var fallback: Alignment? = nil
  /// How much farther than the room something in the middle may reach.
  var nearness: (lower: Double, upper: Double) = (0, 0)

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
      guard let fallback else { return middle.clamped(from: lower, to: upper - width) }
      if middle >= lower - nearness.lower, middle + width <= upper + nearness.upper {
        return middle
      }
      return fallback == .right ? upper - width : lower
    }
  }
}
