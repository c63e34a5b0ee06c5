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
    let isMirrored = direction == .rtl
    let leadingSafeArea = isMirrored ? safeArea.right : safeArea.left
    let trailingSafeArea = isMirrored ? safeArea.left : safeArea.right
    let height = barHeight(offered: size.height)
    let leading = Rectangle(x: leadingSafeArea, y: 0, width: leadingWidth, height: height)
    let trailing = Rectangle(
      x: size.width - trailingSafeArea - trailingWidth, y: 0, width: trailingWidth, height: height)
    leadingBar = isMirrored ? leading.flipped(in: size.width) : leading
    trailingBar = isMirrored ? trailing.flipped(in: size.width) : trailing
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
    if direction == .rtl { frame = frame.flipped(in: size.width) }
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
    var frame = direction == .rtl ? text.flipped(in: size.width) : text
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
    let isMirrored = direction == .rtl
    let left = isMirrored ? trailingBar : leadingBar
    let right = isMirrored ? leadingBar : trailingBar
    let leftInset = isMirrored ? insets.right : insets.left
    let rightInset = isMirrored ? insets.left : insets.right
    let standard = frame.standardized
    let middle = size.width / 2
    let leftMargin = middle - left.maxX - leftInset
    let rightMargin = right.minX - middle - rightInset
    let half = standard.width / 2
    var moved = standard
    if leftMargin >= half, rightMargin >= half {
      moved.x = size.width / 2 - half
    } else if leftMargin >= half {
      moved.x = right.minX - rightInset - standard.width
    } else if rightMargin >= half {
      moved.x = left.maxX + leftInset
    }
    return moved.x == standard.x ? frame : moved
  }
}
