import BarCatalog

/// A line of a bar's own text: a title, a subtitle, a prompt or a large title.
struct UIKitTitle {
  let label: UIKitLabel
  private let font: Font
  private let kern: Double?

  init(
    _ text: Text, _ font: Font, _ attributes: Element<TextAttributes>?, _ context: LayoutContext
  ) {
    self.font = attributes?[.font].map { context.font($0, or: font) } ?? font
    kern = attributes?[.kern]
    label = UIKitLabel(context.shown(text), self.font, isTitle: true, kern: kern, context)
  }

  /// The line in its view: cut at its end where the view is narrower than it.
  func shown(in line: Rectangle, baseline: Double, _ context: LayoutContext) -> ShownText {
    let isCut = label.width > line.width
    return ShownText(
      name: label.name, isUppercased: false, isTruncated: isCut, confidence: label.confidence,
      frame: line, baseline: baseline, naturalWidth: label.width,
      cut: isCut
        ? context.cut(label.name, to: line.width, font, context.titleFontModel, kern: kern) : nil)
  }
}

/// The room between the two sides of a navigation bar, from left to right in a left-to-right layout.
struct UIKitTitleRoom {
  let lower: Double
  let upper: Double
  /// The width of the bar.
  let width: Double
  let scale: Double

  var available: Double { max(0, upper - lower) }

  /// Where something of a width begins that is to be in the middle of the bar: as close to it as both sides allow.
  func x(of width: Double) -> Double {
    if width >= available { return lower }
    let middle = ((self.width - width) / 2).rounded(toPixelsOf: scale)
    return middle.clamped(from: lower, to: upper - width)
  }
}
