import BarCatalog

/// The button that leads back: a chevron and what there is room for of the words of the item below.
struct UIKitBackButton {
  /// The words, the most telling ones first; a chevron alone comes after them.
  private let labels: [UIKitLabel]
  /// The item that the button is made of, where the description has one; -1 for one that UIKit makes.
  private let object: Int32
  /// What stands in place of words.
  private let image: MeasuredImage?
  /// What stands in place of the chevron.
  private let indicator: MeasuredImage?
  private let titleOffset: Offset
  /// What is said of it where it shows no words.
  private let spoken: Name
  private let figures: BarFigures

  init(_ stack: StackItem, _ setting: BarSetting) {
    figures = setting.figures
    let item = stack.below?[.backBarButtonItem]
    object = item?.head ?? -1
    image = item.flatMap { $0[.image] }.map { MeasuredImage($0, setting.context) }
    indicator = setting.look.backIndicator.map { MeasuredImage($0, setting.context) }
    titleOffset =
      item?.value(
        .backButtonTitlePositionAdjustment, in: setting.environment,
        hasPrompt: setting.look.hasPrompt)
      ?? setting.look.button(.back)?[.titlePositionAdjustment] ?? .zero
    labels = Self.labels(item, stack, setting)
    let title = (stack.below?[.backButtonTitle] ?? stack.titleBelow).map {
      setting.context.shown($0)
    }
    spoken = title.flatMap { $0.count > 0 ? $0 : nil } ?? setting.context.name(of: .back)
  }

  private static func labels(
    _ item: Element<UIBarButtonItem>?, _ stack: StackItem, _ setting: BarSetting
  ) -> [UIKitLabel] {
    // On glass the button is a chevron alone.
    if setting.figures.hasGlass || item?[.image] != nil { return [] }
    let context = setting.context
    let font = setting.font(.buttonFontSize, .regular)
    let look = setting.look.button(.back)?[.titleTextAttributes]
    if let item, item[.title] != nil || item[.systemItem] != nil {
      // The item's own title is shown or left out; no shorter word replaces it.
      return UIKitButton.label(item, .back, setting).map { $0.name.count > 0 ? [$0] : [] } ?? []
    }
    let generic = UIKitLabel(.back, font, look, context)
    let mode = context.environment.os.major >= 14 ? stack.below?[.backButtonDisplayMode] : nil
    switch mode {
    case .minimal: return []
    case .generic: return [generic]
    case .default, nil: break
    }
    guard let title = stack.below?[.backButtonTitle] ?? stack.titleBelow else { return [generic] }
    let name = context.shown(title)
    if name.count == 0 { return stack.below?[.backButtonTitle] == nil ? [generic] : [] }
    return [UIKitLabel(name, font, look, context.buttonFontModel, context), generic]
  }

  /// How many sizes there are to choose from, the widest one first.
  var choices: Int { labels.count + 1 }

  /// With the most telling words, in points.
  var naturalWidth: Double {
    var facts = Facts()
    return width(of: 0, &facts)
  }

  /// Without words, in points.
  var leastWidth: Double {
    var facts = Facts()
    return width(of: choices - 1, &facts)
  }

  func width(of choice: Int, _ facts: inout Facts) -> Double {
    if indicator != nil || titleOffset != .zero { facts.use(.assumed) }
    if figures.hasGlass {
      // Whether a back button on glass shows the image of a custom back item is not known.
      if image != nil { facts.use(.assumed) }
      return facts.use(figures[.itemMinimumWidth])
    }
    let chrome = facts.use(figures[.backChrome])
    guard choice < labels.count else {
      return max(facts.use(figures[.backMinimumWidth]), chrome + (image?.size.width ?? 0))
    }
    facts.use(labels[choice].confidence)
    return chrome + labels[choice].width
  }

  func laidOut(
    _ choice: Int, frame: Rectangle?, parent: Int32, isMirrored: Bool, _ setting: BarSetting,
    _ facts: Facts
  ) -> LaidOutView {
    var details = ViewDetails(confidence: facts.confidence)
    if let frame {
      details.spoken = spoken
      func placed(x: Double, _ size: Size) -> Rectangle {
        Rectangle(
          x: isMirrored ? frame.width - x - size.width : x, y: (frame.height - size.height) / 2,
          width: size.width, height: size.height)
      }
      let chevron =
        indicator
        ?? MeasuredImage(
          size: Size(
            width: figures[.backChevronWidth].value, height: figures[.backChevronHeight].value),
          isFlipped: true)
      let x =
        figures.hasGlass ? (frame.width - chevron.size.width) / 2 : figures[.backChevronX].value
      let contentX = x + chevron.size.width + figures[.backTitleGap].value
      details.image = chevron.shown(in: placed(x: x, chevron.size), isMirrored: isMirrored)
      if choice < labels.count {
        let label = labels[choice]
        var line = placed(
          x: contentX, Size(width: label.width, height: label.metrics.lineHeight))
        line.x += titleOffset.horizontal
        line.y = line.y.rounded(toPixelsOf: setting.environment.scale) + titleOffset.vertical
        details.text = label.shown(in: line, setting.context)
      } else if let image, !figures.hasGlass {
        details.image = image.shown(in: placed(x: contentX, image.size), isMirrored: isMirrored)
      }
    }
    return LaidOutView(
      name: .back, parent: parent, type: .uiBarButton, object: object, frame: frame,
      details: details)
  }
}
