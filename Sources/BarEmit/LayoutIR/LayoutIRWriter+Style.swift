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
      if let bar = enclosingBar(of: view, in: views) {
        style.color = colorWord(bar, MDCNavigationBar.id(.titleTextColor))
        style.font = bar.cell(.titleFont)?.word
      }
    case .navigationBar where view.object >= 0:
      viewStyle(Element<MDCNavigationBar>(tape, at: view.object), &style)
    case .buttonBar where view.object >= 0:
      viewStyle(Element<MDCButtonBar>(tape, at: view.object), &style)
    case .headerStackView where view.object >= 0:
      viewStyle(Element<MDCHeaderStackView>(tape, at: view.object), &style)
    default:
      guard view.object >= 0, isPlainView(view.object) else { return }
      let plain = Element<ViewDescription>(tape, at: view.object)
      style.tint = colorWord(plain, ViewDescription.id(.tintColor))
      style.background = colorWord(plain, ViewDescription.id(.backgroundColor))
    }
    write(style)
  }

  private func viewStyle<Owner: View>(_ view: Element<Owner>, _ style: inout Style) {
    style.tint = colorWord(view, Owner.id(.tintColor))
    style.background = colorWord(view, Owner.id(.backgroundColor))
  }

  /// A button has its item's tint, else that of its side, else the bar's.
  private func buttonStyle(_ view: LaidOutView, in views: [LaidOutView], _ style: inout Style) {
    if view.object >= 0 {
      let item = Element<UIBarButtonItem>(tape, at: view.object)
      style.tint = colorWord(item, UIBarButtonItem.id(.tintColor))
      style.isDisabled = item[.isEnabled] == false
    }
    guard view.parent >= 0 else { return }
    let group = views[Int(view.parent)]
    if group.object >= 0 {
      let bar = Element<MDCButtonBar>(tape, at: group.object)
      style.tint = style.tint ?? colorWord(bar, MDCButtonBar.id(.tintColor))
      style.color = keyedWord(bar, MDCButtonBar.id(.buttonsTitleColor))
      style.font = keyedWord(bar, MDCButtonBar.id(.buttonsTitleFont))
    } else if let bar = enclosingBar(of: view, in: views) {
      let side =
        group.name == .leading
        ? MDCNavigationBar.id(.leadingBarItemsTintColor)
        : MDCNavigationBar.id(.trailingBarItemsTintColor)
      style.tint =
        style.tint ?? colorWord(bar, side) ?? colorWord(bar, MDCNavigationBar.id(.tintColor))
      style.color = keyedWord(bar, MDCNavigationBar.id(.buttonsTitleColor))
      style.font = keyedWord(bar, MDCNavigationBar.id(.buttonsTitleFont))
    }
  }

  private func colorWord<Owner>(_ element: Element<Owner>, _ id: UInt16) -> UInt64? {
    element.index(of: id).map { element.tape[$0].word }
  }

  /// The word of an accessor's value for the normal state.
  private func keyedWord<Owner>(_ element: Element<Owner>, _ id: UInt16) -> UInt64? {
    guard let index = element.index(of: id) else { return nil }
    let normal = AccessorKey.state(.normal).packed
    return cells(at: Int(truncatingIfNeeded: element.tape[index].word))
      .first { $0.key == 0 || $0.key == normal }?.word
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
    if style.isDisabled {
      commas.next("alpha", &json)
      json.number(disabledButtonAlpha)
    }
    if let font = style.font {
      commas.next("font", &json)
      value(Element<FontDescription>.form, font)
    }
    if let color = style.color {
      commas.next("color", &json)
      self.color(color)
    }
    json.byte(UInt8(ascii: "}"))
  }
}

/// The alpha of a disabled button of a bar (components/ButtonBar/src/MDCButtonBar.m).
private let disabledButtonAlpha = 0.38

/// How a view is drawn: words of colors and fonts on the tape.
private struct Style {
  var tint: UInt64?
  var background: UInt64?
  var isDisabled = false
  var font: UInt64?
  var color: UInt64?

  var isEmpty: Bool {
    tint == nil && background == nil && !isDisabled && font == nil && color == nil
  }
}
