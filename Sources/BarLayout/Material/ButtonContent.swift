import BarCatalog

/// What a button shows: an image, a title, and room around both.
struct ButtonContent {
  var insets: Insets
  var title: MeasuredTitle?
  var image: MeasuredImage?

  /// How large a button is that shows all of it, with nothing between image and title.
  var fittingSize: Size {
    Size(
      width: (image?.size.width ?? 0) + (title?.metrics.width ?? 0) + insets.left + insets.right,
      height: max(image?.size.height ?? 0, title?.metrics.lineHeight ?? 0) + insets.top
        + insets.bottom)
  }

  /// The details of a button that shows image and title beside each other in the middle of its frame.
  ///
  /// - Parameter titleBaseline: Where the bar wants the baselines of titles, in points below its top; 0 leaves them
  ///   where they are.
  func details(
    in frame: Rectangle, titleBaseline: Double = 0, _ direction: LayoutDirection,
    _ context: LayoutContext
  ) -> ViewDetails {
    let content = Rectangle(
      x: insets.left, y: insets.top, width: frame.width - (insets.left + insets.right),
      height: frame.height - (insets.top + insets.bottom))
    return ViewDetails(
      insets: insets,
      text: title.map { title in
        let region = region(ofTitle: title, in: content, frame, titleBaseline, direction)
        return title.shown(
          in: region.centering(title.size).aligned(scale: context.environment.scale),
          available: region.width)
      },
      image: image.map { image in
        // The image gets the room that the title leaves on the leading side.
        let titleWidth = title?.metrics.width ?? 0
        var region = content
        region.width -= titleWidth
        if direction == .rtl { region.x += titleWidth }
        return image.shown(in: region.centering(image.size), isMirrored: direction == .rtl)
      },
      confidence: title?.metrics.confidence ?? .exact)
  }

  /// Where the title may be: it has what the image leaves, on the trailing side.
  private func region(
    ofTitle title: MeasuredTitle, in content: Rectangle, _ frame: Rectangle,
    _ titleBaseline: Double, _ direction: LayoutDirection
  ) -> Rectangle {
    let imageWidth = image?.size.width ?? 0
    var region = content
    region.width -= imageWidth
    if direction == .ltr { region.x += imageWidth }
    if titleBaseline > 0, title.name.count > 0 {
      // The title insets move by opposite amounts, so that the region keeps its height.
      let rectangle = region.centering(title.size)
      region.y += titleBaseline - (frame.y + rectangle.maxY + title.metrics.descender)
    }
    return region
  }
}

/// A button's title, measured.
struct MeasuredTitle {
  let name: Name
  let metrics: TextMetrics
  let isUppercased: Bool

  init(
    _ title: Text, _ font: Font, isUppercased: Bool, kern: Double? = nil,
    _ context: borrowing LayoutContext
  ) {
    name = context.shown(title)
    self.isUppercased = isUppercased
    metrics = context.measured(
      name, font, context.buttonFontModel, isUppercased: isUppercased, kern: kern)
  }

  init?(
    _ item: Element<UIBarButtonItem>, _ style: ButtonStyle, _ context: borrowing LayoutContext
  ) {
    guard let title = item[.title] else { return nil }
    let attributes = item[.titleTextAttributes, .state(.normal)]
    self.init(
      title, context.font(attributes?[.font], or: style.font),
      isUppercased: style.uppercasesTitles, kern: attributes?[.kern], context)
  }

  var size: Size { Size(width: metrics.width, height: metrics.lineHeight) }

  /// The title in its frame.
  ///
  /// - Parameter available: How wide it may be, in points; negative where there is less than no room.
  func shown(in frame: Rectangle, available: Double) -> ShownText {
    ShownText(
      name: name, isUppercased: isUppercased,
      // A button that is as wide as its content leaves the title just enough room, give or take rounding.
      isTruncated: metrics.width - max(0, available) > 0x1p-20,
      confidence: metrics.confidence, frame: frame, baseline: frame.baseline(metrics),
      naturalWidth: metrics.width)
  }
}

/// An image and its size.
struct MeasuredImage {
  let name: Name?
  let size: Size
  /// Whether it is mirrored where the layout runs from right to left.
  private let isFlipped: Bool

  /// An image of the system, which nobody names.
  init(size: Size = NamedImage.usualSize, isFlipped: Bool = false) {
    name = nil
    self.size = size
    self.isFlipped = isFlipped
  }

  /// - Parameter usualSize: That of an image whose size nobody gives.
  init(
    _ image: Element<ImageReference>, _ context: borrowing LayoutContext,
    usualSize: Size = NamedImage.usualSize
  ) {
    name = image[.name] ?? image[.symbol]
    let named = name.flatMap { context.images.image(named: $0, in: context.texts) }
    size = image[.size] ?? named?.size ?? usualSize
    isFlipped = image[.flipsForRightToLeftLayoutDirection] ?? named?.isFlipped ?? false
  }

  /// The image in its view.
  ///
  /// - Parameter isMirrored: Whether the layout runs from right to left.
  func shown(in frame: Rectangle, isMirrored: Bool) -> ShownImage {
    ShownImage(name: name, frame: frame, isMirrored: isFlipped && isMirrored)
  }
}

extension Rectangle {
  /// What of a size has room, in the middle of the rectangle.
  func centering(_ natural: Size) -> Rectangle {
    let width = min(natural.width, max(0, self.width))
    let height = min(natural.height, max(0, self.height))
    return Rectangle(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }

  /// Where the baseline of a line is that a label of this frame shows in its middle.
  func baseline(_ metrics: TextMetrics) -> Double {
    y + (height - metrics.lineHeight) / 2 + metrics.lineHeight + metrics.descender
  }
}
