import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

extension LayoutIRWriter {
  /// Writes how a view is drawn, as far as the description says so.
  mutating func style(_ position: Int, in layout: LaidOutBar) {
    let style = self.style(of: position, in: layout)
    if style.isEmpty { return }
    json.raw(",\"style\":")
    write(style)
  }

  /// How a view is drawn in the first environment of a layout.
  func style(of position: Int, in layout: LaidOutBar) -> Style {
    let views = layout.views
    let view = views[position]
    var style = Style()
    if let source = layout.source, isSystemView(view) {
      let source = SystemStyleSource(source, environment(of: layout), tape)
      systemStyle(view, source, &style)
      style.contrast = contrast(of: style, view, source, isElevated: isElevated(layout))
      return style
    }
    switch view.type {
    case .barButton: buttonStyle(view, in: views, &style)
    case .label where view.name == .titleLabel:
      if let bar = enclosingBar(of: view, in: views) { titleStyle(bar, &style) }
    case .navigationBar, .buttonBar, .headerStackView, .uiNavigationBar, .uiToolbar:
      if view.object >= 0 { viewStyle(view.object, &style) }
    case .flexibleHeaderView: headerStyle(view, in: views, &style)
    case .view where view.name == .hairline: hairlineStyle(view, &style)
    case .bottomAppBarView:
      bottomAppBarStyle(Element<MDCBottomAppBarView>(tape, at: view.object), &style)
    case .floatingButton: floatingButtonStyle(view, in: views, &style)
    case .view where view.name == .surface: surfaceStyle(in: views, &style)
    default:
      guard let plain = plainView(of: view) else { break }
      style.tint = colorWord(plain, ViewDescription.id(.tintColor))
      style.background = colorWord(plain, ViewDescription.id(.backgroundColor))
    }
    style.contrast = contrast(
      of: style, at: position, in: views, isElevated: isElevated(layout))
    return style
  }

  /// Whether the window of a layout lies on others.
  private func isElevated(_ layout: LaidOutBar) -> Bool {
    stage.resolved.environments[Int(layout.environments[0])].window != .fullScreen
  }

  private func environment(of layout: LaidOutBar) -> LayoutEnvironment {
    stage.resolved.environments[Int(layout.environments[0])].layout
  }

  /// A view of any type has its colors under the same ids.
  func viewStyle(_ head: Int32, _ style: inout Style) {
    let view = Element<UINavigationBar>(tape, at: head)
    style.tint = colorWord(view, UINavigationBar.id(.tintColor))
    style.background = colorWord(view, UINavigationBar.id(.backgroundColor))
  }

  /// The description of a view that is neither a bar nor a button: an item has its view in itself.
  private func plainView(of view: LaidOutView) -> Element<ViewDescription>? {
    if view.object < 0 { return nil }
    if isPlainView(view.object) { return Element(tape, at: view.object) }
    return Element<UIBarButtonItem>(tape, at: view.object)[.customView]
  }

  /// Attributes count where there is a title, and beat the bar's own font and color.
  private func titleStyle(_ bar: Element<MDCNavigationBar>, _ style: inout Style) {
    let attributes = bar[.title] == nil ? nil : bar[.titleTextAttributes]
    style.color =
      attributes?.cell(.foregroundColor)?.word
      ?? colorWord(bar, MDCNavigationBar.id(.titleTextColor))
    style.font = attributes?.cell(.font)?.word
    if style.font == nil, let font = bar.cell(.titleFont) {
      style.font = font.word
      style.fontSize = forcedTitleFontSize(of: bar)
    }
  }

  /// A button has its item's tint, else that of its side, else the bar's.
  ///
  /// Its title has that tint, too, unless there is a color for it: attributes of the item beat everything, and an item's
  /// own tint beats the bar's color for titles.
  private func buttonStyle(_ view: LaidOutView, in views: [LaidOutView], _ style: inout Style) {
    var attributes: Element<TextAttributes>?
    if view.object >= 0 {
      let item = Element<UIBarButtonItem>(tape, at: view.object)
      style.tint = colorWord(item, UIBarButtonItem.id(.tintColor))
      if item[.isEnabled] == false { style.alpha = disabledButtonAlpha }
      attributes = item[.titleTextAttributes, .state(.normal)]
      // Material's builder asks for the image of the default metrics.
      style.backgroundImage = keyedWord(item, UIBarButtonItem.id(.backgroundImage))
    }
    let hasOwnTint = style.tint != nil
    guard view.parent >= 0 else { return }
    let group = views[Int(view.parent)]
    if group.object >= 0 {
      let bar = Element<MDCButtonBar>(tape, at: group.object)
      style.tint = style.tint ?? colorWord(bar, MDCButtonBar.id(.tintColor))
      style.color = keyedWord(bar, MDCButtonBar.id(.buttonsTitleColor))
      style.font = keyedWord(bar, MDCButtonBar.id(.buttonsTitleFont))
      style.ripple =
        colorWord(bar, MDCButtonBar.id(.rippleColor)) ?? colorWord(bar, MDCButtonBar.id(.inkColor))
    } else if let bar = enclosingBar(of: view, in: views) {
      let side =
        group.name == .leading
        ? MDCNavigationBar.id(.leadingBarItemsTintColor)
        : MDCNavigationBar.id(.trailingBarItemsTintColor)
      style.tint =
        style.tint ?? colorWord(bar, side) ?? colorWord(bar, MDCNavigationBar.id(.tintColor))
      style.color = keyedWord(bar, MDCNavigationBar.id(.buttonsTitleColor))
      style.font = keyedWord(bar, MDCNavigationBar.id(.buttonsTitleFont))
      style.ripple =
        colorWord(bar, MDCNavigationBar.id(.rippleColor))
        ?? colorWord(bar, MDCNavigationBar.id(.inkColor))
    } else if let bar = bottomAppBar(of: views) {
      itemStyle(on: bar, isLeading: group.name == .leading, &style)
    }
    if hasOwnTint { style.color = nil }
    style.color = attributes?.cell(.foregroundColor)?.word ?? style.color
    style.font = attributes?.cell(.font)?.word ?? style.font
  }

  func colorWord<Owner>(_ element: Element<Owner>, _ id: UInt16) -> UInt64? {
    element.index(of: id).map { element.tape[$0].word }
  }

  /// The word of an accessor's value for the first key of each of its spaces: the normal state, the default metrics.
  func keyedWord<Owner>(_ element: Element<Owner>, _ id: UInt16) -> UInt64? {
    guard let index = element.index(of: id) else { return nil }
    return cells(at: Int(truncatingIfNeeded: element.tape[index].word)).first { cell in
      let key = AccessorKey(packed: cell.key)
      return (0..<3).allSatisfy { key[$0] ?? 0 == 0 }
    }?.word
  }
}

/// The alpha of a disabled button of a bar (components/ButtonBar/src/MDCButtonBar.m).
private let disabledButtonAlpha = 0.38
