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
    title = stack.titleLine(in: setting.environment).map { line in
      let font =
        titlePlace == .leadingLarge
        ? setting.largeTitleFont : setting.font(.titleFontSize, .semibold)
      let look = titlePlace == .leadingLarge ? setting.look.largeTitle : setting.look.title
      return line.label(font, look, context)
    }
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
    let roomInset = edges.roomInset(rows.trailing)
    let scale = setting.environment.scale
    let start = edges.roomStart(rows.leading, back: back.width)
    let lastCenterX = max(start, width - roomInset - rows.center.width)
    // A title beside items in the middle is cut only where these have no room left to move to.
    let firstCenterX = (start + wanted + edges.gap).rounded(.up, toPixelsOf: scale)
    let centerX = ((width - rows.center.width) / 2).rounded(toPixelsOf: scale)
      .clamped(from: min(firstCenterX, lastCenterX), to: lastCenterX)
    let endInset =
      rows.center.isEmpty ? roomInset : min(width - start, width - centerX + edges.gap)
    // Measured from either edge alike, so that mirroring adds no rounding.
    var room = UIKitTitleRoom(
      lower: isMirrored ? endInset : start, upper: width - (isMirrored ? start : endInset),
      width: width, scale: scale,
      alignment: titlePlace == .middle ? .middle : isMirrored ? .right : .left)
    if figures.hasGlass {
      let leading = rows.leading.isEmpty && !showsBack ? 0 : edges.nearness
      let trailing = rows.trailing.isEmpty ? 0 : edges.nearness
      room.fallback = isMirrored ? .right : .left
      room.nearness = isMirrored ? (trailing, leading) : (leading, trailing)
    }
    self.room = room
    // The gap matters only to a title that is not in the middle.
    var titleFacts = Facts()
    if abs(room.x(of: wanted) + wanted / 2 - width / 2) >= 1 {
      titleFacts.use(facts.confidence)
      _ = titleFacts.use(figures[.titleGap])
      _ = titleFacts.use(figures[.titleClearance])
      titleFacts.use(rows.leading.facts.confidence)
      titleFacts.use(rows.center.facts.confidence)
      titleFacts.use(rows.trailing.facts.confidence)
      if showsBack { titleFacts.use(back.facts.confidence) }
    }
    // How titles are laid out beside other items was not measured.
    if titlePlace != .middle { titleFacts.use(.assumed) }
    self.titleFacts = titleFacts
    let (top, itemHeight) = (top, itemHeight)
    func frame(_ inset: Double, beginsAtLeft: Bool) -> RowFrame {
      RowFrame(
        inset: inset, beginsAtLeft: beginsAtLeft, isMirrored: isMirrored, width: width, top: top,
        height: itemHeight)
    }
    frames = [
      frame(edges.leadingStart(rows.leading, back: back.width), beginsAtLeft: !isMirrored),
      frame(centerX, beginsAtLeft: !isMirrored),
      frame(edges.trailingInset(rows.trailing), beginsAtLeft: isMirrored),
    ]
  }

  func append(to buffer: inout LayoutBuffer, parent: Int32) {
    let context = setting.context
    buffer.appendGlass(
      of: Array(zip([rows.leading, rows.center, rows.trailing], frames)), parent: parent,
      isShown: setting.figures.hasGlass)
    appendPrompt(to: &buffer, parent)
    buffer.append(
      back.laidOut(
        top: top, height: itemHeight, parent: parent, edges, isMirrored: isMirrored, setting))
    func append(_ row: UIKitRow, _ frame: RowFrame, search: Bool = false) {
      buffer.append(
        row, search: search, in: frame, parent: parent, safeArea: place, edges.marginConfidence,
        context)
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
