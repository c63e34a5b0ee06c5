import BarCatalog
import BarText

extension Rule {
  static var heightOrder: Rule {
    Rule(
      .headers,
      FindingKind(
        "height-order", .warning, tier: .lint,
        summary: "The maximum height of a header is below its minimum height.",
        rationale:
          "The height that is set later changes the other one, so one of the two numbers applies to both. A maximum height of 0 does not hide a header either.",
        sources: """
          components/FlexibleHeader/src/private/MDCFlexibleHeaderMinMaxHeight.m setMaximumHeight:
          https://github.com/material-components/material-components-ios/issues/418
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader:
                headerView: {minimumHeight: 128, maximumHeight: 96}
                #                                ^^^^^^^^^^^^^ `maximumHeight` of 96 points is below `minimumHeight` of 128, which becomes 96
          ---
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader:
                headerView: {minMaxHeightIncludesSafeArea: false, maximumHeight: 0}
                #                                                 ^^^^^^^^^^^^^ `maximumHeight: 0` does not hide the header
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader:
                headerView: {minimumHeight: 96, maximumHeight: 128, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader:
                headerView: {minimumHeight: 96, maximumHeight: 96}
          """),
      .headerViews(find, having: Presence(all: [MDCFlexibleHeaderView.id(.maximumHeight)])))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  // Another flag overwrites both.
  if use.adjustsHeight { return }
  guard let cell = view.cell(.maximumHeight), let maximum = view[.maximumHeight] else { return }
  if maximum == 0 {
    report.key(
      of: cell, "`maximumHeight: 0` does not hide the header",
      help: "use `shiftBehavior` to move it off the screen")
  } else if let minimum = view[.minimumHeight], maximum < minimum {
    report.key(
      of: cell,
      "`maximumHeight` of \(decimal(maximum)) points is below `minimumHeight` of \(decimal(minimum)), which becomes \(decimal(maximum))",
      help: "write the larger height as `maximumHeight`")
  }
}
