import BarCatalog
import BarText

extension Rule {
  static var heightOverwrittenByStack: Rule {
    Rule(
      .flags,
      FindingKind(
        "height-overwritten-by-stack", .warning, tier: .lint,
        summary: "A height is set next to the flag that computes it.",
        rationale:
          "With `shouldAdjustHeightBasedOnHeaderStackView`, each layout sets both heights to what the bars in the header need. A height from the description lasts only until the first layout.",
        sources: """
          components/AppBar/src/MDCAppBarViewController.m adjustHeightBasedOnHeaderStackView
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView: {maximumHeight: 128}
                #            ^^^^^^^^^^^^^ `maximumHeight` is overwritten at each layout by `shouldAdjustHeightBasedOnHeaderStackView`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView:
                  canOverExtend: false
                  minimumHeight: 56
                # ^^^^^^^^^^^^^ `minimumHeight` is overwritten at each layout
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView: {}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView:
                  canOverExtend: false
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {shouldAdjustHeightBasedOnHeaderStackView: true}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                headerView: {minMaxHeightIncludesSafeArea: false, maximumHeight: 128, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """),
      .headerViews(find))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard use.adjustsHeight else { return }
  say(view.cell(.minimumHeight), "minimumHeight", &report)
  say(view.cell(.maximumHeight), "maximumHeight", &report)
}

private func say(_ cell: Cell?, _ name: StaticString, _ report: inout Report) {
  guard let cell else { return }
  report.needlessKey(
    of: cell,
    "`\(name)` is overwritten at each layout by `shouldAdjustHeightBasedOnHeaderStackView`",
    help: "remove it, or the flag")
}
