import BarCatalog
import BarCompiler
import BarLayout

/// What a bar of UIKit shows in one of its states, and on what color.
struct SystemBarColors {
  private let bar: BarUse
  private let layout: Int
  private let source: BarSource
  private let slot: AppearanceSlot
  private let look: BarLook
  private let background: WrittenColor
  /// Whether the background is what the system gives bars, which is known by and large.
  let isMaterial: Bool

  /// `nil` if the color behind the bar's content is not known.
  init?(of bar: BarUse, in layout: Int, _ slot: AppearanceSlot, _ source: BarSource) {
    let environment = bar.environment(of: layout)
    let found = source.background(in: slot, environment, bar.tape)
    isMaterial = found == nil
    if let found {
      background = WrittenColor(
        found.color, at: WrittenPlace(cell: found.cell, owner: found.owner))
    } else if let color = source.material(in: slot, environment, bar.tape) {
      background = WrittenColor(
        color, at: WrittenPlace(cell: Cell(word: 0, node: -1), owner: bar.screen.head))
    } else {
      return nil
    }
    self.bar = bar
    self.layout = layout
    self.source = source
    self.slot = slot
    look = BarLook(of: source, in: slot, environment, bar.tape)
  }

  /// Whether anybody gives the bar a color, be it of the background or of what is shown: what nobody colors can be read.
  static func areWritten(in bar: BarUse, _ source: BarSource) -> Bool {
    // An id is the hash of a property's name, so both kinds of bars and navigation items are read in the same way.
    let hasOne = { (head: Int32) in
      head >= 0
        && bar.tape.run(at: Int(head)).contains { sourcesOfColors.contains(bar.tape[$0].id) }
    }
    return hasOne(source.bar) || hasOne(source.item)
      || bar.views.contains { $0.type == .uiBarButton && hasOne($0.object) }
  }

  /// What is shown, view by view, where its color is known, too.
  var pairs: [DrawnPair] {
    bar.layouts[layout].views.compactMap { view in
      switch view.type {
      case .label where view.name == .title:
        // At the scroll edge the large title is shown instead.
        if view.details.text == nil || view.details.isHidden && slot.isAtEdge { return nil }
        return title("the title", look.title, size: 17, weight: .semibold)
      case .uiLargeTitle:
        // It disappears as soon as people scroll.
        if view.details.text == nil || source.isInStack && !slot.isAtEdge { return nil }
        return title("the large title", look.largeTitle, size: 34, weight: .bold)
      case .uiBarButton: return button(view)
      default: return nil
      }
    }
  }

  private func title(
    _ subject: StaticString, _ attributes: Element<TextAttributes>?, size: Double,
    weight: FontWeight
  ) -> DrawnPair? {
    let least = LeastContrast.ofText(in: attributes?[.font], size: size, weight: weight)
    if let own = WrittenColor(attributes, TextAttributes.id(.foregroundColor)) {
      return DrawnPair(subject, own, least: least, on: background, in: bar)
    }
    // All titles without a color of their own share one, and are one cause.
    return source.titleColor(bar.tape).map { color in
      let usual = WrittenColor(
        color, at: WrittenPlace(cell: Cell(word: 0, node: -1), owner: background.place.owner))
      return DrawnPair("the title", usual, least: least, on: background, in: bar)
    }
  }

  private func button(_ view: LaidOutView) -> DrawnPair? {
    var attributes: Element<TextAttributes>?
    var role = view.name == .back ? UIKitButtonRole.back : .plain
    var own: WrittenColor?
    var isTinted = true
    if view.object >= 0 {
      let item = bar.element(UIBarButtonItem.self, at: view.object)
      if item[.isEnabled] == false || item[.customView] != nil { return nil }
      attributes = item[.titleTextAttributes, .state(.normal)]
      if role == .plain { role = UIKitButtonRole(item) }
      own = WrittenColor(item, UIBarButtonItem.id(.tintColor))
      isTinted = item[.image]?[.renderingMode] != .alwaysOriginal
    }
    let usual = look.button(role)?[.titleTextAttributes]
    if view.details.text != nil,
      let color = WrittenColor(attributes, TextAttributes.id(.foregroundColor))
        ?? WrittenColor(usual, TextAttributes.id(.foregroundColor))
    {
      let least = LeastContrast.ofText(
        in: attributes?[.font] ?? usual?[.font], size: 17,
        weight: role == .prominent ? .semibold : .regular)
      return DrawnPair("the title of the item", color, least: least, on: background, in: bar)
    }
    guard isTinted else { return nil }
    if let own {
      return DrawnPair("the item", own, least: LeastContrast.ofImages, on: background, in: bar)
    }
    guard source.bar >= 0,
      let tint = WrittenColor(
        bar.element(UINavigationBar.self, at: source.bar), UINavigationBar.id(.tintColor))
    else { return nil }
    // The tint colors text and images alike, so the demand that is common to both counts.
    return DrawnPair("the tint", tint, least: LeastContrast.ofImages, on: background, in: bar)
  }
}

/// What gives a bar, or an item of it, a color.
private let sourcesOfColors: [UInt16] = [
  UINavigationBar.id(.tintColor), UINavigationBar.id(.barTintColor),
  UINavigationBar.id(.titleTextAttributes), UINavigationBar.id(.largeTitleTextAttributes),
  UINavigationBar.id(.standardAppearance), UINavigationBar.id(.compactAppearance),
  UINavigationBar.id(.scrollEdgeAppearance), UINavigationBar.id(.compactScrollEdgeAppearance),
]
