import BarCatalog
import BarText

extension Rule {
  static var guideAdjustmentWithoutTarget: Rule {
    Rule(
      .flags,
      FindingKind(
        "guide-adjustment-without-target", .note, tier: .lint,
        summary: "Content should move below the header, but no controller is named.",
        rationale:
          "The flag moves only the content of `topLayoutGuideViewController`. If that property is nil, nothing moves, and content without a scroll view begins behind the header. The flag for web views asserts without it.",
        sources: """
          AppBar README Enabling top layout guide adjustment
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m updateTopLayoutGuide
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                isTopLayoutGuideAdjustmentEnabled: true
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `isTopLayoutGuideAdjustmentEnabled` moves nothing without a `topLayoutGuideViewController`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                useAdditionalSafeAreaInsetsForWebKitScrollViews: true
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `useAdditionalSafeAreaInsetsForWebKitScrollViews` asserts without a `topLayoutGuideViewController`
                headerView: {trackingScrollView: page}
              scrollViews: {page: {kind: webView, events: forwarded}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                topLayoutGuideViewController: content
                isTopLayoutGuideAdjustmentEnabled: true
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                integration: container
                container: {isTopLayoutGuideAdjustmentEnabled: true}
                isTopLayoutGuideAdjustmentEnabled: true
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  if use.hasGuideTarget { return }
  let help = "name the controller whose content should begin below the header, such as `content`"
  if let cell = use.controller.cell(.isTopLayoutGuideAdjustmentEnabled), cell.word != 0 {
    report.key(
      of: cell,
      "`isTopLayoutGuideAdjustmentEnabled` moves nothing without a `topLayoutGuideViewController`",
      help: help)
  }
  if let cell = use.controller.cell(.useAdditionalSafeAreaInsetsForWebKitScrollViews),
    cell.word != 0, use.trackedScrollViews.contains(where: { $0.element[.kind] == .webView })
  {
    report.key(
      of: cell,
      "`useAdditionalSafeAreaInsetsForWebKitScrollViews` asserts without a `topLayoutGuideViewController`",
      help: help, severity: .error)
  }
}
