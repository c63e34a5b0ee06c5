import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var safeAreaCountedTwice: Rule {
    Rule(
      .headers,
      FindingKind(
        "safe-area-counted-twice", .note, tier: .lint,
        summary: "A height seems to include a safe area that the header adds as well.",
        rationale:
          "The height equals a row plus the top safe area of a device, and the header adds the safe area again. The match may be a coincidence.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.h minMaxHeightIncludesSafeArea
          https://github.com/material-components/material-components-ios/pull/2161
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            inbox:
              title: Inbox
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 76}
                #                                                 ^^^^^^^^^^^^^ `minimumHeight` of 76 points is a row of 56 plus the safe area of `iphone-se-3/portrait/ltr`, which is added again
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              title: Inbox
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView:
                  minMaxHeightIncludesSafeArea: false
                  maximumHeight: 115
                # ^^^^^^^^^^^^^ `maximumHeight` of 115 points is a row of 56 plus the safe area of `iphone-16/portrait/ltr`, which is added again
                  trackingScrollView: list
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            inbox:
              title: Inbox
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 128}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            inbox:
              title: Inbox
              appBar:
                headerView: {minimumHeight: 76}
          """),
      .headerViews(
        find,
        having: Presence(
          any: [
            MDCFlexibleHeaderView.id(.minimumHeight), MDCFlexibleHeaderView.id(.maximumHeight),
          ])))
  }
}

/// No device has a top safe area that is larger, in points.
private let greatestSafeArea = 100.0

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard use.appBar != nil, !use.heightsIncludeSafeArea, !use.adjustsHeight else { return }
  let heights = [
    (view.cell(.minimumHeight), view[.minimumHeight]),
    (view.cell(.maximumHeight), view[.maximumHeight]),
  ]
  for case (let cell?, let height?) in heights
  where height > HeaderUse.rowHeight && height <= HeaderUse.rowHeight + greatestSafeArea {
    let environment = use.place.environments.first {
      $0.layout.safeArea.top > 0 && height == HeaderUse.rowHeight + $0.layout.safeArea.top
    }
    guard let environment else { continue }
    report.key(
      of: cell,
      "`\(MDCFlexibleHeaderView.type.propertyName(at: cell.place))` of \(decimal(height)) points is a row of 56 plus the safe area of `\(environment.id)`, which is added again",
      help: "write the height without the safe area")
  }
}
