import BarCatalog

/// The parts of a navigation bar: its two button bars, and the room between them for a title or a title view.
struct TitleRoom {
  /// Of the navigation bar.
  let size: Size
  /// Of the navigation bar; only its sides count.
  let safeArea: Insets
  /// Of the title, as they are set: for left-to-right layouts.
  let insets: Insets
  let direction: LayoutDirection
  let leadingBar: Rectangle
  let trailingBar: Rectangle
  /// Where the title may be, in left-to-right layouts and before mirroring in others.
  let text: Rectangle

  init(
    size: Size, safeArea: Insets, leadingWidth: Double, trailingWidth: Double, insets: Insets,
    direction: LayoutDirection
  ) {
    self.size = size
    self.safeArea = safeArea
    self.insets = insets
    self.direction = direction
    // Computed from left to right, and mirrored afterwards in the other direction.
    let sides = safeArea.mirrored(direction)
    let height = barHeight(offered: size.height)
    let leading = Rectangle(x: sides.left, y: 0, width: leadingWidth, height: height)
    let trailing = Rectangle(
      x: size.width - sides.right - trailingWidth, y: 0, width: trailingWidth, height: height)
    leadingBar = leading.mirrored(direction, in: size.width)
    trailingBar = trailing.mirrored(direction, in: size.width)
    // Quirk: the left safe area is added although all of this is mirrored later, so that in right-to-left layouts with
    // different safe areas leading titles and filling title views are off by the difference.
    text = Rectangle(
      x: insets.left + leadingBar.width + safeArea.left,
      y: insets.top,
      width: size.width - (insets.left + insets.right) - (leadingBar.width + trailingBar.width)
        - (safeArea.left + safeArea.right),
      height: size.height - (insets.top + insets.bottom))
  }

  /// The frame of a title of some size; in a mirrored bar it is at the other end.
  ///
  /// Quirk: vertical insets take away from the height in whose middle the title is, but do not move its origin.
  func title(_ title: Size, _ alignment: MDCNavigationBarTitleAlignment) -> Rectangle {
    var frame = Rectangle(x: text.x, y: 0, width: title.width, height: title.height)
      .mirrored(direction, in: size.width)
    // The height of a `CGRect` is positive even where the insets are higher than the bar.
    let height = min(abs(text.height), maximumBarHeight)
    frame.y = max(0, ((height - title.height) / 2).rounded(.down))
    return switch alignment {
    case .center: centered(frame)
    case .leading: frame
    }
  }

  /// The frame of a title view.
  ///
  /// Quirk: a width below zero, as where there is no room or no intrinsic width, turns positive where centering moves
  /// the view, and stays negative where it does not.
  func titleView(
    _ behavior: MDCNavigationBarTitleViewLayoutBehavior, intrinsicWidth: () -> Double
  ) -> Rectangle {
    var frame = text.mirrored(direction, in: size.width)
    let available =
      size.width - (insets.left + insets.right) - 2 * max(leadingBar.width, trailingBar.width)
      - (safeArea.left + safeArea.right)
    switch behavior {
    case .fill: break
    case .center:
      frame.width = available
      frame = centered(frame)
    case .centerFit:
      frame.width = min(intrinsicWidth(), available)
      frame = centered(frame)
    }
    frame.y = 0
    frame.height = barHeight(offered: size.height)
    return frame
  }

  /// A frame moved to the middle of the bar, or as close to it as the buttons allow.
  ///
  /// With too little room at one half it ends or begins where the buttons of that half and the inset do; with too
  /// little at both it stays where it is.
  private func centered(_ frame: Rectangle) -> Rectangle {
    let (left, right) =
      switch direction {
      case .ltr: (leadingBar, trailingBar)
      case .rtl: (trailingBar, leadingBar)
      }
    let sides = insets.mirrored(direction)
    let standard = frame.standardized
    let middle = size.width / 2
    let leftMargin = middle - left.maxX - sides.left
    let rightMargin = right.minX - middle - sides.right
    let half = standard.width / 2
    var moved = standard
    if leftMargin >= half, rightMargin >= half {
      moved.x = size.width / 2 - half
    } else if leftMargin >= half {
      moved.x = right.minX - sides.right - standard.width
    } else if rightMargin >= half {
      moved.x = left.maxX + sides.left
    }
    return moved.x == standard.x ? frame : moved
  }
}
