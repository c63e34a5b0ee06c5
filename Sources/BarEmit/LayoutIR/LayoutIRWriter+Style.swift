import BarCatalog
import BarCompiler
import BarLayout

extension LayoutIRWriter {
  /// Writes how a view is drawn, as far as the description says so.
  mutating func style(_ position: Int, in views: [LaidOutView]) {
    let view = views[position]
    var style = Style()
    switch view.type {
    case .barButton: buttonStyle(view, in: views, &style)
    case .label where view.name == .titleLabel:
      if let bar = enclosingBar(of: view, in: views) { titleStyle(bar, &style) }
    case .navigationBar where view.object >= 0:
      viewStyle(Element<MDCNavigationBar>(tape, at: view.object), &style)
    case .buttonBar where view.object >= 0:
      viewStyle(Element<MDCButtonBar>(tape, at: view.object), &style)
    case .flexibleHeaderView: headerStyle(view, in: views, &style)
    case .view where view.name == .hairline: hairlineStyle(view, &style)
    case .headerStackView where view.object >= 0:
      viewStyle(Element<MDCHeaderStackView>(tape, at: view.object), &style)
    case .bottomAppBarView:
      bottomAppBarStyle(Element<MDCBottomAppBarView>(tape, at: view.object), &style)
    case .floatingButton: floatingButtonStyle(view, in: views, &style)
    case .view where view.name == .surface: surfaceStyle(in: views, &style)
    case .uiNavigationBar where view.object >= 0:
      viewStyle(Element<UINavigationBar>(tape, at: view.object), &style)
    case .uiToolbar where view.object >= 0:
      viewStyle(Element<UIToolbar>(tape, at: view.object), &style)
    case .uiNavigationBar, .uiToolbar: break
    case .uiBarButton:
      systemButtonStyle(view.object, isOnToolbar: views[0].type == .uiToolbar, &style)
    case .label where view.name == .title: systemTitleStyle(isLarge: false, &style)
    case .uiLargeTitle: systemTitleStyle(isLarge: true, &style)
    default:
      guard let plain = plainView(of: view) else { return }
      style.tint = colorWord(plain, ViewDescription.id(.tintColor))
      style.background = colorWord(plain, ViewDescription.id(.backgroundColor))
    }
    style.contrast = contrast(of: style, at: position, in: views)
    write(style)
  }

  func viewStyle<Owner: View>(_ view: Element<Owner>, _ style: inout Style) {
    style.tint = colorWord(view, Owner.id(.tintColor))
    style.background = colorWord(view, Owner.id(.backgroundColor))
  }

  /// The description of a view that is no bar and no button: an item has its view in itself.
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

  /// A button of UIKit has its item's tint and attributes, else those of its bar.
  private func systemButtonStyle(_ object: Int32, isOnToolbar: Bool, _ style: inout Style) {
    var attributes: Element<TextAttributes>?
    var isProminent = false
    if object >= 0 {
      let item = Element<UIBarButtonItem>(tape, at: object)
      attributes = item[.titleTextAttributes, .state(.normal)]
      isProminent = item[.style] == .done || item[.style] == .prominent
      style.tint = colorWord(item, UIBarButtonItem.id(.tintColor))
      style.backgroundImage = keyedWord(item, UIBarButtonItem.id(.backgroundImage))
    }
    let bar = isOnToolbar ? appearanceSources.toolbar : appearanceSources.bar
    if style.tint == nil, bar >= 0 {
      style.tint = colorWord(
        Element<UINavigationBar>(tape, at: bar), UINavigationBar.id(.tintColor))
    }
    let look = isOnToolbar ? nil : navigationBarLook
    let prominent = look?[.prominentButtonAppearance] ?? look?[.doneButtonAppearance]
    let appearance = isProminent ? prominent : look?[.buttonAppearance]
    let usual = appearance?[.normal]?[.titleTextAttributes]
    style.color =
      attributes?.cell(.foregroundColor)?.word ?? usual?.cell(.foregroundColor)?.word
    style.font = attributes?.cell(.font)?.word ?? usual?.cell(.font)?.word
  }

  /// A title of UIKit has the attributes of the bar's look, or those that the bar has without one.
  private func systemTitleStyle(isLarge: Bool, _ style: inout Style) {
    let bar = appearanceSources.bar
    let own = bar < 0 ? nil : Element<UINavigationBar>(tape, at: bar)
    let attributes: Element<TextAttributes>?
    if let look = navigationBarLook {
      attributes = isLarge ? look[.largeTitleTextAttributes] : look[.titleTextAttributes]
    } else {
      attributes = isLarge ? own?[.largeTitleTextAttributes] : own?[.titleTextAttributes]
    }
    style.color = attributes?.cell(.foregroundColor)?.word
    style.font = attributes?.cell(.font)?.word
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

  private mutating func write(_ style: Style) {
    if style.isEmpty { return }
    json.raw(",\"style\":{")
    var commas = Commas()
    if let tint = style.tint {
      commas.next("tint", &json)
      color(tint)
    }
    if let background = style.background {
      commas.next("background", &json)
      color(background)
    }
    if let image = style.backgroundImage {
      commas.next("backgroundImage", &json)
      value(Element<ImageReference>.form, image)
    }
    if let elevation = style.elevation {
      commas.next("elevation", &json)
      json.number(elevation)
    }
    if let shadow = style.shadow {
      commas.next("shadow", &json)
      write(shadow)
    }
    if let ripple = style.ripple {
      commas.next("ripple", &json)
      color(ripple)
    }
    if let alpha = style.alpha {
      commas.next("alpha", &json)
      json.number(alpha)
    }
    if let font = style.font {
      commas.next("font", &json)
      self.font(font, size: style.fontSize)
    }
    if let color = style.color {
      commas.next("color", &json)
      self.color(color)
    }
    if let contrast = style.contrast {
      commas.next("contrast", &json)
      write(contrast)
    }
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes a font, with another size than its own where there is one.
  private mutating func font(_ word: UInt64, size: Double?) {
    guard let size else { return value(Element<FontDescription>.form, word) }
    json.raw("{\"size\":")
    json.number(size)
    for cell in cells(at: Int(truncatingIfNeeded: word)) where cell.id != FontDescription.id(.size)
    {
      json.byte(comma)
      json.name(shapes.name(FontDescription.type, cell.place))
      json.byte(colon)
      value(shapes.shape(FontDescription.type, cell.place).form, cell.word)
    }
    json.byte(UInt8(ascii: "}"))
  }
}

/// The alpha of a disabled button of a bar (components/ButtonBar/src/MDCButtonBar.m).
private let disabledButtonAlpha = 0.38

/// How a view is drawn: words of colors and fonts on the tape.
struct Style {
  var tint: UInt64?
  var background: UInt64?
  var backgroundImage: UInt64?
  var elevation: Double?
  var shadow: DrawnShadow?
  var ripple: UInt64?
  var alpha: Double?
  var font: UInt64?
  /// The size of the font where it is another than its own, in points.
  var fontSize: Double?
  var color: UInt64?
  var contrast: Contrast?

  var isEmpty: Bool {
    tint == nil && background == nil && backgroundImage == nil && elevation == nil && shadow == nil
      && ripple == nil && alpha == nil && font == nil && color == nil
  }
}
