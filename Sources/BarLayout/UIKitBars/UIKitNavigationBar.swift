package import BarCatalog

/// A navigation bar of UIKit that is about to be laid out.
package struct UIKitNavigationBar {
  /// The bar itself; nothing where a stack has one that the description says nothing of.
  let bar: Element<UINavigationBar>?
  let stack: StackItem
  let figures: BarFigures
  /// Whether a navigation controller puts it where it is.
  let isInStack: Bool
  /// The tape of all elements.
  let tape: [Cell]

  package init(
    _ bar: Element<UINavigationBar>?, _ stack: StackItem, _ figures: BarFigures, isInStack: Bool,
    tape: [Cell]
  ) {
    self.bar = bar
    self.stack = stack
    self.figures = figures
    self.isInStack = isInStack
    self.tape = tape
  }

  /// How high each part is, in points.
  struct Heights {
    var prompt = 0.0
    var bar = 0.0
    var largeTitle = 0.0
    var searchBar = 0.0
    var total: Double { prompt + bar + largeTitle + searchBar }
  }

  func heights(_ facts: inout Facts) -> Heights {
    var heights = Heights()
    heights.bar = facts.use(figures[.navigationBarHeight])
    if promptText != nil { heights.prompt = facts.use(figures[.promptHeight]) }
    if stack.isLarge { heights.largeTitle = facts.use(figures[.largeTitleHeight]) }
    if showsSearchBar { heights.searchBar = facts.use(figures[.searchBarHeight]) }
    return heights
  }

  var promptText: Text? { stack.item?[.prompt] }

  /// From iOS 26 on a search field is within the bar or at the bottom of a phone unless it is to be stacked.
  private var showsSearchBar: Bool {
    guard let item = stack.item, item[.searchController] != nil else { return false }
    return !figures.hasGlass || item[.preferredSearchBarPlacement] == .stacked
  }

  /// The height that the bar answers, in points.
  var height: Double {
    var facts = Facts()
    return heights(&facts).total
  }
}

/// Where a navigation bar of UIKit is: below the top safe area, or a little higher where a controller puts it there.
package func place(_ bar: UIKitNavigationBar, _ context: LayoutContext) -> ViewPlace {
  let environment = context.environment
  var result = place(bar.isInStack ? nil : bar.bar?[.frame], in: environment) { offered in
    Size(width: offered.width, height: bar.height)
  }
  if bar.isInStack {
    result.frame.y -= bar.figures[.navigationBarRaise].value
    result.safeArea = environment.safeArea.safeArea(of: result.frame, in: environment.size)
  }
  return result
}

/// Lays a navigation bar of UIKit out at a place.
package func layOut(
  _ bar: UIKitNavigationBar, at place: ViewPlace, _ context: LayoutContext,
  into buffer: inout LayoutBuffer
) {
  var facts = Facts()
  var heights = bar.heights(&facts)
  if bar.isInStack { _ = facts.use(bar.figures[.navigationBarRaise]) }
  if heights.total != place.frame.height {
    // A bar of another height than UIKit's has what is more or less of it in its content.
    heights.bar += place.frame.height - heights.total
    facts.use(.assumed)
  }
  let width = place.frame.width
  let direction = context.direction(of: bar.bar?[.semanticContentAttribute])
  let root = buffer.append(
    LaidOutView(
      name: place.name, parent: place.parent, type: .uiNavigationBar,
      object: bar.isInStack ? -1 : bar.bar?.head ?? -1, frame: place.frame,
      details: ViewDetails(
        isHidden: bar.bar?.resolved(.isHidden) ?? false, confidence: facts.confidence)))
  // The bar of a controller has its background behind the status bar, too.
  let above = bar.isInStack ? place.frame.y : 0
  buffer.append(
    LaidOutView(
      name: .background, parent: root, type: .uiBarBackground,
      frame: Rectangle(
        x: 0, y: -above, width: width, height: heights.total + above)))
  let slack = min(facts.use(bar.figures[.navigationBarSlackBelow]), heights.bar)
  let content = Rectangle(
    x: 0, y: 0, width: width, height: heights.prompt + heights.bar - slack)
  let parent = buffer.append(
    LaidOutView(
      name: .content, parent: root, type: .uiBarContent, frame: content,
      details: ViewDetails(confidence: facts.confidence)))
  let layout = ContentLayout(
    bar, place.inside(content, name: .content, parent: root), heights, slack, direction, context)
  layout.append(to: &buffer, parent: parent, place)
  bar.appendBelow(
    heights, layout, width: width, parent: root, direction, context, &buffer)
}

extension UIKitNavigationBar {
  /// Adds what is below the buttons: the large title and the search bar.
  fileprivate func appendBelow(
    _ heights: Heights, _ layout: ContentLayout, width: Double, parent: Int32,
    _ direction: LayoutDirection, _ context: LayoutContext, _ buffer: inout LayoutBuffer
  ) {
    var facts = Facts()
    var details = ViewDetails()
    let height = facts.use(figures[.largeTitleHeight])
    let isShown = stack.isLarge && height > 0
    if isShown, let text = largeText {
      let title = UIKitTitle(
        text, largeFont(context), layout.look.largeTitle, context)
      let margins = layout.leadingMargin + layout.trailingMargin
      let available = max(0, width - margins)
      let shownWidth = min(title.label.width, available)
      let lineHeight = title.label.metrics.lineHeight
      let x =
        direction == .ltr ? layout.leadingMargin : width - layout.leadingMargin - shownWidth
      let line = Rectangle(
        x: x, y: height - facts.use(figures[.largeTitleBottomPadding]) - lineHeight,
        width: shownWidth, height: lineHeight)
      facts.use(title.label.confidence)
      facts.use(layout.marginConfidence)
      if context.environment.textSize != .large { facts.use(.assumed) }
      details.text = title.shown(in: line, baseline: line.baseline(title.label.metrics), context)
      if title.label.width > available {
        details.squeeze = Squeeze(available: available, needed: title.label.width)
      }
    }
    details.confidence = isShown ? facts.confidence : .exact
    let top = heights.prompt + heights.bar
    buffer.append(
      LaidOutView(
        name: .largeTitle, parent: parent, type: .uiLargeTitle,
        frame: isShown
          ? Rectangle(x: 0, y: top, width: width, height: heights.largeTitle) : nil,
        details: details))
    buffer.append(
      LaidOutView(
        name: .searchBar, parent: parent, type: .searchBar,
        frame: heights.searchBar > 0
          ? Rectangle(
            x: 0, y: top + heights.largeTitle, width: width, height: heights.searchBar) : nil))
  }

  var largeText: Text? {
    (figures.hasGlass ? stack.item?[.largeTitle] : nil) ?? stack.title
  }

  /// A large title grows a third as much as other text, and hardly shrinks (Flutter's nav_bar.dart, by eye).
  private func largeFont(_ context: LayoutContext) -> Font {
    let scale = FontTextStyle.body.size(at: context.environment.textSize) / 17
    let damped = max(0.9, scale > 1 ? 1 + (scale - 1) / 3 : scale)
    return Font(size: figures[.largeTitleFontSize].value * damped, weight: .bold)
  }
}
