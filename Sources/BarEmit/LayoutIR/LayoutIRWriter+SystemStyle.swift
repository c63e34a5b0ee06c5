import BarCatalog
import BarLayout

/// What the views of a bar of UIKit take their style from in one environment.
struct SystemStyleSource {
  let source: BarSource
  let environment: LayoutEnvironment
  let look: BarLook
  /// The color behind everything at rest; `nil` if it is not known.
  let background: Color?

  init(_ source: BarSource, _ environment: LayoutEnvironment, _ tape: [Cell]) {
    self.source = source
    self.environment = environment
    look = BarLook(of: source, environment, tape)
    let slot = source.slot(in: environment, tape)
    background = source.background(in: slot, environment, tape)?.color
  }
}

extension LayoutIRWriter {
  /// Whether a view is drawn as its bar of UIKit has it.
  func isSystemView(_ view: LaidOutView) -> Bool {
    switch view.type {
    case .uiBarButton, .uiBarBackground, .uiLargeTitle: true
    case .label:
      switch view.name {
      case .title, .subtitle, .largeSubtitle, .badge: true
      default: false
      }
    default: false
    }
  }

  func systemStyle(_ view: LaidOutView, _ source: SystemStyleSource, _ style: inout Style) {
    let look = source.look
    switch view.name {
    case .background: backgroundStyle(source, &style)
    case .title: titleStyle(source, UINavigationItem.id(.attributedTitle), look.title, &style)
    case .largeTitle: titleStyle(source, 0, look.largeTitle, &style)
    case .subtitle:
      titleStyle(source, UINavigationItem.id(.attributedSubtitle), look.subtitle, &style)
    case .largeSubtitle:
      titleStyle(
        source, UINavigationItem.id(.largeAttributedSubtitle), look.largeSubtitle, &style)
    case .badge: badgeStyle(view.object, &style)
    default: buttonStyle(view, source, &style)
    }
  }

  /// A button has its item's tint and attributes, else those of its bar.
  private func buttonStyle(
    _ view: LaidOutView, _ source: SystemStyleSource, _ style: inout Style
  ) {
    var role = view.name == .back ? UIKitButtonRole.back : .plain
    var attributes: Element<TextAttributes>?
    var isEnabled = true
    if view.object >= 0 {
      let item = Element<UIBarButtonItem>(tape, at: view.object)
      isEnabled = item.resolved(.isEnabled)
      attributes = item[.titleTextAttributes, .state(.normal)]
      if !isEnabled { attributes = item[.titleTextAttributes, .state(.disabled)] ?? attributes }
      if role == .plain { role = UIKitButtonRole(item) }
      style.tint = colorWord(item, UIBarButtonItem.id(.tintColor))
      style.backgroundImage = keyedWord(
        item,
        view.name == .back
          ? UIBarButtonItem.id(.backButtonBackgroundImage) : UIBarButtonItem.id(.backgroundImage))
    }
    if style.tint == nil, source.source.bar >= 0 {
      let bar = Element<UINavigationBar>(tape, at: source.source.bar)
      style.tint = colorWord(bar, UINavigationBar.id(.tintColor))
    }
    // On glass the tint of a prominent button colors its background.
    if role == .prominent, source.environment.look.major >= 26 { style.background = style.tint }
    let look = isEnabled ? source.look.button(role) : source.look.disabledButton(role)
    let usual = look?[.titleTextAttributes]
    if style.backgroundImage == nil, let look {
      style.backgroundImage = colorWord(look, UIBarButtonItemStateAppearance.id(.backgroundImage))
    }
    style.color =
      attributes?.cell(.foregroundColor)?.word ?? usual?.cell(.foregroundColor)?.word
    style.font = attributes?.cell(.font)?.word ?? usual?.cell(.font)?.word
  }

