import BarCatalog
import BarText

extension Rule {
  static var headerObservesAndForwards: Rule {
    Rule(
      .flags,
      FindingKind(
        "header-observes-and-forwards", .error, tier: .lint,
        summary: "A header observes its scroll view and also receives its events from the app.",
        rationale:
          "In debug builds, the header asserts when it receives a forwarded event while it observes the scroll view. In release builds, it handles each event twice.",
        sources: """
          AppBar README Enabling observation of the tracking scroll view
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m trackingScrollViewDidScroll
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView: {observesTrackingScrollViewScrollEvents: true, trackingScrollView: list}
              scrollViews:
                list: {kind: tableView, events: forwarded}
                #                               ^^^^^^^^^ the header observes `list`, so forwarding its events asserts
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox]}
          screens:
            inbox:
              appBar: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: delegate}
                #                               ^^^^^^^^ the header observes `list`, so being its delegate asserts
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView: {observesTrackingScrollViewScrollEvents: true, trackingScrollView: list}
              scrollViews:
                list: {kind: tableView}
                other: {kind: tableView, events: forwarded}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard use.observesScrollView else { return }
  for scrollView in use.trackedScrollViews {
    guard let cell = scrollView.element.cell(.events), let events = scrollView.element[.events]
    else { continue }
    let what: StaticString
    switch events {
    case .none: continue
    case .forwarded: what = "forwarding its events"
    case .delegate: what = "being its delegate"
    }
    report.value(
      at: cell.node, "the header observes `\(scrollView.name)`, so \(what) asserts",
      help: "do not forward events, or write `observesTrackingScrollViewScrollEvents: false`")
  }
}
