import BarCatalog

/// The insets of a button's content before the edges of a group add theirs (MDCAppBarButtonBarBuilder.m).
private var usualSideInset: Double { 12 }
/// What the first and the last button of a group with a known position have more (MDCAppBarButtonBarBuilder.m).
private var edgeInset: Double { 4 }
/// The least width of a button (MDCButtonBarButton.m); its least height does not count, since bars set the height.
private var minimumWidth: Double { 36 }

/// What the buttons of one bar have in common.
struct ButtonStyle {
  var side: GroupSide
  /// The direction when the buttons are made.
  var direction: LayoutDirection
  var font: Font
  var uppercasesTitles: Bool
}

/// A button of a bar, or the view that stands in its place: all that its layout needs of the item.
struct MeasuredButton {
  /// The head of the item.
  let item: Int32
  /// The head of the item's own view; -1 where the bar makes a button.
  let customView: Int32
  /// What a fitting button is wide, or what the item says.
  let width: Double
  let insets: Insets
  let title: MeasuredTitle?
  let image: MeasuredImage?
  /// In the bar; set when the bar is laid out.
  var frame = Rectangle.zero

  init(
    _ item: Element<UIBarButtonItem>, isFirst: Bool, isLast: Bool, style: ButtonStyle,
    _ context: borrowing LayoutContext
  ) {
    self.item = item.head
    let fitting: Double
    if let view = item[.customView] {
      customView = view.head
      insets = .zero
      title = nil
      image = nil
      fitting = fit(view, in: .unlimited, context).width
    } else {
      customView = -1
      title = MeasuredTitle(item, style, context)
      image = item[.image].map { MeasuredImage($0, context) }
      insets = Self.insets(
        isFirst: isFirst, isLast: isLast, isBlank: image == nil && title?.name.count ?? 0 == 0,
        style: style)
      fitting = max(
        (image?.size.width ?? 0) + (title?.metrics.width ?? 0) + insets.left + insets.right,
        minimumWidth)
    }
    width = if let width = item[.width], width > 0 { width } else { fitting }
  }

  /// The insets of a button's content, by its place in the group.
  ///
  /// Quirk: a blank button, which debug builds refuse, has no part in the extras of the edges. That is what system
  /// items and spaces become, too.
  private static func insets(isFirst: Bool, isLast: Bool, isBlank: Bool, style: ButtonStyle)
    -> Insets
  {
    var leading = usualSideInset
    var trailing = usualSideInset
    if !isBlank {
      switch style.side {
      case .none: break
      case .leading:
        if isFirst { leading += edgeInset }
        if isLast { trailing += edgeInset }
      case .trailing:
        if isFirst { trailing += edgeInset }
        if isLast { leading += edgeInset }
      }
    }
    return Insets(
      top: 0, leading: leading, bottom: 0, trailing: trailing, direction: style.direction)
  }
}

/// A button's title, measured.
struct MeasuredTitle {
  let name: Name
  let metrics: TextMetrics
  let isUppercased: Bool

  init?(
    _ item: Element<UIBarButtonItem>, _ style: ButtonStyle, _ context: borrowing LayoutContext
  ) {
    guard let title = item[.title] else { return nil }
    name = context.shown(title)
    isUppercased = style.uppercasesTitles
    let attributes = item[.titleTextAttributes, .state(.normal)]
    metrics = context.measured(
      name, attributes?[.font].map { context.font($0, or: style.font) } ?? style.font,
      context.buttonFontModel, isUppercased: isUppercased, kern: attributes?[.kern])
  }
}

/// An image and its size.
struct MeasuredImage {
  let name: Name?
  let size: Size

  init(_ image: Element<ImageReference>, _ context: borrowing LayoutContext) {
    name = image[.name] ?? image[.symbol]
    size =
      image[.size] ?? name.map { context.images.size(of: $0, in: context.texts) }
      ?? ImageSizes.usual
  }
}

extension MeasuredButton {
  /// The details of a button in its frame.
  ///
  /// - Parameter titleBaseline: Where the bar wants the baselines of titles, in points below its top; 0 leaves them
  ///   where they are.
  func details(titleBaseline: Double, _ context: LayoutContext) -> ViewDetails {
    let content = Rectangle(
      x: insets.left, y: insets.top, width: frame.width - (insets.left + insets.right),
      height: frame.height - (insets.top + insets.bottom))
    let direction = context.environment.direction
    return ViewDetails(
      insets: insets,
      text: title.map { shown($0, in: content, titleBaseline: titleBaseline, context) },
      image: image.map { image in
        // The image has what the title leaves, on the leading side.
        let titleWidth = title?.metrics.width ?? 0
        var region = content
        region.width -= titleWidth
        if direction == .rtl { region.x += titleWidth }
        return ShownImage(name: image.name, frame: region.centering(image.size))
      },
      confidence: title?.metrics.confidence ?? .exact)
  }

  /// The title in the content: it has what the image leaves, on the trailing side.
  private func shown(
    _ title: MeasuredTitle, in content: Rectangle, titleBaseline: Double, _ context: LayoutContext
  ) -> ShownText {
    let metrics = title.metrics
    let imageWidth = image?.size.width ?? 0
    let natural = Size(width: metrics.width, height: metrics.lineHeight)
    var region = content
    region.width -= imageWidth
    if context.environment.direction == .ltr { region.x += imageWidth }
    var rectangle = region.centering(natural)
    if titleBaseline > 0, title.name.count > 0 {
      // The title insets move by opposite amounts, so that the region keeps its height.
      region.y += titleBaseline - (frame.y + rectangle.maxY + metrics.descender)
      rectangle = region.centering(natural)
    }
    let aligned = rectangle.aligned(scale: context.environment.scale)
    return ShownText(
      name: title.name, isUppercased: title.isUppercased,
      isTruncated: metrics.width > max(0, region.width), confidence: metrics.confidence,
      frame: aligned, baseline: aligned.baseline(metrics), naturalWidth: metrics.width)
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
