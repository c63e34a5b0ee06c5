import BarCatalog
import BarText

extension Rule {
  static var contentInsetOnTrackedScrollView: Rule {
    Rule(
      .headers,
      FindingKind(
        "content-inset-on-tracked-scroll-view", .note, tier: .lint,
        summary: "A scroll view that a header tracks has insets of its own.",
        rationale:
          "The header adds its height to the top inset and removes it again. Code that sets the inset later therefore removes the header's room. A scroll view that opts out of inset adjustment gets that room anyway, unless a flag prevents it.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_enforceInsetsForScrollView:
          https://github.com/material-components/material-components-ios/issues/4970
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded, contentInset: [12, 0, 0, 0]}
                #                                                        ^^^^^^^^^^^^^ the header adds its height to the top inset of `list` and removes it again
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded, contentInsetAdjustmentBehavior: never}
                #                                                                          ^^^^^ `list` opts out of inset adjustment, but the header still adds its height to the top inset
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded, contentInset: [0, 8, 64, 8]}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: true
                  trackingScrollView: list
              scrollViews:
                list: {kind: tableView, events: forwarded, contentInsetAdjustmentBehavior: never}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  for scrollView in use.trackedScrollViews {
    let element = scrollView.element
    let isNever = element[.contentInsetAdjustmentBehavior] == .never
    if isNever, use.leavesInsetsAlone { continue }
    if isNever, let cell = element.cell(.contentInsetAdjustmentBehavior) {
      report.value(
        at: cell.node,
        "`\(scrollView.name)` opts out of inset adjustment, but the header still adds its height to the top inset",
        help:
          "set `disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: true` on the header"
      )
    } else if let cell = element.cell(.contentInset), element[.contentInset]?.top ?? 0 != 0 {
      report.value(
        at: cell.node,
        "the header adds its height to the top inset of `\(scrollView.name)` and removes it again",
        help: "do not set `contentInset` again while the header tracks the scroll view")
    }
  }
}
