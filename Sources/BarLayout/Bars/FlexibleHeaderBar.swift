package import BarCatalog

/// Lays a header without an app bar out across its window.
///
/// - Parameters:
///   - views: The scroll views that it follows, in this order.
package func layOut(
  _ controller: Element<MDCFlexibleHeaderViewController>, over views: [Element<ScrollView>],
  _ context: LayoutContext, into buffer: inout LayoutBuffer
) {
  var bar = FlexibleHeaderBar(controller, context)
  let view = controller[.headerView]
  let layout = run(
    &bar, over: views,
    atRest: { bar in buffer.append(bar.header, view) },
    each: { bar, state in state.addMoved(bar.header, from: buffer.views) })
  buffer.header = layout
}

/// A header with nothing in it that layout knows.
private struct FlexibleHeaderBar: HeaderHolder {
  var header: FlexibleHeader

  init(_ controller: Element<MDCFlexibleHeaderViewController>, _ context: LayoutContext) {
    header = FlexibleHeader(in: HeaderSurroundings(context.environment))
    let isContained = controller.resolved(.integration) == .container
    header.set(
      controller[.headerView],
      infers: controller.resolved(.inferTopSafeAreaInsetFromViewController),
      isContained: isContained)
    if context.environment.isExtension { header.adaptToExtension() }
    header.usesSafeAreaOfWebViews =
      controller.resolved(.useAdditionalSafeAreaInsetsForWebKitScrollViews)
    header.guide.target = TopLayoutGuide.Target(
      isNamed: controller[.topLayoutGuideViewController] != nil
        || isContained && controller[.container]?[.isTopLayoutGuideAdjustmentEnabled] ?? false,
      isEnabled: controller.resolved(.isTopLayoutGuideAdjustmentEnabled))
    header.fitOnce()
    header.appear()
  }

  mutating func settle() {}
}

extension HeaderSurroundings {
  init(_ environment: LayoutEnvironment) {
    self.init(
      size: environment.size, safeArea: environment.safeArea,
      keyWindowSafeArea: environment.keyWindowSafeArea,
      statusBarHeight: environment.appStatusBarHeight)
  }
}

extension LayoutBuffer {
  /// Adds a header and its guide; answers the index of the header.
  @discardableResult
  mutating func append(_ header: FlexibleHeader, _ view: Element<MDCFlexibleHeaderView>?) -> Int32 {
    let index = append(
      LaidOutView(
        name: .root, parent: -1, type: .flexibleHeaderView, object: view?.head ?? -1,
        frame: header.frame, details: ViewDetails(isHidden: view?.resolved(.isHidden) ?? false)))
    append(
      LaidOutView(
        name: .topSafeAreaGuide, parent: index, type: .view, frame: header.guideFrame))
    return index
  }
}

extension HeaderState {
  /// Notes where header and guide are, if they are elsewhere than at rest.
  mutating func addMoved(_ header: FlexibleHeader, from views: [LaidOutView]) {
    if views[0].frame != header.frame { frames.append(MovedView(index: 0, frame: header.frame)) }
    if views[1].frame != header.guideFrame {
      frames.append(MovedView(index: 1, frame: header.guideFrame))
    }
  }
}
