import BarCatalog
import BarText

extension Rule {
  static var contentInsetOnTrackedScrollView: Rule {
    Rule(
      .headers,
      FindingKind(
        "content-inset-on-tracked-scroll-view", .note, tier: .lint,
        summary: "A scroll view that a header follows has insets of its own.",
        rationale:
          "The header adds its height to the top inset and takes it away again, so that code which sets the inset later takes the room of the header away. A scroll view that asks for no adjustment gets that room all the same, unless a flag says otherwise.",
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
                #                                                        ^^^^^^^^^^^^^ the header adds its height to the top inset of `list`, and takes it away again
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded, contentInsetAdjustmentBehavior: never}
                #                                                                          ^^^^^ `list` asks for no adjustment, and the header adds its height to the top inset all the same
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
        "`\(scrollView.name)` asks for no adjustment, and the header adds its height to the top inset all the same",
        help:
          "set `disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: true` on the header"
      )
    } else if let cell = element.cell(.contentInset), element[.contentInset]?.top ?? 0 != 0 {
      report.value(
        at: cell.node,
        "the header adds its height to the top inset of `\(scrollView.name)`, and takes it away again",
        help: "never set `contentInset` again while the header follows the view")
    }
  }
}
