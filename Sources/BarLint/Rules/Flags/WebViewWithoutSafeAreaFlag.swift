import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var webViewWithoutSafeAreaFlag: Rule {
    Rule(
      .flags,
      FindingKind(
        "web-view-without-safe-area-flag", .warning, tier: .lint,
        summary: "A header tracks a web view and moves its content with a content inset.",
        rationale:
          "A web page does not shrink when its scroll view has an inset: a page that fits the view still scrolls, and elements that stick to its edges are misplaced. With the flag, the header changes the safe area instead, which pages take into account.",
        sources: """
          components/FlexibleHeader/docs/wkwebview-considerations.md
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m updateTopLayoutGuide
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            help:
              flexibleHeader: {headerView: {trackingScrollView: page}}
              scrollViews:
                page: {kind: webView, events: forwarded}
              # ^^^^ the header moves the content of the web view `page` with a content inset
          ---
          barc: 1
          toolkit: mdc
          screens:
            help:
              flexibleHeader:
                useAdditionalSafeAreaInsetsForWebKitScrollViews: false
                headerView: {observesTrackingScrollViewScrollEvents: true, trackingScrollView: page}
              scrollViews: {page: {kind: webView, contentSize: [390, 24000]}}
              #             ^^^^ the header moves the content of the web view `page` with a content inset
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            help:
              flexibleHeader:
                topLayoutGuideViewController: content
                useAdditionalSafeAreaInsetsForWebKitScrollViews: true
                headerView: {trackingScrollView: page}
              scrollViews: {page: {kind: webView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            help:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                list: {kind: tableView, events: forwarded}
                page: {kind: webView}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard !use.controller.resolved(.useAdditionalSafeAreaInsetsForWebKitScrollViews) else { return }
  for scrollView in use.trackedScrollViews where scrollView.element[.kind] == .webView {
    report.value(
      at: scrollView.key,
      "the header moves the content of the web view `\(scrollView.name)` with a content inset",
      help:
        "set `useAdditionalSafeAreaInsetsForWebKitScrollViews: true` and a `topLayoutGuideViewController`",
      severity: isAlwaysTaller(scrollView.element, use) ? .note : .warning)
  }
}

/// Whether a page is known to be taller than its view wherever it is shown, so that it scrolls anyway.
private func isAlwaysTaller(_ scrollView: Element<ScrollView>, _ use: HeaderUse) -> Bool {
  guard let height = scrollView[.contentSize]?.height else { return false }
  return use.place.environments.allSatisfy { $0.layout.size.height < height }
}
