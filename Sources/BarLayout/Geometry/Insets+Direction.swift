package import BarCatalog

extension Insets {
  /// Insets whose sides follow the direction of the script: the leading side is the left one from left to right.
  package init(
    top: Double, leading: Double, bottom: Double, trailing: Double, direction: LayoutDirection
  ) {
    self = Insets(top: top, left: leading, bottom: bottom, right: trailing).mirrored(direction)
  }

  /// The insets with left and right exchanged from right to left: those of the left and the right side become those of
  /// the leading and the trailing one, and the other way round.
  package func mirrored(_ direction: LayoutDirection) -> Insets {
    switch direction {
    case .ltr: self
    case .rtl: Insets(top: top, left: right, bottom: bottom, right: left)
    }
  }

  /// What is left of a view's safe area for a subview of it: on each edge its own less the distance to that edge, and
  /// never negative.
  ///
  /// A subview that reaches beyond an edge has a greater inset there than its parent.
  package func safeArea(of frame: Rectangle, in parent: Size) -> Insets {
    Insets(
      top: max(0, top - frame.minY),
      left: max(0, left - frame.minX),
      bottom: max(0, bottom - (parent.height - frame.maxY)),
      right: max(0, right - (parent.width - frame.maxX)))
  }
}
