import BarCatalog

/// The button that leads back: a chevron and what there is room for of the words of the item below.
struct UIKitBackButton {
  /// The words, the most telling ones first; a chevron alone comes after them.
  private let labels: [UIKitLabel]
  /// The item that the button is made of, where the description has one; -1 for one that UIKit makes.
  private let object: Int32
  private let image: MeasuredImage?
  private let figures: BarFigures

  init(
    _ stack: StackItem, _ look: BarLook, _ figures: BarFigures, _ context: LayoutContext
  ) {
    self.figures = figures
    let below = stack.below
    let item = below?[.backBarButtonItem]
    object = item?.head ?? -1
    image = item.flatMap { $0[.image] }.map { MeasuredImage($0, context) }
    labels = Self.labels(item, stack, look.backButton, figures, context)
  }

  private static func labels(
    _ item: Element<UIBarButtonItem>?, _ stack: StackItem,
    _ attributes: Element<TextAttributes>?, _ figures: BarFigures, _ context: LayoutContext
  ) -> [UIKitLabel] {
    // On glass the button is a chevron alone.
    if figures.hasGlass || item?[.image] != nil { return [] }
    if let item, item[.title] != nil || item[.systemItem] != nil {
      // A title of its own is shown or not: nothing else takes its place.
      return UIKitLabel(item, isBold: false, attributes, figures, context).map {
        $0.name.count > 0 ? [$0] : []
      }
        ?? []
    }
    let usual = context.barFont(figures[.buttonFontSize], .regular, figures)
    let font = attributes?[.font].map { context.font($0, or: usual) } ?? usual
    let generic = UIKitLabel(context.name(of: .back), font, isSystemWord: true, context)
    let mode = context.environment.os.major >= 14 ? stack.below?[.backButtonDisplayMode] : nil
    switch mode {
    case .minimal: return []
    case .generic: return [generic]
    case .default, nil: break
    }
    guard let title = stack.below?[.backButtonTitle] ?? stack.titleBelow else { return [generic] }
    let name = context.shown(title)
    if name.count == 0 { return stack.below?[.backButtonTitle] == nil ? [generic] : [] }
    return [UIKitLabel(name, font, context), generic]
  }

  /// How many sizes there are to choose from, the widest one first.
  var choices: Int { labels.count + 1 }

  func width(of choice: Int, _ facts: inout Facts) -> Double {
    if figures.hasGlass {
      facts.use(.assumed)
      return facts.use(figures[.itemMinimumWidth])
    }
    let label = choice < labels.count ? labels[choice] : nil
    guard let label else {
      let minimum = facts.use(figures[.backMinimumWidth])
      return max(minimum, facts.use(figures[.backChrome]) + (image?.size.width ?? 0))
    }
    facts.use(label.confidence)
    return facts.use(figures[.backChrome]) + label.width
  }

  func laidOut(
    _ choice: Int, frame: Rectangle?, parent: Int32, isMirrored: Bool, _ context: LayoutContext,
    _ facts: Facts
  ) -> LaidOutView {
    var details = ViewDetails(confidence: facts.confidence)
    if let frame {
      let glass = figures.hasGlass
      let width = figures[.backChevronWidth].value
      let height = figures[.backChevronHeight].value
      let x = glass ? (frame.width - width) / 2 : figures[.backChevronX].value
      var chevron = Rectangle(x: x, y: (frame.height - height) / 2, width: width, height: height)
      let labelX = chevron.maxX + figures[.backTitleGap].value
      if isMirrored { chevron.x = frame.width - chevron.maxX }
      details.image = ShownImage(name: image?.name, frame: chevron)
      if choice < labels.count {
        let label = labels[choice]
        let lineHeight = label.metrics.lineHeight
        let line = Rectangle(
          x: isMirrored ? frame.width - labelX - label.width : labelX,
          y: ((frame.height - lineHeight) / 2).rounded(toPixelsOf: context.environment.scale),
          width: label.width, height: lineHeight)
        details.text = ShownText(
          name: label.name, isUppercased: false, isTruncated: false, confidence: label.confidence,
          frame: line, baseline: line.baseline(label.metrics), naturalWidth: label.width)
      }
    }
    return LaidOutView(
      name: .back, parent: parent, type: .uiBarButton, object: object, frame: frame,
      details: details)
  }
}
