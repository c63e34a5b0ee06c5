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
  enum Kind { case custom, field, fixedSpace, flexibleSpace, text, image, blank, hidden }

  let entry: RowEntry
  private(set) var kind = Kind.blank
  /// Of the button, or the least width of a space.
  var width = 0.0
  /// What is to the left and to the right of its content.
  private(set) var padding = (left: 0.0, right: 0.0)
  private(set) var label: UIKitLabel?
  private(set) var image: MeasuredImage?
  /// How far the title is moved, and the sides of the image.
  private(set) var titleOffset = Offset.zero
  private(set) var imageInsets = Insets.zero
  /// The item's own view and its size.
  private(set) var customView: Element<ViewDescription>?
  private(set) var customSize = Size.zero
  private(set) var badge: UIKitBadge?
  /// What UIKit itself says of a button that shows no words.
  private(set) var spoken: Name?
  private(set) var facts = Facts()
  /// Whether it has glass of its own.
  private(set) var isAlone = false
  /// Whether no glass is behind it.
  private(set) var hidesGlass = false
  /// Where it begins in the row; set when the row is laid out.
  var x = 0.0

  init(_ entry: RowEntry, _ place: RowPlace, _ setting: BarSetting) {
    self.entry = entry
    guard entry.fate == .shown else {
      kind = .hidden
      return
    }
    guard let item = entry.item else {
      if entry.name == .searchField {
        becomeSearchField(setting)
      } else {
        becomeSymbol(place, setting)
      }
      return
    }
    if let space = Self.space(item) {
      become(space, as: item, setting.figures)
      return
    }
    let role = UIKitButtonRole(item)
    readGlass(of: item, role, setting.figures)
    let release = setting.environment.os.major
    if release >= 26, let badge = item[.badge] {
      self.badge = UIKitBadge(badge, setting)
      facts.use(.assumed)
    }
    if let view = item[.customView] {
      become(view, setting)
    } else {
      becomeButton(of: item, role, place, setting)
    }
    if release >= 27, item.resolved(.isPaddingRemoved) { removePadding() }
    if kind != .custom, let fixed = item[.width], fixed > 0 {
      padding.left += (fixed - width) / 2
      padding.right += (fixed - width) / 2
      width = fixed
      facts.use(.estimate)
    }
  }

  // MARK: Kinds

  private mutating func becomeSearchField(_ setting: BarSetting) {
    kind = .field
    spoken = setting.context.spokenSearch(entry.placeholder)
    let inset = facts.use(setting.figures[.searchFieldInset])
    padding = (inset, inset)
    let least = setting.figures[.searchFieldWidth]
    // In a toolbar the field takes all the room that the other items leave.
    if !setting.isToolbar { facts.use(least.confidence) }
    if entry.part == .center { facts.use(.assumed) }
    width = least.value + 2 * inset
    isAlone = true
  }

  /// A button of UIKit's own: that of the menu, or the one that a search field has become.
  private mutating func becomeSymbol(_ place: RowPlace, _ setting: BarSetting) {
    kind = .image
    image = MeasuredImage(symbolIn: setting)
    spoken = setting.context.name(of: entry.isMenu ? .more : .search)
    facts.use(.assumed)
    measure(place, setting)
  }

  private mutating func become(
    _ space: Kind, as item: Element<UIBarButtonItem>, _ figures: BarFigures
  ) {
    kind = space
    // No space is narrower than the spacing between any two items.
    let spacing = facts.use(figures[.itemSpacing])
    let own = space == .fixedSpace ? Self.spaceWidth(item) : 0
    // On glass a space comes on top of the spacing between items.
    width = max(figures.hasGlass ? 0 : spacing, own)
  }

  private mutating func become(_ view: Element<ViewDescription>, _ setting: BarSetting) {
    kind = .custom
    customView = view
    customSize = fit(view, in: .unlimited, setting.context)
    facts.use(fitConfidence(of: view, setting.context))
    width = customSize.width
    if setting.figures.hasGlass { widen(to: facts.use(leastWidth(setting))) }
  }

  private mutating func becomeButton(
    of item: Element<UIBarButtonItem>, _ role: UIKitButtonRole, _ place: RowPlace,
    _ setting: BarSetting
  ) {
    let confidenceOfSymbols: Confidence = setting.figures.hasGlass ? .estimate : .assumed
    if let image = Self.image(item, setting.environment) {
      kind = .image
      imageInsets = image.insets
      if image.reference[.size] == nil, image.reference[.name] == nil {
        self.image = MeasuredImage(symbol: image.reference, setting)
        facts.use(confidenceOfSymbols)
      } else {
        self.image = MeasuredImage(image.reference, setting.context)
      }
    } else if let label = Self.label(item, role, setting) {
      kind = .text
      self.label = label
      titleOffset = Self.titleOffset(item, role, setting)
      if titleOffset != .zero { facts.use(.assumed) }
      facts.use(label.confidence)
    } else if let system = item[.systemItem] {
      kind = .image
      spoken = SystemWord(spokenOf: system).map { setting.context.name(of: $0) }
      image = MeasuredImage(symbolIn: setting)
      facts.use(confidenceOfSymbols)
    } else {
      kind = .blank
      facts.use(.assumed)
    }
    if imageInsets != .zero { facts.use(.assumed) }
    measure(place, setting)
  }

  /// Reads what an item asks of the glass behind it, which counts only outside of groups of several items.
  private mutating func readGlass(
    of item: Element<UIBarButtonItem>, _ role: UIKitButtonRole, _ figures: BarFigures
  ) {
    let hidesShared = item[.hidesSharedBackground] == true && entry.groupCount == 1
    let hasOwn = item[.sharesBackground] == false && entry.groupCount == 1
    isAlone = role == .prominent || Self.isAloneOnGlass(item) || hidesShared || hasOwn
    // A prominent button keeps its own background.
    hidesGlass =
      hidesShared && role != .prominent && item[.systemItem] != .done && item[.systemItem] != .save
    if figures.hasGlass, hidesGlass { facts.use(.assumed) }
  }

  // MARK: What it is

  var contentWidth: Double { label?.width ?? image?.size.width ?? customSize.width }

  /// Whether UIKit makes it a button, whose padding may be outside of the margin.
  var isButton: Bool {
    switch kind {
    case .text, .image, .blank: true
    case .custom, .field, .fixedSpace, .flexibleSpace, .hidden: false
    }
  }

  var isSpace: Bool { kind == .fixedSpace || kind == .flexibleSpace }

  /// Whether it is one of UIKit's own buttons that share no glass: https://developer.apple.com/videos/play/wwdc2025/284.
  private static func isAloneOnGlass(_ item: Element<UIBarButtonItem>) -> Bool {
    item[.systemItem] == .done || item[.systemItem] == .close
  }

  /// Whether it shares its glass with neighbors that do: words have one of their own
  /// (https://developer.apple.com/videos/play/wwdc2025/284, and frames of Vercantez/openuikit).
  var sharesGlass: Bool {
    guard !isAlone else { return false }
    switch kind {
    case .image, .custom, .blank: return true
    case .text, .field, .fixedSpace, .flexibleSpace, .hidden: return false
    }
  }

  // MARK: Width

  /// The glass of an item of a toolbar is no narrower than it is high.
  private func leastWidth(_ setting: BarSetting) -> Figure {
    let least = setting.figures[.itemMinimumWidth]
    guard setting.isToolbar, setting.figures.hasGlass else { return least }
    return setting.itemHeight
  }

  /// The width of a button is that of its content and what is around it, which is less at the edge of the bar.
  private mutating func measure(_ place: RowPlace, _ setting: BarSetting) {
    let figures = setting.figures
    let minimum = facts.use(leastWidth(setting))
    if let image {
      let inside = facts.use(figures[.imagePaddingInside])
      let outside = place.isOutermost ? facts.use(figures[.imagePaddingOutside]) : inside
      padding = place.isLeading ? (outside, inside) : (inside, outside)
      width = padding.left + image.size.width + padding.right
      if figures.hasGlass { widen(to: minimum) }
    } else if let label {
      // The room for the widest of the titles that it may have.
      let reserved = max(label.width, reservedWidth(setting))
      if figures.hasGlass {
        let around = figures[setting.isToolbar ? .toolbarTitlePadding : .titlePaddingAround]
        width = max(minimum, reserved + 2 * facts.use(around))
        padding = ((width - label.width) / 2, (width - label.width) / 2)
      } else if place.isOutermost {
        let outside = facts.use(figures[.titlePaddingOutside])
        let content = max(reserved, facts.use(figures[.titleMinimumWidth]))
        width = content + outside
        let outer = outside + (reserved - label.width) / 2
        let inner = width - outer - label.width
        padding = place.isLeading ? (outer, inner) : (inner, outer)
      } else {
        // The padding of a title between other items was not measured.
        facts.use(.assumed)
        width = max(minimum, reserved)
        padding = ((width - label.width) / 2, (width - label.width) / 2)
      }
    } else {
      widen(to: minimum)
    }
    guard setting.isToolbar else { return }
    let more = facts.use(figures[.toolbarItemPadding])
    padding.left += more
    padding.right += more
    width += 2 * more
  }

  private mutating func widen(to minimum: Double) {
    guard width < minimum else { return }
    padding.left += (minimum - width) / 2
    padding.right += (minimum - width) / 2
    width = minimum
  }

  private mutating func removePadding() {
    padding = (0, 0)
    width = contentWidth
    facts.use(.assumed)
  }

  private func reservedWidth(_ setting: BarSetting) -> Double {
    guard let item = entry.item, let titles = item[.possibleTitles] else { return 0 }
    let role = UIKitButtonRole(item)
    return titles.reduce(0) { width, title in
      max(width, Self.label(item, setting.context.shown(title), role, setting).width)
    }
  }
}
