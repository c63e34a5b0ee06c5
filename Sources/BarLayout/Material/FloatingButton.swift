import BarCatalog

// Numbers are those of MDCFloatingButton.m.

/// The side of a circle, in points.
private var circleSide: Double { 56 }
/// The side of a small circle, in points.
private var miniCircleSide: Double { 40 }
/// The least height of a pill of the default shape, in points; a small one has no bounds.
private var pillMinimumHeight: Double { 48 }
/// The greatest width of a pill of the default shape, in points.
private var pillMaximumWidth: Double { 328 }
/// The insets of the content of a small circle, on all sides; all other buttons have none.
private var miniCircleInset: Double { 8 }
/// What a pill has beyond its content beside the image, in points.
private var imageSideInset: Double { 16 }
/// What a pill has beyond its content beside the title, in points.
private var titleSideInset: Double { 24 }

/// A floating button, measured. It is as large as it wants to be, whatever it is offered.
///
/// A button keeps its size when its mode changes, until it is fitted again: this one is fitted once all is set.
struct FloatingButton {
  /// The head of the button's element, or -1.
  let object: Int32
  let size: Size
  let isHidden: Bool
  private let mode: MDCFloatingButtonMode
  private let content: ButtonContent
  private let direction: LayoutDirection
  private let imageLocation: MDCFloatingButtonImageLocation
  /// Between image and title of a pill, in points.
  private let gap: Double

  /// The button that a bar makes for itself.
  init(_ context: borrowing LayoutContext) {
    object = -1
    size = Size(width: circleSide, height: circleSide)
    isHidden = false
    mode = .normal
    content = ButtonContent(insets: .zero)
    direction = context.environment.direction
    imageLocation = .leading
    gap = 0
  }

  init(_ button: Element<MDCFloatingButton>, _ context: borrowing LayoutContext) {
    object = button.head
    isHidden = button.resolved(.isHidden)
    mode = button.resolved(.mode)
    direction = context.direction(of: button[.semanticContentAttribute])
    imageLocation = button.resolved(.imageLocation)
    gap = button.resolved(.imageTitleSpace)
    let kind = FloatingButtonKind(shape: button.resolved(.shape), mode: mode)
    let title = button[.title, .state(.normal)].map {
      MeasuredTitle(
        $0, usualButtonFont, isUppercased: button.resolved(.isUppercaseTitle), context)
    }
    content = ButtonContent(
      insets: kind.value(of: button[.contentEdgeInsets]) ?? kind.usualInsets, title: title,
      image: button[.image, .state(.normal)].map { MeasuredImage($0, context) })
    var size = content.fittingSize
    if mode == .expanded { size.width += gap + imageSideInset + titleSideInset }
    self.size = size.bounded(
      from: kind.value(of: button[.minimumSize]) ?? kind.usualMinimumSize,
      to: kind.value(of: button[.maximumSize]) ?? kind.usualMaximumSize)
  }

  /// What is known of the button beside its frame.
  func details(_ context: LayoutContext) -> ViewDetails {
    var details =
      switch mode {
      case .normal:
        content.details(
          in: Rectangle(x: 0, y: 0, width: size.width, height: size.height), direction, context)
      case .expanded: pillDetails()
      }
    details.isHidden = isHidden
    return details
  }

  /// The details of a pill: image and title at its ends.
  ///
  /// Quirk: the insets beside image and title change sides with the image's location and not with the direction, so
  /// that from right to left a leading image has the title's inset beside it.
  private func pillDetails() -> ViewDetails {
    let isImageLeading = imageLocation == .leading
    let insets = content.insets
    let left = (isImageLeading ? imageSideInset : titleSideInset) + insets.left
    let right = (isImageLeading ? titleSideInset : imageSideInset) + insets.right
    let box = Rectangle(
      x: left, y: insets.top, width: size.width - (left + right),
      height: size.height - (insets.top + insets.bottom))
    let imageSize = content.image?.size ?? .zero
    let room = box.width - imageSize.width - gap
    let titleSize = Size(
      width: min(content.title?.size.width ?? 0, max(0, room)),
      height: min(content.title?.size.height ?? 0, max(0, box.height)))
    let isImageLeft = isImageLeading == (direction == .ltr)
    let middle = (box.minY + box.maxY) / 2
    let imageX = isImageLeft ? box.minX : box.maxX - imageSize.width
    let titleX = isImageLeft ? box.maxX - room : box.minX + room - titleSize.width
    return ViewDetails(
      insets: insets,
      text: content.title?.shown(
        in: Rectangle(
          x: titleX, y: middle - titleSize.height / 2, width: titleSize.width,
          height: titleSize.height),
        available: room),
      image: content.image.map {
        $0.shown(
          in: Rectangle(
            x: imageX, y: middle - imageSize.height / 2, width: imageSize.width,
            height: imageSize.height), isMirrored: direction == .rtl)
      },
      confidence: content.title?.metrics.confidence ?? .exact)
  }
}

/// The shape and the mode of a button, which its bounds and insets go by.
private struct FloatingButtonKind {
  let shape: MDCFloatingButtonShape
  let mode: MDCFloatingButtonMode

  /// The value that is set for this shape in this mode; a key that is not written means the first one of its space.
  func value<Value>(of values: Keyed<Value>?) -> Value? {
    guard let values else { return nil }
    for position in 0..<values.count {
      let key = values.key(position)
      if key[0] ?? 0 == shape.rawValue, key[1] ?? 0 == mode.rawValue {
        return values.value(position)
      }
    }
    return nil
  }

  var usualInsets: Insets {
    guard shape == .mini, mode == .normal else { return .zero }
    return Insets(
      top: miniCircleInset, left: miniCircleInset, bottom: miniCircleInset, right: miniCircleInset)
  }

  var usualMinimumSize: Size {
    switch (shape, mode) {
    case (.default, .normal): Size(width: circleSide, height: circleSide)
    case (.mini, .normal): Size(width: miniCircleSide, height: miniCircleSide)
    case (.default, .expanded): Size(width: 0, height: pillMinimumHeight)
    case (.mini, .expanded): .zero
    }
  }

  var usualMaximumSize: Size {
    switch (shape, mode) {
    case (_, .normal): usualMinimumSize
    case (.default, .expanded): Size(width: pillMaximumWidth, height: 0)
    case (.mini, .expanded): .zero
    }
  }
}

extension Size {
  /// The size raised to a least one and then cut to a greatest one, where a side of 0 bounds nothing.
  fileprivate func bounded(from minimum: Size, to maximum: Size) -> Size {
    Size(
      width: Size.bounded(width, from: minimum.width, to: maximum.width),
      height: Size.bounded(height, from: minimum.height, to: maximum.height))
  }

  private static func bounded(_ side: Double, from lower: Double, to upper: Double) -> Double {
    side.clamped(
      from: lower == 0 ? -.infinity : lower, to: upper == 0 ? .infinity : upper)
  }
}
