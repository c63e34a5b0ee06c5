import BarCatalog

/// A line of text in a bar of UIKit, measured: the words on a button, or a title of the bar's own.
struct UIKitLabel {
  let name: Name
  let metrics: TextMetrics
  let confidence: Confidence
  private let font: Font
  private let kern: Double?
  private let model: FontModel

  var width: Double { metrics.width }

  /// - Parameters:
  ///   - usual: The font of such texts where no attributes say another one.
  ///   - attributes: What the text says of itself.
  ///   - look: What the bar's look says of such texts; it counts where the text says nothing.
  init(
    _ name: Name, _ usual: Font, _ attributes: Element<TextAttributes>?,
    look: Element<TextAttributes>? = nil, _ model: FontModel, _ context: LayoutContext
  ) {
    self.name = name
    self.model = model
    font = context.font(attributes?[.font] ?? look?[.font], or: usual)
    kern = attributes?[.kern] ?? look?[.kern]
    metrics = context.measured(name, font, model, kern: kern)
    confidence = metrics.confidence
  }

  /// A word of UIKit's own: in another language it is another one.
  init(
    _ word: SystemWord, _ usual: Font, _ attributes: Element<TextAttributes>?,
    _ context: LayoutContext
  ) {
    name = context.name(of: word)
    model = context.buttonFontModel
    font = context.font(attributes?[.font], or: usual)
    kern = attributes?[.kern]
    metrics = context.measured(name, font, model, kern: kern)
    confidence = context.isEnglish ? metrics.confidence : .assumed
  }

  /// The line in its view: cut at its end where the view is narrower than it.
  func shown(in line: Rectangle, _ context: LayoutContext) -> ShownText {
    let isCut = width > line.width
    return ShownText(
      name: name, isUppercased: false, isTruncated: isCut, confidence: confidence, frame: line,
      baseline: line.baseline(metrics), naturalWidth: width,
      cut: isCut ? context.cut(name, to: line.width, font, model, kern: kern) : nil)
  }
}

extension LayoutContext {
  /// Whether UIKit's words are the English ones.
  fileprivate var isEnglish: Bool {
    guard let language = environment.language else { return environment.direction == .ltr }
    return language.withUnsafeBytes { bytes in
      var english = "en"
      return english.withUTF8 { Language.isPrefix(UnsafeRawBufferPointer($0), of: bytes) }
    }
  }
}
