import BarCatalog
import BarText

extension Rule {
  static var headerWithoutScrollView: Rule {
    Rule(
      .headers,
      FindingKind(
        "header-without-scroll-view", .warning, tier: .lint,
        summary: "A header should change with scrolling but tracks no scroll view.",
        rationale:
          "A header applies its heights and its shift behavior when its scroll view moves. Without a scroll view, it stays at its minimum height, and the content is not moved below it again when the device rotates.",
        sources: """
          AppBar README, tracking scroll view
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_updateLayout
          https://github.com/material-components/material-components-ios/issues/2156
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader:
                headerView: {minimumHeight: 76, maximumHeight: 200}
              # ^^^^^^^^^^ the header tracks no scroll view, but `maximumHeight` needs one
          ---
          barc: 1
          toolkit: mdc
          screens:
            photo:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView:
              # ^^^^^^^^^^ the header tracks no scroll view, but `shiftBehavior` needs one
                  minMaxHeightIncludesSafeArea: false
                  shiftBehavior: enabled
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader:
                headerView: {minimumHeight: 76, maximumHeight: 200, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            photo:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, shiftBehavior: hideable}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [photo]}
          screens:
            photo:
              appBar:
                theme: primary
                headerView: {maximumHeight: 200}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  // A controller that makes the app bar looks for a scroll view by itself.
  guard !use.isPreset, let view = use.view, let cell = use.controller.cell(.headerView),
    view[.trackingScrollView] == nil, let property = purpose(of: view, use)
  else { return }
  report.holder(
    cell, "the header tracks no scroll view, but `\(property)` needs one",
    help: "name one of the screen's `scrollViews` as `trackingScrollView`")
}

/// The property that asks for a header which changes with scrolling; `nil` if none does.
private func purpose(
  of view: Element<MDCFlexibleHeaderView>, _ use: HeaderUse
) -> StaticString? {
  switch view[.shiftBehavior] {
  case .enabled, .enabledWithStatusBar: return "shiftBehavior"
  // What is hideable is hidden by code.
  case .hideable, .disabled, nil: break
  }
  if !use.adjustsHeight, let maximum = view[.maximumHeight], let minimum = view[.minimumHeight],
    maximum > minimum
  {
    return "maximumHeight"
  }
  return nil
}
