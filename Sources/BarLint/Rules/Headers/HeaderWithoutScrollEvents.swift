import BarCatalog
import BarText

extension Rule {
  static var headerWithoutScrollEvents: Rule {
    Rule(
      .headers,
      FindingKind(
        "header-without-scroll-events", .warning, tier: .lint,
        summary: "A header follows a scroll view whose events do not reach it.",
        rationale:
          "A header that does not observe its scroll view has to be its delegate, or be told of four events by it: did scroll, did end decelerating, did end dragging, will end dragging. Where the description does not say who gets the events, it is a note.",
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
                #                               ^^^^ the header follows `list`, and gets none of its events
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView}
              # ^^^^ the header follows `list`, and nothing says that it gets its events
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
    "pass the events on (`events: forwarded`), make the header the delegate (`events: delegate`), or set `observesTrackingScrollViewScrollEvents: true`"
  for scrollView in use.trackedScrollViews {
    switch scrollView.element[.events] {
    case .forwarded, .delegate: continue
    case .none?:
      guard let cell = scrollView.element.cell(.events) else { continue }
      report.value(
        at: cell.node, "the header follows `\(scrollView.name)`, and gets none of its events",
        help: help)
    case nil:
      report.value(
        at: scrollView.key,
        "the header follows `\(scrollView.name)`, and nothing says that it gets its events",
        help: help, severity: .note)
    }
  }
}
