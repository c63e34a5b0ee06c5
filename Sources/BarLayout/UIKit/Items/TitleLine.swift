import BarCatalog

/// A line of a bar's own text, and what it says of its letters itself.
struct TitleLine {
  let text: Text
  let attributes: Element<TextAttributes>?

  init(_ text: Text) {
    self.text = text
    attributes = nil
  }

  /// `nil` for attributes without a text.
  init?(_ attributed: Element<AttributedText>?) {
    guard let attributed, let text = attributed[.text] else { return nil }
    self.text = text
    attributes = attributed[.attributes]
  }

  /// The line in the font of such lines, and with what the bar's look says of them.
  func label(_ font: Font, _ look: Element<TextAttributes>?, _ context: LayoutContext) -> UIKitLabel
  {
    UIKitLabel(
      context.shown(text), font, attributes, look: look, context.titleFontModel, context)
  }
}

extension StackItem {
  /// The title, which has attributes of its own from iOS 26 on.
  func titleLine(in environment: LayoutEnvironment) -> TitleLine? {
    let attributed = environment.os.major >= 26 ? item?[.attributedTitle] : nil
    return TitleLine(attributed) ?? title.map { TitleLine($0) }
  }

  /// What is below the title, or below the large one where nothing is said of that.
  var subtitle: TitleLine? {
    TitleLine(item?[.attributedSubtitle]) ?? item?[.subtitle].map { TitleLine($0) }
  }

  var largeSubtitle: TitleLine? {
    TitleLine(item?[.largeAttributedSubtitle]) ?? item?[.largeSubtitle].map { TitleLine($0) }
      ?? subtitle
  }
}
