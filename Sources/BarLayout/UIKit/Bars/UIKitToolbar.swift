package import BarCatalog

/// A toolbar of UIKit that is about to be laid out.
package struct UIKitToolbar {
  let bar: Element<UIToolbar>?
  let items: [Element<UIBarButtonItem>]
  let figures: BarFigures
  /// Whether a navigation controller puts it where it is.
  let isInStack: Bool
  /// The item on top of the stack, whose search bar may be in the toolbar; `nil` for a bar on its own.
  let stackItem: StackItem?
  /// Whether the stack is told to show it: on glass a phone shows one for a search bar, too.
  private let isWanted: Bool
  let tape: [Cell]

  /// A toolbar on its own.
  package init(
    _ bar: Element<UIToolbar>?, _ items: List<Element<UIBarButtonItem>>?, _ figures: BarFigures,
    tape: [Cell]
  ) {
    self.bar = bar
    self.items = items.map(Array.init) ?? []
    self.figures = figures
    isInStack = false
    stackItem = nil
    isWanted = true
    self.tape = tape
  }

  /// The toolbar of a stack.
  ///
  /// - Parameter isWanted: Whether the stack is told to show it.
  package init(
    _ bar: Element<UIToolbar>?, _ items: List<Element<UIBarButtonItem>>?, of stackItem: StackItem,
    isWanted: Bool, _ figures: BarFigures, tape: [Cell]
  ) {
    self.bar = bar
    self.items = isWanted ? items.map(Array.init) ?? [] : []
    self.figures = figures
    isInStack = true
    self.stackItem = stackItem
    self.isWanted = isWanted
    self.tape = tape
  }

  package var source: BarSource {
    BarSource(item: -1, bar: bar?.head ?? -1, isToolbar: true, isInStack: isInStack)
  }

  /// Whether there is a bar: on glass a controller shows none without anything in it (Vercantez/openuikit, iOS 26.1).
  package func isShown(in environment: LayoutEnvironment) -> Bool {
    guard isSlot else { return isWanted }
    return entries(in: environment).withoutHidden(in: environment).contains { $0.fate == .shown }
  }

  /// Whether its glass floats over the end of the window.
  var isSlot: Bool { isInStack && figures.hasGlass }

  /// The items, after them the search bar, and the button of the menu.
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

  /// The height that the bar answers, in points; what floats reaches to the end of the window.
  func height(_ facts: inout Facts) -> Double {
    guard isSlot else { return facts.use(figures[.toolbarHeight]) }
    return facts.use(figures[.toolbarSlotAbove]) + facts.use(figures[.toolbarItemHeight])
      + facts.use(figures[.toolbarSlotBelow])
  }

  /// Where items begin, from the top of a bar of some height on.
  ///
  /// Items of a bar that is higher than usual were at its bottom before iOS 26, and are at its top since.
  fileprivate func top(ofItems itemHeight: Double, in height: Double) -> Double {
    if isSlot { return figures[.toolbarSlotAbove].value }
    if figures.hasGlass { return min(0, (height - itemHeight) / 2) }
    let usual = min(figures[.toolbarHeight].value, height)
    return (usual - itemHeight) / 2 + max(0, height - usual)
  }
}

/// Where a toolbar of UIKit is: its frame, or above the bottom safe area.
package func place(_ bar: UIKitToolbar, _ context: LayoutContext) -> ViewPlace {
  let environment = context.environment
  let window = environment.size
  var facts = Facts()
  let height = bar.height(&facts)
  if !bar.isInStack, let frame = bar.bar?[.frame] {
    return place(frame, in: environment) { Size(width: $0.width, height: height) }
  }
  let bottom = bar.isSlot ? 0 : environment.safeArea.bottom
  let frame = Rectangle(
    x: 0, y: window.height - bottom - height, width: window.width, height: height)
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
  if bar.height(&facts) != place.frame.height { facts.use(.assumed) }
  let width = place.frame.width
  let isMirrored = context.direction(of: bar.bar?[.semanticContentAttribute]) == .rtl
  let setting = BarSetting(
    look: BarLook(of: bar.source, context.environment, bar.tape), figures: figures,
    context: context, isToolbar: true)
  var rowFacts = Facts()
  let edges = ToolbarEdges(bar, place, isMirrored: isMirrored, &rowFacts)
  var row = edges.fittedRow(of: bar, setting)
  let (start, end) = edges.room(for: row)
  let needed = row.width
  row.stretch(to: end - start)
  if bar.isSlot { row.centerMiddle(at: width / 2 - start) }
  var itemHeight = rowFacts.use(setting.itemHeight)
  if !figures.hasGlass { itemHeight = min(itemHeight, place.frame.height) }

  var details = ViewDetails(
    isHidden: bar.bar?.resolved(.isHidden) ?? false, confidence: facts.confidence)
  if needed > end - start {
    details.squeeze = Squeeze(available: max(0, end - start), needed: needed)
    details.confidence = .assumed
    rowFacts.use(.assumed)
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
    inset: start, beginsAtLeft: !isMirrored, isMirrored: isMirrored, width: width,
    top: bar.top(ofItems: itemHeight, in: place.frame.height), height: itemHeight,
    fieldInset: figures[.searchFieldInset].value)
  buffer.appendGlass(of: [(row, frame)], parent: root, isShown: figures.hasGlass)
  buffer.append(
    row,
    in: RowSurroundings(
      frame: frame, parent: root, safeArea: place, confidence: rowFacts.confidence), context)
  buffer.settle(from: root, scale: context.environment.scale)
}

/// Where the items of a toolbar may be, in points from its leading edge.
private struct ToolbarEdges {
  private let width: Double
  private let leadingMargin: Double
  private let trailingMargin: Double
  /// How far a button reaches beyond the margin; a custom view does not.
  private let outdent: Double

  init(_ bar: UIKitToolbar, _ place: ViewPlace, isMirrored: Bool, _ facts: inout Facts) {
    width = place.frame.width
    let margin = facts.use(bar.figures[bar.isSlot ? .toolbarSlotMargin : .toolbarMargin])
    outdent = facts.use(bar.figures[.itemOutdent])
    let insets = place.safeArea
    leadingMargin = (isMirrored ? insets.right : insets.left) + margin
    trailingMargin = (isMirrored ? insets.left : insets.right) + margin
  }

  func room(for row: UIKitRow) -> (start: Double, end: Double) {
    (
      leadingMargin - (row.first?.isButton ?? false ? outdent : 0),
      width - trailingMargin + (row.last?.isButton ?? false ? outdent : 0)
    )
  }

  /// The items that show: all of them, or those that are left when others have gone to the menu.
  func fittedRow(of bar: UIKitToolbar, _ setting: BarSetting) -> UIKitRow {
    let entries = bar.entries(in: setting.environment).withoutHidden(in: setting.environment)
    let row = UIKitRow(whole: entries, setting)
    if excess(row) <= 0 { return row }
    let hasMenu = setting.figures[.toolbarMenu].value > 0
    let settled = Departures(entries, hasMenu: hasMenu, setting.environment)
      .settled { excess(UIKitRow(whole: $0, setting)) <= 0 }
    return UIKitRow(whole: settled, setting)
  }

  /// How much more a row takes than there is; not positive where it finds room.
  private func excess(_ row: UIKitRow) -> Double {
    let room = room(for: row)
    return row.width - (room.end - room.start)
  }
}
