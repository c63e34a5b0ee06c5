import BarCatalog

/// Where everything in the content of a navigation bar of UIKit is: its rows, and the title between them.
struct ContentLayout {
  let bar: UIKitNavigationBar
  let place: ViewPlace
  let isMirrored: Bool
  let setting: BarSetting
  private let rows: NavigationBarRows
  private let frames: [RowFrame]
  private let back: FittedBackButton
  let room: UIKitTitleRoom
  let titleFacts: Facts
  let title: UIKitLabel?
  /// How wide the title is with what is below it, in points.
  let titleWidth: Double
  let top: Double
  let itemHeight: Double
  let promptHeight: Double
  let hidesTitle: Bool
  let edges: NavigationBarEdges
  /// What the rows take if there is less; `nil` if they find room.
  let squeeze: Squeeze?

  init(
    _ bar: UIKitNavigationBar, _ place: ViewPlace, _ heights: UIKitNavigationBar.Heights,
    isMirrored: Bool, _ setting: BarSetting
  ) {
    self.bar = bar
    self.place = place
    self.isMirrored = isMirrored
    self.setting = setting
    let figures = setting.figures
    let context = setting.context
    let stack = bar.stack
    let width = place.frame.width
    let edges = NavigationBarEdges(place, isMirrored: isMirrored, figures)
    self.edges = edges
    var facts = Facts()
    facts.use(edges.confidence)
    itemHeight = facts.use(figures[.itemHeight])
    promptHeight = heights.prompt
    top = heights.prompt + (heights.bar - heights.slack - itemHeight) / 2

    let titlePlace = stack.titlePlace(in: setting.environment)
    title = Self.title(of: stack, at: titlePlace, setting)
    hidesTitle = heights.largeTitle > 0
    let subtitle = figures.hasGlass ? stack.subtitleLabel(setting) : nil
    titleWidth = max(title?.width ?? 0, subtitle?.width ?? 0)
    let wanted: Double
    if let view = stack.item?[.titleView] {
      wanted = fit(view, in: Size(width: width, height: itemHeight), context).width
      facts.use(fitConfidence(of: view, context))
    } else {
      wanted = hidesTitle ? 0 : titleWidth
    }

    let button = UIKitBackButton(stack, setting)
    let showsBack = stack.showsBack(in: setting.environment)
    let least = showsBack ? button.leastWidth : nil
    // A title gets its room before the items beside it get theirs.
    let beside = titlePlace == .leading && wanted > 0 ? wanted + edges.gap : 0
    let rows = NavigationBarRows(of: stack, in: edges, back: least, title: beside, setting)
    self.rows = rows
    squeeze = edges.squeeze(of: rows, back: least)

    let back = FittedBackButton(
      button, isShown: showsBack, beside: wanted, rows, edges, facts)
    self.back = back
    let center = CenterRoom(rows, wanted: wanted, back: back.width, edges, width, setting)
    room = center.titleRoom(
      at: titlePlace, isMirrored: isMirrored, hasLeading: !rows.leading.isEmpty || showsBack,
      hasTrailing: !rows.trailing.isEmpty, edges, figures)
    titleFacts = Self.facts(
      ofTitleAt: room.x(of: wanted) + wanted / 2 - width / 2, at: titlePlace, rows, facts,
      back: showsBack ? back : nil, figures)
    let (top, itemHeight) = (top, itemHeight)
    func frame(_ inset: Double, beginsAtLeft: Bool) -> RowFrame {
      RowFrame(
        inset: inset, beginsAtLeft: beginsAtLeft, isMirrored: isMirrored, width: width, top: top,
        height: itemHeight)
    }
    frames = [
      frame(edges.leadingStart(rows.leading, back: back.width), beginsAtLeft: !isMirrored),
      frame(center.x, beginsAtLeft: !isMirrored),
      frame(edges.trailingInset(rows.trailing), beginsAtLeft: isMirrored),
    ]
  }

  private static func title(
    of stack: StackItem, at place: StackItem.TitlePlace, _ setting: BarSetting
  ) -> UIKitLabel? {
    let isLarge = place == .leadingLarge
    return stack.titleLine(in: setting.environment).map { line in
      line.label(
        isLarge ? setting.largeTitleFont : setting.font(.titleFontSize, .semibold),
        isLarge ? setting.look.largeTitle : setting.look.title, setting.context)
    }
  }

