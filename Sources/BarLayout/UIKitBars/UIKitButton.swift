import BarCatalog

/// Where an item stands among those of its row.
struct RowPlace {
  /// Whether nothing is between the item and the edge of the bar.
  var isOutermost: Bool
  /// Whether the edge that is closest is the leading one.
  var isLeading: Bool
}

/// A button that UIKit makes of an item, or what stands in its place: measured, and placed in a row that runs from left
/// to right.
struct UIKitButton {
  enum Kind { case custom, fixedSpace, flexibleSpace, text, image, blank, hidden }

  let kind: Kind
  /// The head of the item.
  let item: Int32
  /// The head of the item's own view; -1 where the bar makes a button.
  private(set) var customView: Int32 = -1
  /// Of the button, or the least width of a space.
  var width = 0.0
  /// Of the item's own view; of a button it is that of all.
  private(set) var height: Double?
  private(set) var label: UIKitLabel?
  private(set) var image: MeasuredImage?
  /// How far its title or image is from the left edge.
  private(set) var contentX = 0.0
  private(set) var facts = Facts()
  /// Whether it has glass of its own.
  private(set) var isAlone = false
  /// Where it begins in the row; set when the row is laid out.
  var x = 0.0

  init(
    _ item: Element<UIBarButtonItem>, _ place: RowPlace, _ look: BarLook, _ figures: BarFigures,
    _ context: LayoutContext
  ) {
    self.item = item.head
    if let kind = Self.space(item) {
      self.kind = kind
      // No space is narrower than what is between items anyway.
      let spacing = facts.use(figures[.itemSpacing])
      width = kind == .fixedSpace ? max(spacing, Self.spaceWidth(item)) : spacing
      return
    }
    let isHidden = item.resolved(.isHidden) && context.environment.os.major >= 16
    if isHidden {
      kind = .hidden
      return
    }
    let isProminent = item[.style] == .done || item[.style] == .prominent
    isAlone =
      isProminent || item[.hidesSharedBackground] == true || item[.sharesBackground] == false
    if let view = item[.customView] {
      kind = .custom
      customView = view.head
      let size = fit(view, in: .unlimited, context)
      height = size.height
      width = figures.hasGlass ? max(size.width, facts.use(figures[.itemMinimumWidth])) : size.width
      contentX = (width - size.width) / 2
      customWidth = size.width
      return
    }
    if let image = Self.image(item, context) {
      kind = .image
      self.image = MeasuredImage(image, context)
      if image[.size] == nil, image[.name] == nil { facts.use(.assumed) }
    } else if let label = UIKitLabel(
      item, isBold: isProminent, look.button(isProminent: isProminent), figures, context),
      item[.systemItem] == nil || label.isSystemWord
    {
      kind = .text
      self.label = label
      facts.use(label.confidence)
    } else if item[.systemItem] != nil {
      kind = .image
      // The glyphs of system items are symbols, whose sizes nobody has published.
      self.image = MeasuredImage(name: nil, size: ImageSizes.usual)
      facts.use(.assumed)
    } else {
      kind = .blank
      facts.use(.assumed)
    }
    measure(place, figures)
    if let fixed = item[.width], fixed > 0 {
      contentX += (fixed - width) / 2
      width = fixed
      facts.use(.estimate)
    }
  }

  /// Of the item's own view, which a button on glass is wider than.
  private(set) var customWidth = 0.0

