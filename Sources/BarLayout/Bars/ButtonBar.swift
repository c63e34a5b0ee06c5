package import BarCatalog

/// The least height that a button bar or a navigation bar answers (MDCButtonBar.m, MDCNavigationBar.m).
var minimumBarHeight: Double { 24 }
/// The greatest height that a button bar or a navigation bar answers (MDCButtonBar.m, MDCNavigationBar.m).
var maximumBarHeight: Double { 56 }
/// The font of buttons: medium, 14 points (MDCTypography, `buttonFont`).
private var usualButtonFont: Font { Font(size: 14, weight: .medium) }

/// What a button bar answers when it is asked for a fitting size.
///
/// Quirk: its width is the sum of its buttons', however little is offered.
package func fit(_ bar: Element<MDCButtonBar>, in size: Size, _ context: LayoutContext) -> Size {
  let items = ShownItems(back: nil, items: bar[.items])
  let style = ButtonStyle(bar, context)
  var width = 0.0
  for step in 0..<items.count {
    width += items.measured(items.index(ofStep: step, style.position), style, context).width
  }
  return Size(
    width: width, height: size.height.clamped(from: minimumBarHeight, to: maximumBarHeight))
}

/// Lays a button bar out in a frame of its parent's.
///
/// Quirk: its own direction mirrors the order of the buttons, but not their insets, which stay those of the
/// environment's direction, since the items were there before.
package func layOut(
  _ bar: Element<MDCButtonBar>, frame: Rectangle, _ context: LayoutContext,
  into buffer: inout LayoutBuffer, name: ViewName = .root, parent: Int32 = -1,
  safeArea: Insets = .zero
) {
  let style = ButtonStyle(bar, context)
  let group = buffer.measure(ShownItems(back: nil, items: bar[.items]), style, context)
  let view = ButtonBarView(
    name: name, parent: parent, object: bar.head, frame: frame, safeArea: safeArea,
    direction: context.direction(of: bar[.semanticContentAttribute]), position: style.position,
    hasBack: false, titleBaseline: bar[.buttonTitleBaseline] ?? 0)
  buffer.append(group, as: view, tape: bar.tape, context)
  buffer.shelf.removeLast(group.count)
}

extension ButtonStyle {
  init(_ bar: Element<MDCButtonBar>, _ context: LayoutContext) {
    self.init(
      position: bar.resolved(.layoutPosition), direction: context.environment.direction,
      font: context.buttonFont(bar[.buttonsTitleFont, .state(.normal)]),
      uppercasesTitles: bar.resolved(.uppercasesButtonTitles))
  }
}

extension LayoutContext {
  /// The font of a bar's buttons in their normal state.
  func buttonFont(_ font: Element<FontDescription>?) -> Font {
    font.map { self.font($0, or: usualButtonFont) } ?? usualButtonFont
  }
}

/// The items of a group: a back item, and those that the bar was given.
struct ShownItems {
  let back: Element<UIBarButtonItem>?
  let items: List<Element<UIBarButtonItem>>?

  var count: Int { (back == nil ? 0 : 1) + (items?.count ?? 0) }

  /// The place in the group of the button that is placed as the nth: a trailing group is placed from its end.
  func index(ofStep step: Int, _ position: MDCButtonBarLayoutPosition) -> Int {
    position == .trailing ? count - 1 - step : step
  }

  func measured(_ index: Int, _ style: ButtonStyle, _ context: LayoutContext) -> MeasuredButton {
    let isFirst = index == 0
    let isLast = index == count - 1
    guard let item = index == 0 && back != nil ? back : items?[index - (back == nil ? 0 : 1)] else {
      preconditionFailure("a group has an item at every index below its count")
    }
    return MeasuredButton(item, isFirst: isFirst, isLast: isLast, style: style, context)
  }
}

/// The buttons of a bar on the shelf of a buffer.
struct ButtonGroup {
  /// The place of the first one on the shelf.
  let lower: Int
  let count: Int
  /// The sum of the widths, added in the order of placing.
  let width: Double
}

/// A button bar that is about to be laid out.
struct ButtonBarView {
  var name: ViewName
  var parent: Int32
  var object: Int32
  var frame: Rectangle
  var safeArea: Insets
  var direction: LayoutDirection
  var position: MDCButtonBarLayoutPosition
  /// Whether the first button is the back button.
  var hasBack: Bool
  /// Where the baselines of titles are to be, in points below the bar's top; 0 for where they are.
  var titleBaseline: Double
}

extension LayoutBuffer {
  /// Measures buttons onto the shelf.
  mutating func measure(_ items: ShownItems, _ style: ButtonStyle, _ context: LayoutContext)
    -> ButtonGroup
  {
    let lower = shelf.count
    let count = items.count
    for index in 0..<count { shelf.append(items.measured(index, style, context)) }
    var width = 0.0
    for step in 0..<count { width += shelf[lower + items.index(ofStep: step, style.position)].width }
    return ButtonGroup(lower: lower, count: count, width: width)
  }

  /// Adds a button bar and its buttons.
  ///
  /// Quirk: buttons are as high as the bar, whatever it answers, and as wide as they want: what does not fit
  /// overflows at the end, and a group that is narrower than the bar stays at its start, a trailing one, too.
  mutating func append(
    _ group: ButtonGroup, as bar: ButtonBarView, tape: [Cell], _ context: LayoutContext
  ) {
    let height = bar.frame.height.clamped(from: minimumBarHeight, to: maximumBarHeight)
    let parent = append(
      LaidOutView(
        name: bar.name, parent: bar.parent, type: .MDCButtonBar, object: bar.object,
        frame: bar.frame, details: ViewDetails(fits: Size(width: group.width, height: height))))
    place(group, in: bar)
    for index in 0..<group.count {
      let button = shelf[group.lower + index]
      let name: ViewName =
        bar.hasBack
        ? index == 0 ? .back : .item(Int32(truncatingIfNeeded: index - 1))
        : .item(Int32(truncatingIfNeeded: index))
      if button.customView >= 0 {
        layOut(
          Element<ViewDescription>(tape, at: button.customView), frame: button.frame, context,
          into: &self, name: name, parent: parent, object: button.item,
          safeArea: bar.safeArea.safeArea(of: button.frame, in: bar.frame.size))
      } else {
        append(
          LaidOutView(
            name: name, parent: parent, type: .MDCButtonBarButton, object: button.item,
            frame: button.frame,
            details: button.details(titleBaseline: bar.titleBaseline, context)))
      }
    }
  }

  private mutating func place(_ group: ButtonGroup, in bar: ButtonBarView) {
    var edge =
      switch bar.direction {
      case .leftToRight: 0.0
      case .rightToLeft: bar.frame.width
      }
    for step in 0..<group.count {
      let index = group.lower + (bar.position == .trailing ? group.count - 1 - step : step)
      let width = shelf[index].width
      if bar.direction == .rightToLeft { edge -= width }
      shelf[index].frame = Rectangle(x: edge, y: 0, width: width, height: bar.frame.height)
      if bar.direction == .leftToRight { edge += width }
    }
  }
}
