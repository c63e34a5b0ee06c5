import BarCatalog

/// Where a row is in its bar: what it is measured from is the edge that it begins at.
struct RowFrame {
  /// From that edge to the start of the row, in points.
  var inset: Double
  /// Whether the row begins at the left: a leading part from left to right, or a trailing one from right to left.
  var beginsAtLeft: Bool
  /// Whether buttons are mirrored, since the layout runs from right to left.
  var isMirrored: Bool
  /// The width of the bar.
  var width: Double
  /// What buttons are centered in, from the top of the content.
  var top: Double
  var height: Double
  /// What is above and below a search field in there.
  var fieldInset = 0.0

  func frame(x: Double, y: Double, width: Double, height: Double) -> Rectangle {
    Rectangle(
      x: beginsAtLeft ? inset + x : self.width - inset - x - width, y: y, width: width,
      height: height)
  }
}
