import BarCatalog

/// Where everything in the content of a navigation bar of UIKit is: both sides, and the title between them.
struct ContentLayout {
  private let bar: UIKitNavigationBar
  private let place: ViewPlace
  private let direction: LayoutDirection
  private let context: LayoutContext
  private let leading: UIKitRow
  private let trailing: UIKitRow
  private let leadingFrame: RowFrame
  private let trailingFrame: RowFrame
  private let back: UIKitBackButton
  private let backChoice: Int
  /// In a left-to-right layout; nothing where no back button shows.
  private let backFrame: Rectangle?
  private let backFacts: Facts
  private let room: UIKitTitleRoom
  private let titleFacts: Facts
  private let title: UIKitTitle?
  private let top: Double
  private let itemHeight: Double
  private let promptHeight: Double
  private let hidesTitle: Bool
  let look: BarLook
  /// From the bar's edges to its content, in points.
  let leadingMargin: Double
  let trailingMargin: Double
  let marginConfidence: Confidence

  init(
    _ bar: UIKitNavigationBar, _ place: ViewPlace, _ heights: UIKitNavigationBar.Heights,
    _ slack: Double, _ direction: LayoutDirection, _ context: LayoutContext
  ) {
    self.bar = bar
    self.place = place
    self.direction = direction
    self.context = context
    let figures = bar.figures
    let width = place.frame.width
    var facts = Facts()
    let margin = facts.use(figures.margin(ofNavigationBar: width, place.safeArea))
    marginConfidence = facts.confidence
    let isMirrored = direction == .rtl
    let leadingInset = isMirrored ? place.safeArea.right : place.safeArea.left
    let trailingInset = isMirrored ? place.safeArea.left : place.safeArea.right
    leadingMargin = leadingInset + margin
    trailingMargin = trailingInset + margin
    let outdent = facts.use(figures[.itemOutdent])
    itemHeight = facts.use(figures[.itemHeight])
    promptHeight = heights.prompt
    top = heights.prompt + (heights.bar - slack - itemHeight) / 2

    let look = BarLook(
      of: bar.bar, bar.stack.item, isInStack: bar.isInStack, context.environment, bar.tape)
    self.look = look
    leading = UIKitRow(bar.stack.leadingItems, isLeading: true, look, figures, context)
    trailing = UIKitRow(bar.stack.trailingItems, isLeading: false, look, figures, context)
    back = UIKitBackButton(bar.stack, look, figures, context)
    title = bar.stack.title.map { text in
      UIKitTitle(
        text, context.barFont(figures[.titleFontSize], .semibold, figures),
        look.title, context)
    }
    hidesTitle = bar.stack.isLarge && figures[.largeTitleHeight].value > 0
    let titleView = bar.stack.item?[.titleView]
    let wanted =
      if let titleView {
        fit(titleView, in: Size(width: width, height: itemHeight), context).width
      } else {
        hidesTitle ? 0 : title?.label.width ?? 0
      }

    let trailingEdge = width - trailingMargin + (trailing.beginsWithCustomView ? 0 : outdent)
    let trailingStart = trailingEdge - trailing.width
    let showsBack = bar.stack.showsBack
    let scale = context.environment.scale
    let gap = figures[.titleGap].value
    let side = LeadingSide(
      backX: figures.hasGlass ? leadingMargin : leadingInset,
      spacing: figures[figures.hasGlass ? .itemSpacing : .backSpacing].value,
      rowStart: leadingMargin - (leading.beginsWithCustomView ? 0 : outdent),
      emptyStart: leadingMargin - outdent, rowWidth: leading.isEmpty ? nil : leading.width,
      gap: gap)
    let upper = trailing.isEmpty ? width - trailingMargin + outdent : trailingStart - gap
    // A back button says less before the title is cut.
    var choice = 0
    var backFacts = facts
    var backWidth: Double?
    var room = side.roomStart(back: nil)
    if showsBack {
      while true {
        backFacts = facts
        backWidth = back.width(of: choice, &backFacts)
        room = side.roomStart(back: backWidth)
        if wanted <= upper - room || choice == back.choices - 1 { break }
        choice += 1
      }
    }
    backChoice = choice
    self.backFacts = backFacts
    let (top, itemHeight) = (top, itemHeight)
    backFrame = backWidth.map {
      Rectangle(x: side.backX, y: top, width: $0, height: itemHeight)
    }
    let titleRoom = UIKitTitleRoom(lower: room, upper: upper, width: width, scale: scale)
    self.room = titleRoom
    // The gap matters only to a title that is not in the middle.
    var titleFacts = Facts()
    if abs(titleRoom.x(of: wanted) + wanted / 2 - width / 2) >= 1 {
      titleFacts.use(facts.confidence)
      _ = titleFacts.use(figures[.titleGap])
      titleFacts.use(leading.facts.confidence)
      titleFacts.use(trailing.facts.confidence)
      if showsBack { titleFacts.use(backFacts.confidence) }
    }
    self.titleFacts = titleFacts
    let mirror = isMirrored ? width : nil
    leadingFrame = RowFrame(
      start: side.itemStart(back: backWidth), isReversed: false, top: top, height: itemHeight,
      mirror: mirror)
    trailingFrame = RowFrame(
      start: trailingEdge, isReversed: true, top: top, height: itemHeight, mirror: mirror)
  }

