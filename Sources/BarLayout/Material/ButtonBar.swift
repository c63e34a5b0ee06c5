package import BarCatalog

/// The least height that a button bar or a navigation bar answers (MDCButtonBar.m, MDCNavigationBar.m).
private var minimumBarHeight: Double { 24 }
/// The greatest height that a button bar or a navigation bar answers (MDCButtonBar.m, MDCNavigationBar.m).
var maximumBarHeight: Double { 56 }

/// The height that a button bar or a navigation bar answers when it is offered one.
func barHeight(offered height: Double) -> Double {
  height.clamped(from: minimumBarHeight, to: maximumBarHeight)
}

/// The font of buttons: medium, 14 points (MDCTypography, `buttonFont`).
var usualButtonFont: Font { Font(size: 14, weight: .medium) }

/// What `sizeThatFits(_:)` of a button bar returns.
///
/// Quirk: its width is the sum of its buttons', however little is offered.
package func fit(_ bar: Element<MDCButtonBar>, in size: Size, _ context: LayoutContext) -> Size {
  let items = ShownItems(back: nil, items: bar[.items])
  let style = ButtonStyle(bar, context)
  var width = 0.0
  for step in 0..<items.count {
    width += items.measured(style.side.index(ofStep: step, of: items.count), style, context).width
  }
  return Size(width: width, height: barHeight(offered: size.height))
}

/// Lays a button bar out at a place.
package func layOut(
  _ bar: Element<MDCButtonBar>, at place: ViewPlace, _ context: LayoutContext,
  into buffer: inout LayoutBuffer
) {
  let style = ButtonStyle(bar, context)
  let group = buffer.measure(ShownItems(back: nil, items: bar[.items]), style, context)
  let view = ButtonBarView(
    place: place, object: bar.head, direction: style.direction, side: style.side, hasBack: false,
    titleBaseline: bar.resolved(.buttonTitleBaseline), isHidden: bar.resolved(.isHidden))
  buffer.append(group, as: view, tape: bar.tape, context)
  buffer.shelf.removeLast(group.count)
}

extension ButtonStyle {
  init(_ bar: Element<MDCButtonBar>, _ context: borrowing LayoutContext) {
    self.init(
      side: GroupSide(bar.resolved(.layoutPosition)),
      direction: context.direction(of: bar[.semanticContentAttribute]),
      font: context.buttonFont(bar[.buttonsTitleFont, .state(.normal)]),
      uppercasesTitles: bar.resolved(.uppercasesButtonTitles))
  }
}

extension LayoutContext {
  /// The font of a bar's buttons in their normal state.
  func buttonFont(_ font: Element<FontDescription>?) -> Font {
    self.font(font, or: usualButtonFont)
  }
}

/// The items of a group: a back item, and those that the bar was given.
struct ShownItems {
  let back: Element<UIBarButtonItem>?
  /// The head of a back item that is shown in other surroundings only.
  var missingBack: Int32?
  let items: List<Element<UIBarButtonItem>>?

  var count: Int { (back == nil ? 0 : 1) + (items?.count ?? 0) }

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
  var place: ViewPlace
  /// The head of the bar's element, or -1.
  var object: Int32
  var direction: LayoutDirection
  var side: GroupSide
  /// Whether the first button is the back button.
  var hasBack: Bool
  /// The head of a back item that is shown in other surroundings only.
  var missingBack: Int32?
  /// Where the baselines of titles are to be, in points below the bar's top; 0 for where they are.
  var titleBaseline: Double
  var isHidden = false
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
    for step in 0..<count {
      width += shelf[lower + style.side.index(ofStep: step, of: count)].width
    }
    return ButtonGroup(lower: lower, count: count, width: width)
  }

  /// Adds a button bar and its buttons.
  ///
  /// Quirk: buttons are as high as the bar, whatever it answers, and as wide as they want: what does not fit
  /// overflows at the end, and a group that is narrower than the bar stays at its start, a trailing one, too.
  mutating func append(
    _ group: ButtonGroup, as bar: ButtonBarView, tape: [Cell], _ context: LayoutContext
  ) {
    let frame = bar.place.frame
    let fits = Size(width: group.width, height: barHeight(offered: frame.height))
    let parent = append(
      LaidOutView(
        name: bar.place.name, parent: bar.place.parent, type: .buttonBar, object: bar.object,
        frame: frame, details: ViewDetails(fits: fits, isHidden: bar.isHidden)))
    setFrames(of: group, in: bar)
    if let item = bar.missingBack {
      append(LaidOutView(name: .back, parent: parent, type: .barButton, object: item, frame: nil))
    }
    for index in 0..<group.count {
      let button = shelf[group.lower + index]
      let number = Int32(truncatingIfNeeded: bar.hasBack ? index - 1 : index)
      let name: ViewName = number < 0 ? .back : .item(number)
      if button.customView >= 0 {
        layOut(
          Element<ViewDescription>(tape, at: button.customView),
          at: bar.place.inside(button.frame, name: name, parent: parent), object: button.item,
          context, into: &self)
      } else {
        append(
          LaidOutView(
            name: name, parent: parent, type: .barButton, object: button.item,
            frame: button.frame,
            details: button.content.details(
              in: button.frame, titleBaseline: bar.titleBaseline, context.environment.direction,
              context)))
      }
    }
  }

  private mutating func setFrames(of group: ButtonGroup, in bar: ButtonBarView) {
    var edge =
      switch bar.direction {
      case .ltr: 0.0
      case .rtl: bar.place.frame.width
      }
    for step in 0..<group.count {
      let index = group.lower + bar.side.index(ofStep: step, of: group.count)
      let width = shelf[index].width
      if bar.direction == .rtl { edge -= width }
      shelf[index].frame = Rectangle(x: edge, y: 0, width: width, height: bar.place.frame.height)
      if bar.direction == .ltr { edge += width }
    }
  }
}
