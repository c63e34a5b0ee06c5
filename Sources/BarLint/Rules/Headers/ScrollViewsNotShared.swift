import BarCatalog
import BarText

extension Rule {
  static var scrollViewsNotShared: Rule {
    Rule(
      .headers,
      FindingKind(
        "scroll-views-not-shared", .warning, tier: .lint,
        summary: "A header tracks several scroll views but is not marked as shared.",
        rationale:
          "A header that changes its height keeps the top insets of all its scroll views in sync only with `sharedWithManyScrollViews`. Without it, the content jumps when people switch between scroll views.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.h sharedWithManyScrollViews
          https://github.com/material-components/material-components-ios/issues/5156
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            feed:
              flexibleHeader:
                headerView: {minimumHeight: 76, maximumHeight: 200, trackingScrollView: [news, friends]}
                #                                                   ^^^^^^^^^^^^^^^^^^ the header tracks 2 scroll views but treats each as the only one
              scrollViews: {news: {kind: tableView, events: forwarded}, friends: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            feed:
              flexibleHeader:
                headerView:
                  sharedWithManyScrollViews: false
                  trackingScrollView: [news, friends]
                # ^^^^^^^^^^^^^^^^^^ the header tracks 2 scroll views but treats each as the only one
              scrollViews: {news: {kind: tableView, events: forwarded}, friends: {kind: tableView, events: forwarded}}
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            feed:
              flexibleHeader:
                headerView: {minimumHeight: 76, maximumHeight: 200, sharedWithManyScrollViews: true, allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: true, trackingScrollView: [news, friends]}
              scrollViews: {news: {kind: tableView, events: forwarded}, friends: {kind: tableView, events: forwarded}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            feed:
              flexibleHeader:
                headerView:
                  sharedWithManyScrollViews: true
                  minimumHeight: 76
                  maximumHeight: 200
                  trackingScrollView: [news, friends]
              scrollViews: {news: {kind: tableView, events: forwarded}, friends: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            feed:
              flexibleHeader:
                headerView: {trackingScrollView: [news]}
              scrollViews: {news: {kind: tableView, events: forwarded}, friends: {kind: tableView}}
          """),
      .headerViews(find, having: Presence(all: [MDCFlexibleHeaderView.id(.trackingScrollView)])))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard let names = view[.trackingScrollView], names.count > 1,
    !view.resolved(.sharedWithManyScrollViews), let cell = view.cell(.trackingScrollView)
  else { return }
  report.key(
    of: cell,
    "the header tracks \(names.count) scroll views but treats each as the only one",
    help: "set `sharedWithManyScrollViews: true`",
    fixes: fixes(of: view))
}

/// A shared header without its other flag would have another finding; whoever wrote a flag has decided.
private func fixes(of view: Element<MDCFlexibleHeaderView>) -> [Report.Writing] {
  if view[.sharedWithManyScrollViews] != nil { return [] }
  let shadow: Property<MDCFlexibleHeaderView, Bool> =
    .allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView
  return [
    view[shadow] == nil
      ? .flags([.sharedWithManyScrollViews, shadow]) : .flags([.sharedWithManyScrollViews])
  ]
}
