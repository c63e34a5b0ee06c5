package import BarCatalog

/// A toolbar of UIKit that is about to be laid out.
package struct UIKitToolbar {
  let bar: Element<UIToolbar>?
  let items: [Element<UIBarButtonItem>]
  let figures: BarFigures
  /// Whether a navigation controller puts it where it is.
  let isInStack: Bool
  /// The item on top of the stack, whose search bar may be in the toolbar; nothing for a bar on its own.
  let stackItem: StackItem?
  let tape: [Cell]

  package init(
    _ bar: Element<UIToolbar>?, _ items: List<Element<UIBarButtonItem>>?, of stackItem: StackItem?,
    _ figures: BarFigures, tape: [Cell]
  ) {
    self.bar = bar
    self.items = items.map(Array.init) ?? []
    self.figures = figures
    isInStack = stackItem != nil
    self.stackItem = stackItem
    self.tape = tape
  }

  package var source: BarSource {
    BarSource(item: -1, bar: bar?.head ?? -1, isToolbar: true, isInStack: isInStack)
  }

  /// The items, behind them the search bar, and the button of the menu.
  func entries(in environment: LayoutEnvironment) -> [RowEntry] {
    var entries: [RowEntry] = []
    for (place, item) in items.enumerated() {
      entries.append(item, .leading, name: .item(Int32(truncatingIfNeeded: place)))
    }
    if let stackItem, let search = stackItem.item?[.searchController] {
      entries.appendSearch(
        stackItem.searchPlaceInToolbar(in: environment), .leading,
        placeholder: search[.placeholder])
    }
    entries.appendMenu(.leading, isShown: false)
    return entries
  }

  /// The height that the bar answers, in points.
  var height: Double { figures[.toolbarHeight].value }
}

/// Where a toolbar of UIKit is: its frame, or above the bottom safe area.
package func place(_ bar: UIKitToolbar, _ context: LayoutContext) -> ViewPlace {
  let environment = context.environment
  let window = environment.size
  if !bar.isInStack, let frame = bar.bar?[.frame] {
    return place(frame, in: environment) { Size(width: $0.width, height: bar.height) }
  }
  let bottom = environment.safeArea.bottom
  let frame = Rectangle(
    x: 0, y: window.height - bottom - bar.height, width: window.width, height: bar.height)
  var safeArea = environment.safeArea.safeArea(of: frame, in: window)
  safeArea.bottom = bottom
  return ViewPlace(frame: frame, safeArea: safeArea)
}

/// Lays a toolbar of UIKit out at a place.
///
/// A search field has what is left between the margins, or flexible spaces share it; without any, items stay at the
/// leading edge.
package func layOut(
  _ bar: UIKitToolbar, at place: ViewPlace, _ context: LayoutContext,
  into buffer: inout LayoutBuffer
) {
  let figures = bar.figures
  var facts = Facts()
  let height = facts.use(figures[.toolbarHeight])
  if height != place.frame.height { facts.use(.assumed) }
  let width = place.frame.width
  let isMirrored = context.direction(of: bar.bar?[.semanticContentAttribute]) == .rtl
  var rowFacts = Facts()
  let margin = rowFacts.use(figures[.toolbarMargin])
  let outdent = rowFacts.use(figures[.itemOutdent])
  let insets = place.safeArea
  let leadingMargin = (isMirrored ? insets.right : insets.left) + margin
  let trailingMargin = (isMirrored ? insets.left : insets.right) + margin
  let setting = BarSetting(
    look: BarLook(of: bar.source, context.environment, bar.tape), figures: figures,
    context: context, isToolbar: true)
  func room(for row: UIKitRow) -> (start: Double, end: Double) {
    (
      leadingMargin - (row.first?.isButton ?? false ? outdent : 0),
      width - trailingMargin + (row.last?.isButton ?? false ? outdent : 0)
    )
  }
  func excess(_ row: UIKitRow) -> Double {
    let room = room(for: row)
    return row.width - (room.end - room.start)
  }
  let entries = bar.entries(in: context.environment).withoutHidden(in: context.environment)
  var row = UIKitRow(whole: entries, setting)
  if excess(row) > 0 {
    let settled = Departures(entries, hasMenu: figures[.toolbarMenu].value > 0, setting.environment)
      .settled { excess(UIKitRow(whole: $0, setting)) <= 0 }
    row = UIKitRow(whole: settled, setting)
  }
  let (start, end) = room(for: row)
  let needed = row.width
  row.stretch(to: end - start)
  // Items of a bar that is higher than usual were at its bottom before iOS 26, and are at its top since.
  let itemHeight = min(rowFacts.use(figures[.itemHeight]), place.frame.height)
  let usual = min(height, place.frame.height)
  let top =
    (usual - itemHeight) / 2 + (figures.hasGlass ? 0 : max(0, place.frame.height - usual))

  var details = ViewDetails(
    isHidden: bar.bar?.resolved(.isHidden) ?? false, confidence: facts.confidence)
  if needed > end - start {
    details.squeeze = Squeeze(available: max(0, end - start), needed: needed)
  }
  let root = buffer.append(
    LaidOutView(
      name: place.name, parent: place.parent, type: .uiToolbar,
      object: bar.isInStack ? -1 : bar.bar?.head ?? -1, frame: place.frame, details: details))
  // At the bottom edge the background reaches to the end of the window.
  let below = place.safeArea.bottom
  buffer.append(
    LaidOutView(
      name: .background, parent: root, type: .uiBarBackground,
      frame: Rectangle(
        x: 0, y: 0, width: width, height: place.frame.height + below)))
  let frame = RowFrame(
    inset: start, beginsAtLeft: !isMirrored, isMirrored: isMirrored, width: width, top: top,
    height: itemHeight)
  buffer.appendGlass(of: [(row, frame)], parent: root, isShown: figures.hasGlass)
  buffer.append(row, in: frame, parent: root, safeArea: place, rowFacts.confidence, context)
  buffer.settle(from: root, scale: context.environment.scale)
}
