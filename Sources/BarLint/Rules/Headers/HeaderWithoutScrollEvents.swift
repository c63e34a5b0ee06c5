import BarCatalog
import BarText

extension Rule {
  static var headerWithoutScrollEvents: Rule {
    Rule(
      .headers,
      FindingKind(
        "header-without-scroll-events", .warning, tier: .lint,
        summary: "A header tracks a scroll view but does not receive its events.",
        rationale:
          "A header that does not observe its scroll view must be its delegate, or the app must forward four events to it: did scroll, did end decelerating, did end dragging and will end dragging. If the description does not say who gets the events, the finding is a note.",
        sources: """
          AppBar README, Forwarding scroll view events
          components/FlexibleHeader/src/MDCFlexibleHeaderView.h trackingScrollViewDidScroll
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: none}
                #                               ^^^^ the header tracks `list` but gets none of its events
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView}
              # ^^^^ the header tracks `list`, but nothing says that it gets the events
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView: {observesTrackingScrollViewScrollEvents: true, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: none}, other: {kind: tableView}}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  if use.observesScrollView { return }
  let help =
    "forward the events (`events: forwarded`), make the header the delegate (`events: delegate`), or set `observesTrackingScrollViewScrollEvents: true`"
  for scrollView in use.trackedScrollViews {
    switch scrollView.element[.events] {
    case .forwarded, .delegate: continue
    case .none?:
      guard let cell = scrollView.element.cell(.events) else { continue }
      report.value(
        at: cell.node, "the header tracks `\(scrollView.name)` but gets none of its events",
        help: help)
    case nil:
      report.value(
        at: scrollView.key,
        "the header tracks `\(scrollView.name)`, but nothing says that it gets the events",
        help: help, severity: .note)
    }
  }
}