  /// What the place of the title rests on.
  ///
  /// - Parameter offset: How far the middle of the title is to the right of that of the bar, in points.
  private static func facts(
    ofTitleAt offset: Double, at place: StackItem.TitlePlace, _ rows: NavigationBarRows,
    _ facts: Facts,
    back: FittedBackButton?, _ figures: BarFigures
  ) -> Facts {
    var titleFacts = Facts()
    // What is beside the title matters only if it pushes the title out of the middle.
    if abs(offset) >= 1 {
      titleFacts.use(facts.confidence)
      _ = titleFacts.use(figures[.titleGap])
      _ = titleFacts.use(figures[.titleClearance])
      titleFacts.use(rows.leading.facts.confidence)
      titleFacts.use(rows.center.facts.confidence)
      titleFacts.use(rows.trailing.facts.confidence)
      if let back { titleFacts.use(back.facts.confidence) }
    }
    // How titles are laid out beside other items was not measured.
    if place != .middle { titleFacts.use(.assumed) }
    return titleFacts
  }

  func append(to buffer: inout LayoutBuffer, parent: Int32) {
    buffer.appendGlass(
      of: Array(zip([rows.leading, rows.center, rows.trailing], frames)), parent: parent,
      isShown: setting.figures.hasGlass)
    appendPrompt(to: &buffer, parent)
    buffer.append(
      back.laidOut(
        top: top, height: itemHeight, parent: parent, edges, isMirrored: isMirrored, setting))
    func append(_ row: UIKitRow, _ frame: RowFrame, search: Bool = false) {
      buffer.append(
        row, search: search,
        in: RowSurroundings(
          frame: frame, parent: parent, safeArea: place, confidence: edges.marginConfidence),
        setting.context)
    }
    append(rows.leading, frames[0])
    appendTitle(to: &buffer, parent)
    append(rows.center, frames[1])
    append(rows.trailing, frames[2])
    // Views are in the same order wherever the search bar is.
    append(rows.center, frames[1], search: true)
    append(rows.trailing, frames[2], search: true)
  }
}

/// The room between the sides of a navigation bar, which the title shares with the items in the middle.
private struct CenterRoom {
  private let width: Double
  private let scale: Double
  /// Where the room begins, from the leading edge.
  private let start: Double
  /// Where the room for the title ends, from the trailing edge.
  private let endInset: Double
  /// Where the items in the middle begin, from the leading edge.
  let x: Double

  /// - Parameters:
  ///   - wanted: How wide the title is, in points.
  ///   - back: How wide the back button is; `nil` if none shows.
  init(
    _ rows: NavigationBarRows, wanted: Double, back: Double?, _ edges: NavigationBarEdges,
    _ width: Double, _ setting: BarSetting
  ) {
    self.width = width
    scale = setting.environment.scale
    start = edges.roomStart(rows.leading, back: back)
    let roomInset = edges.roomInset(rows.trailing)
    let last = max(start, width - roomInset - rows.center.width)
    // A title beside items in the middle is cut only where these have no room left to move to.
    let first = (start + wanted + edges.gap).rounded(.up, toPixelsOf: scale)
    x = ((width - rows.center.width) / 2).rounded(toPixelsOf: scale)
      .clamped(from: min(first, last), to: last)
    endInset = rows.center.isEmpty ? roomInset : min(width - start, width - x + edges.gap)
  }

  func titleRoom(
    at place: StackItem.TitlePlace, isMirrored: Bool, hasLeading: Bool, hasTrailing: Bool,
    _ edges: NavigationBarEdges, _ figures: BarFigures
  ) -> UIKitTitleRoom {
    // Measured from either edge alike, so that mirroring adds no rounding.
    var room = UIKitTitleRoom(
      lower: isMirrored ? endInset : start, upper: width - (isMirrored ? start : endInset),
      width: width, scale: scale,
      alignment: place == .middle ? .middle : isMirrored ? .right : .left)
    if figures.hasGlass {
      let leading = hasLeading ? edges.nearness : 0
      let trailing = hasTrailing ? edges.nearness : 0
      room.fallback = isMirrored ? .right : .left
      room.nearness = isMirrored ? (trailing, leading) : (leading, trailing)
    }
    return room
  }
}
