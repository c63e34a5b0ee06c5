package import BarCatalog

/// Lays an app bar out across its window.
///
/// - Parameters:
///   - bar: The navigation bar on top of its stack.
///   - back: The back item of the navigation bar in these surroundings.
///   - views: The scroll views that it follows, in this order.
///   - isHidden: Whether its stack has taken it off the screen.
package func layOut(
  _ controller: Element<MDCAppBarViewController>, showing bar: Element<MDCNavigationBar>,
  _ back: BackItem, over views: [Element<ScrollView>], isHidden: Bool = false,
  _ context: LayoutContext, into buffer: inout LayoutBuffer
) {
  var appBar = AppBar(controller, bar, back, context)
  if isHidden { appBar.hide() }
  buffer.run(&appBar, over: views)
}

/// An app bar: a header that holds a stack of a navigation bar and what is below it (MDCAppBarViewController.m).
private struct AppBar: HeaderHolder {
  var header: FlexibleHeader
  private let controller: Element<MDCAppBarViewController>
  private let bar: Element<MDCNavigationBar>
  private let back: BackItem
  private let bottomBar: Element<ViewDescription>?
  private let context: LayoutContext
  /// How much lower than the top inset the stack begins, in points.
  private let stackOffset: Double
  /// Whether the heights are those of the stack.
  private let hasHeightOfStack: Bool
  /// Whether the stack fades while the header leaves.
  private var fadesStack = false
  private(set) var isSettled = true

  init(
    _ controller: Element<MDCAppBarViewController>, _ bar: Element<MDCNavigationBar>,
    _ back: BackItem, _ context: LayoutContext
  ) {
    self.controller = controller
    self.bar = bar
    self.back = back
    self.context = context
    bottomBar = controller[.headerStackView]?[.bottomBar]
    stackOffset = controller.resolved(.headerStackViewOffset)
    hasHeightOfStack = controller.resolved(.shouldAdjustHeightBasedOnHeaderStackView)
    let isContained = controller.resolved(.integration) == .container
    header = FlexibleHeader(
      of: controller, isInContainerOfAppBar: isContained,
      movesContent: isContained
        && controller[.container]?[.isTopLayoutGuideAdjustmentEnabled] ?? false,
      in: context.environment)
    header.shadow.hasOtherLayer = true
    if hasHeightOfStack {
      header.setIncludesSafeArea(false)
      takeHeightOfStack()
    }
    header.fitOnce()
    header.appear()
  }

  /// Takes the bar off the screen, as a navigation controller does.
  mutating func hide() {
    fadesStack = true
    header.hide()
  }

  // MARK: Heights

  /// Makes the header as high as the stack.
  ///
  /// Quirk: the navigation bar answers the height of the header, within its limits, so that a header that is low enough
  /// loses a negative offset again and again.
  private mutating func takeHeightOfStack() {
    let size = header.frame.size
    let height =
      fit(bar, in: size).height + bottomSize(in: size).height + stackOffset
    header.setMinimum(height)
    header.setMaximum(height)
  }

  private func bottomSize(in size: Size) -> Size {
    bottomBar.map { fit($0, in: size, context) } ?? .zero
  }

  mutating func settle() {
    guard hasHeightOfStack else { return }
    for _ in 0..<greatestLayoutCount {
      let size = header.frame.size
      takeHeightOfStack()
      if header.frame.size == size { return }
    }
    isSettled = false
  }

  // MARK: Frames

  /// The stack ends where the header does, and begins below the top inset.
  ///
  /// A header that is lower than that leaves it a negative height.
  private var stackFrame: Rectangle {
    let inset =
      header.isInferred ? header.guideFrame.maxY : header.surroundings.deviceTopInset
    let top = inset + stackOffset
    return Rectangle(
      x: 0, y: top, width: header.frame.width, height: header.frame.height - top)
  }

  func append(to buffer: inout LayoutBuffer) {
    let environment = context.environment
    let root = buffer.append(header, controller[.headerView])
    let rootPlace = ViewPlace(
      frame: header.frame,
      safeArea: environment.safeArea.safeArea(of: header.frame, in: environment.size))
    let frame = stackFrame
    let place = rootPlace.inside(frame, name: .headerStackView, parent: root)
    let size = frame.size
    let fits = Size(
      width: size.width, height: fit(bar, in: size).height + bottomSize(in: size).height)
    let element = controller[.headerStackView]
    var details = ViewDetails(fits: fits, isHidden: element?.resolved(.isHidden) ?? false)
    details.isTransparent = fadesStack && header.alphaOfFadingViews == 0
    let stack = buffer.append(
      LaidOutView(
        name: .headerStackView, parent: root, type: .headerStackView, object: element?.head ?? -1,
        frame: frame, details: details))
    let bars = StackedBars(in: size, bottom: bottomSize(in: size)) { fit(bar, in: $0) }
    layOut(
      bar, back, at: place.inside(bars.top, name: .navigationBar, parent: stack), context,
      into: &buffer)
    if let bottomBar {
      layOut(
        bottomBar, at: place.inside(bars.bottom, name: .bottomBar, parent: stack), context,
        into: &buffer)
    }
    if controller.resolved(.showsHairline) {
      buffer.appendHairline(
        to: root, of: header, object: controller.head, scale: environment.scale)
    }
  }
}

/// How often a stack may change the height of its header before it is left as it is: only a view that answers more the
/// more it is offered gets there.
private let greatestLayoutCount = 100
