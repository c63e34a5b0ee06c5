package import BarCatalog

/// The font of a navigation bar's title: medium, 20 points (MDCTypography, `titleFont`; MDCNavigationBar.m).
private var usualTitleFont: Font { Font(size: 20, weight: .medium) }

/// The size that a navigation bar gives the font of its title, in points; `nil` if the font keeps its own.
///
/// Quirk: the size is 20 unless any is allowed when the font is set.
package func forcedTitleFontSize(of bar: Element<MDCNavigationBar>) -> Double? {
  bar.resolved(.allowAnyTitleFontSize) ? nil : usualTitleFont.size
}

/// The title label of a navigation bar: there even where a title view hides it, and where there is no title.
struct NavigationBarTitle {
  private let name: Name?
  private let metrics: TextMetrics?
  private let isHidden: Bool
  private let alignment: MDCNavigationBarTitleAlignment
  private let isTruncated: Bool
  /// In the bar.
  private let frame: Rectangle
  /// Where titles of buttons are to have their baselines, in points below the bar's top; 0 if it does not matter.
  ///
  /// The height of the line is that of the font here, and not the rounded one that the label has.
  let baseline: Double

  init(
    _ bar: Element<MDCNavigationBar>, in room: TitleRoom, _ context: borrowing LayoutContext
  ) {
    isHidden = bar[.titleView] != nil
    alignment = bar.resolved(.titleAlignment)
    let name = bar[.title].map { context.shown($0) }
    let attributes = name.map { $0.count > 0 } ?? false ? bar[.titleTextAttributes] : nil
    let font = Self.font(bar, attributes, context)
    let metrics = name.map {
      context.measured($0, font, context.titleFontModel, kern: attributes?[.kern])
    }
    let available = max(0, room.text.width)
    let size = Size(
      width: min(metrics?.width ?? 0, available).rounded(.up),
      height: (metrics?.lineHeight ?? 0).rounded(.up))
    frame = room.title(size, alignment).aligned(scale: context.environment.scale)
    isTruncated = metrics.map { $0.width > available } ?? false
    baseline =
      if let metrics, let name, name.count > 0, !isHidden { frame.baseline(metrics) } else { 0 }
    self.name = name
    self.metrics = metrics
  }

  /// The label of a bar without a title.
  init(emptyIn room: TitleRoom, _ context: borrowing LayoutContext) {
    name = nil
    metrics = nil
    isHidden = false
    alignment = .center
    isTruncated = false
    frame = room.title(.zero, alignment).aligned(scale: context.environment.scale)
    baseline = 0
  }

  /// Attributes allow themselves any size.
  private static func font(
    _ bar: Element<MDCNavigationBar>, _ attributes: Element<TextAttributes>?,
    _ context: LayoutContext
  ) -> Font {
    var font = usualTitleFont
    if let description = bar[.titleFont] {
      font = context.font(description, or: usualTitleFont)
      if let size = forcedTitleFontSize(of: bar) {
        font = Font(size: size, weight: font.weight)
      }
    }
    return context.font(attributes?[.font], or: font)
  }

  func laidOut(
    parent: Int32, _ direction: LayoutDirection, _ context: LayoutContext
  ) -> LaidOutView {
    LaidOutView(
      name: .titleLabel, parent: parent, type: .label, frame: frame,
      details: ViewDetails(
        text: shown(direction), isHidden: isHidden, confidence: metrics?.confidence ?? .exact))
  }

  /// The line in the label: centered from top to bottom, and along it as the title is aligned.
  private func shown(_ direction: LayoutDirection) -> ShownText? {
    guard let name, let metrics else { return nil }
    let width = min(metrics.width, frame.width)
    let x =
      switch (alignment, direction) {
      case (.center, _): (frame.width - width) / 2
      case (.leading, .ltr): 0.0
      case (.leading, .rtl): frame.width - width
      }
    let y = (frame.height - metrics.lineHeight) / 2
    return ShownText(
      name: name, isUppercased: false, isTruncated: isTruncated, confidence: metrics.confidence,
      frame: Rectangle(x: x, y: y, width: width, height: metrics.lineHeight),
      baseline: y + metrics.lineHeight + metrics.descender, naturalWidth: metrics.width)
  }
}
