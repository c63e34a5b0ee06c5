import BarCatalog
import BarText

extension Rule {
  static var flagWithoutEffect: Rule {
    Rule(
      .flags,
      FindingKind(
        "flag-without-effect", .warning, tier: .lint, tag: .unnecessary,
        summary: "A flag is turned on where nothing reads it.",
        rationale:
          "The flag looks like a decision but does nothing: another flag that it needs is off, or the object that reads it does not exist.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_accumulatorDidChange, setTrackingScrollView:
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m updateTopLayoutGuide, fhv_inferTopSafeAreaSourceViewController
          components/AppBar/src/MDCAppBarNavigationController.h Behavioral flags
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: true
                # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView` has no effect without `sharedWithManyScrollViews`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  isInFrontOfInfiniteContent: true
                  resetShadowAfterTrackingScrollViewIsReset: true
                # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `resetShadowAfterTrackingScrollViewIsReset` has no effect when `isInFrontOfInfiniteContent` is on
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                permitInferringTopSafeAreaFromTopLayoutGuideViewController: true
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `permitInferringTopSafeAreaFromTopLayoutGuideViewController` has no effect without `inferTopSafeAreaInsetFromViewController`
                container: {isTopLayoutGuideAdjustmentEnabled: true}
                #           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `isTopLayoutGuideAdjustmentEnabled` of a container has no effect unless `integration` is `container`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                topLayoutGuideViewController: content
                useAdditionalSafeAreaInsetsForWebKitScrollViews: true
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `useAdditionalSafeAreaInsetsForWebKitScrollViews` has no effect unless a web view is tracked
                headerView: {trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {screens: [inbox], shouldSetNavigationBarHiddenHideAppBar: true}
            #                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `shouldSetNavigationBarHiddenHideAppBar` has no effect on a `UINavigationController`
          screens:
            inbox: {navigationItem: {title: Inbox}}
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  {}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  isInFrontOfInfiniteContent: true
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  sharedWithManyScrollViews: true
                  allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: true
          ---
          barc: 1
          toolkit: mdc
          flows:
            main:
              navigationController: MDCAppBarNavigationController
              shouldSetNavigationBarHiddenHideAppBar: true
              screens: [inbox]
          screens:
            inbox: {navigationItem: {title: Inbox}}
          """),
      .headers(
        of: HeaderUse.controllers + HeaderUse.containers + [.mdcFlexibleHeaderView], find,
        and: .objects(of: Flow.self, find)))
  }
}

private func find(_ header: HeaderUse, _ report: inout Report) {
  switch header.place.type {
  case .mdcFlexibleHeaderView: findInView(header, &report)
  case .mdcAppBarViewController, .mdcFlexibleHeaderViewController:
    findInController(header, &report)
  default: findInContainer(header, &report)
  }
}

private func find(_ flow: ObjectUse<Flow>, _ report: inout Report) {
  guard flow.element.resolved(.navigationController) == .UINavigationController else { return }
  say(
    flow.element.cell(.shouldSetNavigationBarHiddenHideAppBar),
    "`shouldSetNavigationBarHiddenHideAppBar` has no effect on a `UINavigationController`",
    &report)
}

private func findInView(_ use: HeaderUse, _ report: inout Report) {
  guard let view = use.view else { return }
  if view.resolved(.isInFrontOfInfiniteContent) {
    say(
      view.cell(.resetShadowAfterTrackingScrollViewIsReset),
      "`resetShadowAfterTrackingScrollViewIsReset` has no effect when `isInFrontOfInfiniteContent` is on",
      &report)
  }
  if !view.resolved(.sharedWithManyScrollViews) {
    say(
      view.cell(.allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView),
      "`allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView` has no effect without `sharedWithManyScrollViews`",
      &report)
  }
}

private func findInController(_ use: HeaderUse, _ report: inout Report) {
  if !use.infersTopSafeArea {
    say(
      use.controller.cell(.permitInferringTopSafeAreaFromTopLayoutGuideViewController),
      "`permitInferringTopSafeAreaFromTopLayoutGuideViewController` has no effect without `inferTopSafeAreaInsetFromViewController`",
      &report)
  }
  guard let cell = use.controller.cell(.useAdditionalSafeAreaInsetsForWebKitScrollViews) else {
    return
  }
  // Without a name, code may name a web view later.
  let tracked = use.trackedScrollViews
  if !tracked.isEmpty, !tracked.contains(where: { $0.element[.kind] == .webView }) {
    say(
      cell,
      "`useAdditionalSafeAreaInsetsForWebKitScrollViews` has no effect unless a web view is tracked",
      &report)
  }
}

private func findInContainer(_ use: HeaderUse, _ report: inout Report) {
  if use.isContained { return }
  // Ids are of names, so both containers are read alike.
  let container = Element<MDCAppBarContainerViewController>(
    use.place.tape, at: use.place.visit.head)
  say(
    container.cell(.isTopLayoutGuideAdjustmentEnabled),
    "`isTopLayoutGuideAdjustmentEnabled` of a container has no effect unless `integration` is `container`",
    &report)
}

private func say(_ cell: Cell?, _ message: StaticString, _ report: inout Report) {
  // Whoever turns it off asks for nothing.
  guard let cell, cell.word != 0 else { return }
  report.needlessKey(of: cell, "\(message)", help: "remove it")
}
