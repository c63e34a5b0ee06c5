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
    let colors = MaterialColors(of: views, on: tape)
    let content = colors.content(of: view)
    if let content { style.show(content) }
    switch view.type {
    case .barButton: buttonStyle(view, colors, in: views, &style)
    case .label where view.name == .titleLabel: break
    case .navigationBar, .buttonBar, .headerStackView, .uiNavigationBar, .uiToolbar:
      if view.object >= 0 { viewStyle(view.object, &style) }
    case .flexibleHeaderView: headerStyle(view, colors, in: views, &style)
    case .view where view.name == .hairline: hairlineStyle(view, &style)
    case .bottomAppBarView:
      bottomAppBarStyle(Element<MDCBottomAppBarView>(tape, at: view.object), &style)
    case .floatingButton: floatingButtonStyle(view, colors, &style)
    case .view where view.name == .surface: surfaceStyle(colors, &style)
    default:
      guard let plain = plainView(of: view) else { break }
      style.tint = colorWord(plain, ViewDescription.id(.tintColor))
      style.background = colorWord(plain, ViewDescription.id(.backgroundColor))
    }
    style.contrast = content.flatMap {
      contrast(at: position, $0, colors, in: views, isElevated: isElevated(layout))
    }
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

  private func buttonStyle(
    _ view: LaidOutView, _ colors: MaterialColors, in views: [LaidOutView], _ style: inout Style
  ) {
    if view.object >= 0 {
      let item = Element<UIBarButtonItem>(tape, at: view.object)
      if item[.isEnabled] == false { style.alpha = disabledButtonAlpha }
      // Material's builder asks for the image of the default metrics.
      style.backgroundImage = keyedWord(item, UIBarButtonItem.id(.backgroundImage))
    }
    guard view.parent >= 0 else { return }
    let group = views[Int(view.parent)]
    if group.object >= 0 {
      let bar = Element<MDCButtonBar>(tape, at: group.object)
      style.ripple =
        colorWord(bar, MDCButtonBar.id(.rippleColor)) ?? colorWord(bar, MDCButtonBar.id(.inkColor))
    } else if let bar = colors.navigationBar(around: view) {
      style.ripple =
        colorWord(bar, MDCNavigationBar.id(.rippleColor))
        ?? colorWord(bar, MDCNavigationBar.id(.inkColor))
    } else if let bar = colors.bottomAppBar {
      style.ripple = colorWord(bar, MDCBottomAppBarView.id(.rippleColor))
    }
  }

  func colorWord<Owner>(_ element: Element<Owner>, _ id: UInt16) -> UInt64? {
    element.index(of: id).map { element.tape[$0].word }
  }

  /// The word of an accessor's value for the normal state and the default metrics.
  func keyedWord<Owner>(_ element: Element<Owner>, _ id: UInt16) -> UInt64? {
    element.normalCell(id)?.word
  }
}

extension Style {
  /// Takes over what Material's bars show.
  fileprivate mutating func show(_ content: MaterialColors.Content) {
    tint = content.tint?.word
    color = content.title?.word
    font = content.font
    fontSize = content.fontSize
  }
}

/// The alpha of a disabled button of a bar (components/ButtonBar/src/MDCButtonBar.m).
private let disabledButtonAlpha = 0.38
