import BarCatalog

/// A mark on a button: a word, a number or a dot, measured.
struct UIKitBadge {
  private let label: UIKitLabel?
  private let number: (value: Int, metrics: TextMetrics)?
  private let size: Size
  private let overlap: Double

  init(_ badge: Element<Badge>, _ setting: BarSetting) {
    let figures = setting.figures
    let context = setting.context
    overlap = figures[.badgeOverlap].value
    let usual = setting.font(.badgeFontSize, .regular)
    label = badge[.text].map {
      UIKitLabel(
        context.shown($0), context.font(badge[.font], or: usual), nil, context.buttonFontModel,
        context)
    }
    number =
      label == nil
      ? badge[.count].map {
        ($0, context.measured($0, context.font(badge[.font], or: usual), context.buttonFontModel))
      } : nil
    if let width = label?.width ?? number?.metrics.width {
      let height = figures[.badgeHeight].value
      size = Size(width: max(height, width + 2 * figures[.badgePadding].value), height: height)
    } else {
      size = Size(width: figures[.badgeDotSize].value, height: figures[.badgeDotSize].value)
    }
  }

  /// The badge over the upper trailing corner of its button.
  ///
  /// - Parameter item: The head of the item that it is a mark on.
  func laidOut(
    of item: Int32, on button: Rectangle, isMirrored: Bool, parent: Int32, _ context: LayoutContext
  ) -> LaidOutView {
    let frame = Rectangle(
      x: isMirrored ? overlap - size.width : button.width - overlap, y: overlap - size.height,
      width: size.width, height: size.height)
    var details = ViewDetails(confidence: .assumed)
    if let label {
      details.text = label.shown(in: line(label.metrics), context)
    } else if let number {
      let line = line(number.metrics)
      details.text = ShownText(
        name: Name(word: 0), isUppercased: false, isTruncated: false,
        confidence: number.metrics.confidence, frame: line,
        baseline: line.baseline(number.metrics), naturalWidth: line.width)
      details.text?.number = number.value
    }
    return LaidOutView(
      name: .badge, parent: parent, type: .label, object: item, frame: frame, details: details)
  }

  private func line(_ metrics: TextMetrics) -> Rectangle {
    Rectangle(
      x: (size.width - metrics.width) / 2, y: (size.height - metrics.lineHeight) / 2,
      width: metrics.width, height: metrics.lineHeight)
  }
}
