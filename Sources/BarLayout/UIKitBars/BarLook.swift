import BarCatalog

/// What the look of a bar of UIKit says of its texts at rest: on a stack, content ends below the bar.
struct BarLook {
  private(set) var title: Element<TextAttributes>?
  private(set) var largeTitle: Element<TextAttributes>?
  private(set) var subtitle: Element<TextAttributes>?
  /// How far the title is moved, in points.
  private(set) var titleOffset = Offset.zero
  private var plain: Element<UIBarButtonItemAppearance>?
  private var prominent: Element<UIBarButtonItemAppearance>?
  private(set) var back: Element<UIBarButtonItemAppearance>?

  /// Without a look: what bars were told before iOS 13.
  private init(of bar: Element<UINavigationBar>?, isLow: Bool) {
    title = bar?[.titleTextAttributes]
    largeTitle = bar?[.largeTitleTextAttributes]
    let metrics = BarMetrics.self
    let low = AccessorKey(metrics.compact.rawValue)
    let usual = AccessorKey(metrics.default.rawValue)
    let adjustment = bar.flatMap { bar in
      (isLow ? bar[.titleVerticalPositionAdjustment, low] : nil)
        ?? bar[.titleVerticalPositionAdjustment, usual]
    }
    titleOffset.vertical = adjustment ?? 0
  }

  init(
    of bar: Element<UINavigationBar>?, _ item: Element<UINavigationItem>?, isInStack: Bool,
    _ environment: LayoutEnvironment, _ tape: [Cell]
  ) {
    let isLow = environment.verticalSizeClass == .compact
    self.init(of: bar, isLow: isLow)
    guard environment.os.major >= 13 else { return }
    let isLarge = bar?.resolved(.prefersLargeTitles) ?? false
    let slot = AppearanceSlot(
      isLow: isLow, isAtEdge: isInStack && (environment.os.major >= 15 || isLarge && !isLow))
    guard let found = slot.look(item: item?.head ?? -1, bar: bar?.head ?? -1, tape) else { return }
    let look = Element<UINavigationBarAppearance>(word: found.cell.word, tape)
    titleOffset = look[.titlePositionAdjustment] ?? .zero
    title = look[.titleTextAttributes]
    largeTitle = look[.largeTitleTextAttributes]
    subtitle = look[.subtitleTextAttributes]
    plain = look[.buttonAppearance]
    prominent = look[.prominentButtonAppearance] ?? look[.doneButtonAppearance]
    back = look[.backButtonAppearance]
  }

  init(ofToolbar bar: Element<UIToolbar>?, _ environment: LayoutEnvironment, _ tape: [Cell]) {
    guard let bar, environment.os.major >= 13 else { return }
    let slot = AppearanceSlot(
      isLow: environment.verticalSizeClass == .compact, isAtEdge: environment.os.major >= 15)
    guard let found = slot.look(item: -1, bar: bar.head, tape) else { return }
    let look = Element<UIToolbarAppearance>(word: found.cell.word, tape)
    plain = look[.buttonAppearance]
    prominent = look[.prominentButtonAppearance] ?? look[.doneButtonAppearance]
  }

  /// What buttons have that say nothing themselves.
  func button(isProminent: Bool) -> Element<TextAttributes>? {
    let appearance = isProminent ? prominent : plain
    return appearance?[.normal]?[.titleTextAttributes]
  }

  var backButton: Element<TextAttributes>? { (back ?? plain)?[.normal]?[.titleTextAttributes] }
}