  /// The width of a button is that of its content and what is around it, which is less at the edge of the bar.
  private mutating func measure(_ place: RowPlace, _ figures: BarFigures) {
    let minimum = facts.use(figures[.itemMinimumWidth])
    if let image {
      let inside = facts.use(figures[.imagePaddingInside])
      let outside = place.isOutermost ? facts.use(figures[.imagePaddingOutside]) : inside
      let left = place.isLeading ? outside : inside
      width = left + image.size.width + (place.isLeading ? inside : outside)
      contentX = left
    } else if let label {
      if figures.hasGlass {
        width = label.width + 2 * facts.use(figures[.titlePaddingAround])
      } else if place.isOutermost {
        let outside = facts.use(figures[.titlePaddingOutside])
        width = max(label.width, facts.use(figures[.titleMinimumWidth])) + outside
        contentX = place.isLeading ? outside : width - outside - label.width
        return
      } else {
        // What is around a title between others was not measured.
        facts.use(.assumed)
        width = label.width
      }
      contentX = (width - label.width) / 2
    }
    if width < minimum, image == nil || figures.hasGlass {
      contentX += (minimum - width) / 2
      width = minimum
    }
  }

  private static func space(_ item: Element<UIBarButtonItem>) -> Kind? {
    if item[.customView] != nil { return nil }
    if let space = item[.space] { return space.points == nil ? .flexibleSpace : .fixedSpace }
    switch item[.systemItem] {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .fixedSpace
    default: return nil
    }
  }

  private static func spaceWidth(_ item: Element<UIBarButtonItem>) -> Double {
    item[.space]?.points ?? item[.width] ?? 0
  }

  /// A phone that is held sideways shows another image if there is one.
  private static func image(_ item: Element<UIBarButtonItem>, _ context: LayoutContext)
    -> Element<ImageReference>?
  {
    if item[.systemItem] != nil { return nil }
    let environment = context.environment
    if environment.idiom == .phone, environment.verticalSizeClass == .compact,
      let image = item[.landscapeImagePhone]
    {
      return image
    }
    return item[.image]
  }
}

/// The words on a button.
struct UIKitLabel {
  let name: Name
  let metrics: TextMetrics
  /// Whether the word is one of UIKit's own.
  let isSystemWord: Bool
  let confidence: Confidence

  var width: Double { metrics.width }

  /// - Parameter attributes: What the bar's look says of buttons.
  init?(
    _ item: Element<UIBarButtonItem>, isBold: Bool, _ attributes: Element<TextAttributes>?,
    _ figures: BarFigures, _ context: LayoutContext
  ) {
    let font: Font
    if let system = item[.systemItem] {
      guard let word = SystemWord(system, look: context.environment.look) else { return nil }
      name = context.name(of: word)
      isSystemWord = true
      font = context.barFont(
        figures[.buttonFontSize], isBold || word == .done ? .semibold : .regular, figures)
    } else {
      guard let title = item[.title] else { return nil }
      name = context.shown(title)
      isSystemWord = false
      font = context.barFont(figures[.buttonFontSize], isBold ? .semibold : .regular, figures)
    }
    let attributes = item[.titleTextAttributes, .state(.normal)] ?? attributes
    metrics = context.measured(
      name, attributes?[.font].map { context.font($0, or: font) } ?? font, context.buttonFontModel,
      kern: attributes?[.kern])
    // In another language UIKit's word is another one.
    confidence = isSystemWord && !context.isEnglish ? .assumed : metrics.confidence
  }

  /// - Parameter isTitle: Whether the words are a bar's rather than a button's.
  init(
    _ name: Name, _ font: Font, isSystemWord: Bool = false, isTitle: Bool = false,
    kern: Double? = nil, _ context: LayoutContext
  ) {
    self.name = name
    self.isSystemWord = isSystemWord
    metrics = context.measured(
      name, font, isTitle ? context.titleFontModel : context.buttonFontModel, kern: kern)
    confidence = isSystemWord && !context.isEnglish ? .assumed : metrics.confidence
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

  /// The font of a bar's text: it grows with the text size up to a limit.
  func barFont(_ size: Figure, _ weight: FontWeight, _ figures: BarFigures) -> Font {
    let scale = FontTextStyle.body.size(at: environment.textSize) / 17
    return Font(size: size.value * min(scale, figures[.greatestTextScale].value), weight: weight)
  }
}