  func append(to buffer: inout LayoutBuffer, parent: Int32, _ barPlace: ViewPlace) {
    buffer.appendGlass(
      of: [(leading, leadingFrame), (trailing, trailingFrame)], parent: parent,
      isShown: bar.figures.hasGlass)
    appendPrompt(to: &buffer, parent)
    buffer.append(
      back.laidOut(
        backChoice, frame: backFrame.map(mirrored), parent: parent, isMirrored: direction == .rtl,
        context, backFacts))
    buffer.append(
      leading, in: leadingFrame, tape: bar.tape, parent: parent, name: { .leadingItem($0) },
      safeArea: place, marginConfidence, context)
    appendTitle(to: &buffer, parent)
    buffer.append(
      trailing, in: trailingFrame, tape: bar.tape, parent: parent, name: { .trailingItem($0) },
      safeArea: place, marginConfidence, context)
  }

  private func mirrored(_ frame: Rectangle) -> Rectangle {
    direction == .rtl ? frame.flipped(in: place.frame.width) : frame
  }

  // MARK: Titles

  private func appendPrompt(to buffer: inout LayoutBuffer, _ parent: Int32) {
    guard let text = bar.promptText else { return }
    let figures = bar.figures
    let prompt = UIKitTitle(
      text, context.barFont(figures[.promptFontSize], .regular, figures), nil, context)
    let available = max(0, place.frame.width - leadingMargin - trailingMargin)
    let width = min(prompt.label.width, available)
    let height = prompt.label.metrics.lineHeight
    let frame = Rectangle(
      x: (place.frame.width - width) / 2, y: (promptHeight - height) / 2, width: width,
      height: height)
    appendLine(
      prompt, .prompt, frame, isHidden: false, room: available, .assumed, to: &buffer, parent)
  }

  /// The subtitle is below the title, and both have the middle of the content together.
  private func appendTitle(to buffer: inout LayoutBuffer, _ parent: Int32) {
    if let view = bar.stack.item?[.titleView] {
      let size = fit(view, in: Size(width: room.available, height: itemHeight), context)
      let width = min(size.width, room.available)
      let height = min(size.height, itemHeight)
      let frame = mirrored(
        Rectangle(
          x: room.x(of: width), y: top + (itemHeight - height) / 2, width: width, height: height))
      layOut(
        view, at: place.inside(frame, name: .titleView, parent: parent), context, into: &buffer)
      return
    }
    guard let title else { return }
    let figures = bar.figures
    let scale = context.environment.scale
    let subtitle = subtitleText.map {
      UIKitTitle(
        $0, context.barFont(figures[.subtitleFontSize], .regular, figures), look.subtitle, context)
    }
    let showsSubtitle = subtitle != nil && figures.hasGlass
    var facts = titleFacts
    let metrics = title.label.metrics
    let baseline = facts.use(figures[.titleBaseline]) - (44 - itemHeight) / 2
    var y = (baseline - metrics.ascender).rounded(toPixelsOf: scale)
    let subtitleHeight = subtitle?.label.metrics.lineHeight ?? 0
    if showsSubtitle {
      y = (itemHeight - metrics.lineHeight - subtitleHeight) / 2
      facts.use(.assumed)
    }
    y += look.titleOffset.vertical
    // Nobody has published what becomes of a title that is moved.
    if look.titleOffset != .zero { facts.use(.assumed) }
    facts.use(title.label.confidence)
    if itemHeight != 44 { facts.use(.assumed) }
    if context.environment.textSize != .large {
      facts.use(figures[.greatestTextScale].confidence)
    }
    appendLine(
      title, .title, line(of: title, y: top + y), isHidden: hidesTitle, room: room.available,
      facts.confidence, to: &buffer, parent)
    guard let subtitle else { return }
    appendLine(
      subtitle, .subtitle,
      showsSubtitle ? line(of: subtitle, y: top + y + metrics.lineHeight) : nil,
      isHidden: hidesTitle, room: room.available, .assumed, to: &buffer, parent)
  }

  private var subtitleText: Text? { bar.stack.item?[.subtitle] }

  private func line(of title: UIKitTitle, y: Double) -> Rectangle {
    let width = min(title.label.width, room.available)
    var frame = mirrored(
      Rectangle(x: room.x(of: width), y: y, width: width, height: title.label.metrics.lineHeight))
    frame.x += look.titleOffset.horizontal
    return frame
  }

  private func appendLine(
    _ title: UIKitTitle, _ name: ViewName, _ frame: Rectangle?, isHidden: Bool, room: Double,
    _ confidence: Confidence, to buffer: inout LayoutBuffer, _ parent: Int32
  ) {
    var details = ViewDetails(isHidden: isHidden)
    if let frame {
      let line = Rectangle(x: 0, y: 0, width: frame.width, height: frame.height)
      details.text = title.shown(
        in: line, baseline: line.baseline(title.label.metrics), context)
      details.confidence = confidence
      let offset = frame.x + frame.width / 2 - place.frame.width / 2
      // A title is put on a whole pixel, which is not to be off the middle.
      let isOff = abs(offset) >= 1
      if title.label.width > room || isOff {
        details.squeeze = Squeeze(
          available: room, needed: title.label.width, offCentre: isOff ? offset : 0)
      }
    }
    buffer.append(
      LaidOutView(name: name, parent: parent, type: .label, frame: frame, details: details))
  }
}

/// The leading side of a navigation bar: a back button, and items that stand beside it.
private struct LeadingSide {
  /// Where a back button begins.
  let backX: Double
  /// Between a back button and the items.
  let spacing: Double
  /// Where items begin that have no back button beside them.
  let rowStart: Double
  /// Where the room for a title begins if nothing is at this side.
  let emptyStart: Double
  /// Of the items; nothing where there are none.
  let rowWidth: Double?
  /// Between this side and the title.
  let gap: Double

  func itemStart(back: Double?) -> Double {
    back.map { backX + $0 + spacing } ?? rowStart
  }

  func roomStart(back: Double?) -> Double {
    if let rowWidth { return itemStart(back: back) + rowWidth + gap }
    return back.map { backX + $0 + gap } ?? emptyStart
  }
}
