import BarCatalog
import BarText

extension Rule {
  static var trackingViewNotCleared: Rule {
    Rule(
      .headers,
      FindingKind(
        "tracking-view-not-cleared", .warning, tier: .lint,
        summary:
          "A header observes its scroll view on a system where the app must stop the tracking itself.",
        rationale:
          "Before iOS 11, the app crashes if an observed scroll view is deallocated while the header still observes it. Clear the header's tracking scroll view when the view's controller goes away.",
        sources: """
          AppBar README, Enabling observation of the tracking scroll view
          https://github.com/material-components/material-components-ios/issues/4890
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {deployment: "10.0"}
          screens:
            inbox:
              flexibleHeader:
                headerView: {observesTrackingScrollViewScrollEvents: true, trackingScrollView: list}
                #            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the app runs on iOS 10.0, where an observed scroll view must be cleared before it is deallocated
              scrollViews: {list: {kind: tableView}}
          ---
          barc: 1
          toolkit: mdc
          targets: {deployment: "9.0"}
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  observesTrackingScrollViewScrollEvents: true
                # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the app runs on iOS 9.0, where an observed scroll view must be cleared before it is deallocated
                  trackingScrollView: list
              scrollViews: {list: {kind: tableView}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {deployment: "11.0"}
          screens:
            inbox:
              flexibleHeader:
                headerView: {observesTrackingScrollViewScrollEvents: true, trackingScrollView: list}
              scrollViews: {list: {kind: tableView}}
          ---
          barc: 1
          toolkit: mdc
          targets: {deployment: "10.0"}
          screens:
            inbox:
              flexibleHeader:
                headerView: {trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """),
      .headerViews(
        find,
        having: Presence(
          all: [MDCFlexibleHeaderView.id(.observesTrackingScrollViewScrollEvents)])))
  }
}

/// The first version whose observers may outlive what they observe.
private let firstForgiving = Version(11)

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard use.observesScrollView, let deployment = use.place.versions.deployment,
    deployment < firstForgiving,
    let cell = view.cell(.observesTrackingScrollViewScrollEvents)
  else { return }
  report.key(
    of: cell,
    "the app runs on iOS \(deployment.spelling), where an observed scroll view must be cleared before it is deallocated",
    help: "set the header's `trackingScrollView` to nil in `deinit`, or raise `deployment`")
}
