import BarCatalog
import BarText

extension Rule {
  static var collectionViewRegistration: Rule {
    Rule(
      .headers,
      FindingKind(
        "collection-view-registration", .note, tier: .lint,
        summary: "A header tracks a collection view, whose cells must be registered first.",
        rationale:
          "Since iOS 13, a collection view lays itself out when a header changes its inset. If it meets a cell that is not registered yet, the app crashes. A description does not say in which order the app does this.",
        sources: """
          AppBar README, iOS 13 and collection views
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            shop:
              flexibleHeader: {headerView: {trackingScrollView: goods}}
              scrollViews:
                goods: {kind: collectionView, events: forwarded}
              # ^^^^^ cells of `goods` must be registered before the header tracks it
          ---
          barc: 1
          toolkit: mdc
          screens:
            shop:
              title: Shop
              content: collectionViewController
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, trackingScrollView: goods}
              scrollViews: {goods: {kind: collectionView, events: delegate}}
              #             ^^^^^ cells of `goods` must be registered before the header tracks it
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            shop:
              flexibleHeader: {headerView: {trackingScrollView: goods}}
              scrollViews: {goods: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            shop:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              scrollViews:
                goods: {kind: collectionView, events: forwarded}
                list: {kind: tableView, events: forwarded}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  // Around its content, a container follows a view that has been loaded.
  if use.isContained { return }
  for scrollView in use.trackedScrollViews where scrollView.element[.kind] == .collectionView {
    report.value(
      at: scrollView.key,
      "cells of `\(scrollView.name)` must be registered before the header tracks it",
      help: "register them first, or put the header and the collection view in separate controllers"
    )
  }
}