  /// A line of text has the attributes of its own, else those of the bar's look.
  ///
  /// - Parameter attributed: The property of the item that may have attributes; 0 for none.
  private func titleStyle(
    _ source: SystemStyleSource, _ attributed: UInt16, _ look: Element<TextAttributes>?,
    _ style: inout Style
  ) {
    var own: Element<TextAttributes>?
    if attributed != 0, source.source.item >= 0, source.environment.os.major >= 26 {
      let item = Element<UINavigationItem>(tape, at: source.source.item)
      own = item.index(of: attributed).flatMap {
        Element<AttributedText>(word: tape[$0].word, tape)[.attributes]
      }
    }
    style.color = own?.cell(.foregroundColor)?.word ?? look?.cell(.foregroundColor)?.word
    style.font = own?.cell(.font)?.word ?? look?.cell(.font)?.word
  }

  private func badgeStyle(_ item: Int32, _ style: inout Style) {
    guard item >= 0, let badge = Element<UIBarButtonItem>(tape, at: item)[.badge] else { return }
    style.background = colorWord(badge, Badge.id(.backgroundColor))
    style.color = colorWord(badge, Badge.id(.foregroundColor))
    style.font = badge.cell(.font)?.word
  }

  // MARK: Backgrounds

  /// A bar that content ends at has no background unless its look for that state says so.
  private func backgroundStyle(_ source: SystemStyleSource, _ style: inout Style) {
    let slot = source.source.slot(in: source.environment, tape)
    guard let found = source.source.look(in: source.environment, tape) else {
      if source.source.bar >= 0, !slot.isAtEdge { legacyBackground(source, &style) }
      return
    }
    if slot.isAtEdge, !found.slot.isAtEdge {
      style.configuration = UInt64(BarAppearanceConfiguration.transparent.rawValue)
      return
    }
    // Looks of both kinds of bars have these under the same ids.
    typealias Look = UINavigationBarAppearance
    let look = Element<Look>(word: found.cell.word, tape)
    style.configuration = UInt64(look.resolved(.configuration).rawValue)
    style.effect = colorWord(look, Look.id(.backgroundEffect))
    style.background = colorWord(look, Look.id(.backgroundColor))
    style.backgroundImage = colorWord(look, Look.id(.backgroundImage))
    if style.backgroundImage != nil {
      style.contentMode = colorWord(look, Look.id(.backgroundImageContentMode))
    }
    style.shadow = colorWord(look, Look.id(.shadowColor)).map { DrawnShadow(color: $0) }
    style.shadowImage = colorWord(look, Look.id(.shadowImage))
  }

  /// What bars were told before iOS 13; a line at the edge shows only where there is an image.
  private func legacyBackground(_ source: SystemStyleSource, _ style: inout Style) {
    // Bars of both kinds have these under the same ids, but for the images of lines.
    let bar = Element<UINavigationBar>(tape, at: source.source.bar)
    style.barStyle = colorWord(bar, UINavigationBar.id(.barStyle))
    style.isTranslucent = bar[.isTranslucent]
    style.background = colorWord(bar, UINavigationBar.id(.barTintColor))
    let position: BarPosition =
      source.source.isToolbar ? .bottom : source.source.isInStack ? .topAttached : .top
    let isLow = source.environment.verticalSizeClass == .compact
    style.backgroundImage = keyedWord(
      bar, UINavigationBar.id(.backgroundImage), position, isLow ? .compact : .default)
    if style.backgroundImage == nil { return }
    style.shadowImage =
      source.source.isToolbar
      ? keyedWord(bar, UIToolbar.id(.shadowImage), position, .default)
      : colorWord(bar, UINavigationBar.id(.shadowImage))
  }

  /// The word of an accessor's value for a place and a height of bars, or for those that stand in for them.
  private func keyedWord<Owner>(
    _ element: Element<Owner>, _ id: UInt16, _ position: BarPosition, _ metrics: BarMetrics
  ) -> UInt64? {
    guard let index = element.index(of: id) else { return nil }
    let values = cells(at: Int(truncatingIfNeeded: element.tape[index].word))
    for metrics in [metrics, .default] {
      for position in [position, .any] {
        let found = values.first { cell in
          let key = AccessorKey(packed: cell.key)
          return key[0] ?? 0 == position.rawValue && key[1] ?? 0 == metrics.rawValue
        }
        if let found { return found.word }
      }
    }
    return nil
  }
}
