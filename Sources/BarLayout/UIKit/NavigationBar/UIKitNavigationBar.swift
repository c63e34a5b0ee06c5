package import BarCatalog

/// A navigation bar of UIKit that is about to be laid out.
package struct UIKitNavigationBar {
  /// The bar itself; `nil` if a stack has one that the description says nothing of.
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

  package var source: BarSource {
    BarSource(
      item: stack.item?.head ?? -1, bar: bar?.head ?? -1, isToolbar: false, isInStack: isInStack)
  }

  /// How high each part is, in points.
  struct Heights {
    var prompt = 0.0
    var bar = 0.0
    /// What of the bar is below its buttons.
    var slack = 0.0
    var largeTitle = 0.0
    var largeSubtitle = 0.0
    var searchBar = 0.0
    var total: Double { prompt + bar + largeTitle + largeSubtitle + searchBar }
  }

  func heights(_ facts: inout Facts, _ context: LayoutContext) -> Heights {
    var heights = Heights()
    heights.bar = facts.use(figures[.navigationBarHeight])
    heights.slack = facts.use(figures[.navigationBarSlackBelow])
    if promptText != nil { heights.prompt = facts.use(figures[.promptHeight]) }
    if stack.isLarge(in: context.environment) {
      heights.largeTitle = facts.use(figures[.largeTitleHeight])
      if heights.largeTitle > 0, context.environment.textSize != .large {
        heights.largeTitle = largeTitleRow(heights.largeTitle, &facts, context)
      }
      if heights.largeTitle > 0, figures.hasGlass {
        if let view = stack.item?[.largeSubtitleView] {
          heights.largeSubtitle = fit(view, in: context.environment.size, context).height
          facts.use(.assumed)
        } else if stack.largeSubtitle != nil {
          heights.largeSubtitle = facts.use(figures[.largeSubtitleHeight])
        }
      }
    }
    if stack.searchPlace(in: context.environment) == .below {
      heights.searchBar = facts.use(figures[.searchBarHeight])
    }
    return heights
  }

  /// How high the row of a large title is at another text size than the usual one, in points.
  private func largeTitleRow(
    _ usual: Double, _ facts: inout Facts, _ context: LayoutContext
  ) -> Double {
    let scale = context.largeTitleScale(figures)
    let pixels = context.environment.scale
    guard figures.hasGlass else {
      // The row grows with its title: flutter/flutter#168866, compared with iOS 17.5 by eye.
      facts.use(.assumed)
      return (usual * scale).rounded(.up, toPixelsOf: pixels)
    }
    let font = Font(size: figures[.largeTitleFontSize].value * scale, weight: .bold)
    let line = measure("", font, context.titleFontModel).lineHeight
    let room = facts.use(figures[.largeTitleLineRoom])
    return max(usual, line.rounded(.up, toPixelsOf: pixels) + room)
  }

  /// Where a controller puts the bar, from the top of the window on.
  func top(_ facts: inout Facts, _ environment: LayoutEnvironment) -> Double {
    let usual = environment.safeArea.top - facts.use(figures[.navigationBarRaise])
    let least = figures[.navigationBarLeastTop]
    return usual < least.value ? facts.use(least) : usual
  }

  var promptText: Text? { stack.item?[.prompt] }

  /// The height that the bar answers, in points.
  func height(_ context: LayoutContext) -> Double {
    var facts = Facts()
    return heights(&facts, context).total
  }
}

/// Where a navigation bar of UIKit is: below the top safe area, or a little higher where a controller puts it there.
package func place(_ bar: UIKitNavigationBar, _ context: LayoutContext) -> ViewPlace {
  let environment = context.environment
  var result = place(bar.isInStack ? nil : bar.bar?[.frame], in: environment) { offered in
    Size(width: offered.width, height: bar.height(context))
  }
  if bar.isInStack {
    var facts = Facts()
    result.frame.y = bar.top(&facts, environment)
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
  var heights = bar.heights(&facts, context)
  if bar.isInStack { _ = bar.top(&facts, context.environment) }
  if heights.total != place.frame.height {
    // Where a bar is higher or lower than UIKit makes it, its content takes up the difference.
    heights.bar += place.frame.height - heights.total
    facts.use(.assumed)
  }
  heights.slack = min(heights.slack, heights.bar)
  let width = place.frame.width
  let direction = context.direction(of: bar.bar?[.semanticContentAttribute])
  let root = buffer.append(
    LaidOutView(
      name: place.name, parent: place.parent, type: .uiNavigationBar,
      object: bar.isInStack ? -1 : bar.bar?.head ?? -1, frame: place.frame,
      details: ViewDetails(
        isHidden: bar.bar?.resolved(.isHidden) ?? false, confidence: facts.confidence)))
  // The background of a controller's bar reaches behind the status bar.
  let above = bar.isInStack ? place.frame.y : 0
  buffer.append(
    LaidOutView(
      name: .background, parent: root, type: .uiBarBackground,
      frame: Rectangle(
        x: 0, y: -above, width: width, height: heights.total + above)))
  let content = Rectangle(x: 0, y: 0, width: width, height: heights.prompt + heights.bar)
  let setting = BarSetting(
    look: BarLook(of: bar.source, context.environment, bar.tape), figures: bar.figures,
    context: context, isToolbar: false)
  let layout = ContentLayout(
    bar, place.inside(content, name: .content, parent: root), heights,
    isMirrored: direction == .rtl, setting)
  var details = ViewDetails(confidence: facts.confidence)
  details.squeeze = layout.squeeze
  let parent = buffer.append(
    LaidOutView(
      name: .content, parent: root, type: .uiBarContent, frame: content, details: details))
  layout.append(to: &buffer, parent: parent)
  BelowContent(bar, heights, layout.edges, isMirrored: direction == .rtl, setting)
    .append(to: &buffer, parent: root, place)
  buffer.settle(from: root, scale: context.environment.scale)
}
