import BarCatalog
import BarText

extension Rule {
  static var flagForced: Rule {
    Rule(
      .flags,
      FindingKind(
        "flag-forced", .warning, tier: .lint,
        summary: "A flag has a value that another property changes.",
        rationale:
          "The value in the description does not take effect: the other property changes the flag, either when that property is set or at each layout.",
        sources: """
          components/AppBar/src/MDCAppBarViewController.m setShouldAdjustHeightBasedOnHeaderStackView:
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setTopLayoutGuideViewController:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView: {minMaxHeightIncludesSafeArea: true}
                #            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `minMaxHeightIncludesSafeArea` is turned off by `shouldAdjustHeightBasedOnHeaderStackView`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                topLayoutGuideViewController: content
                isTopLayoutGuideAdjustmentEnabled: false
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `isTopLayoutGuideAdjustmentEnabled` is turned on by `topLayoutGuideViewController`
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                topLayoutGuideViewController: content
                isTopLayoutGuideAdjustmentEnabled: true
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                topLayoutGuideViewController: content
                isTopLayoutGuideAdjustmentEnabled: true
          """),
      .headers(of: HeaderUse.controllers + [.mdcFlexibleHeaderView], find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  if use.place.type == .mdcFlexibleHeaderView {
    findInView(use, &report)
  } else {
    findInController(use, &report)
  }
}

private func findInView(_ use: HeaderUse, _ report: inout Report) {
  if use.adjustsHeight, let cell = use.view?.cell(.minMaxHeightIncludesSafeArea), cell.word != 0 {
    report.key(
      of: cell,
      "`minMaxHeightIncludesSafeArea` is turned off by `shouldAdjustHeightBasedOnHeaderStackView`",
      help: "write `false`, or set the heights without that flag",
      fixes: [Report.Writing("false", .safe, .value(cell.node))])
  }
}

private func findInController(_ use: HeaderUse, _ report: inout Report) {
  if use.controller[.topLayoutGuideViewController] != nil,
    let cell = use.controller.cell(.isTopLayoutGuideAdjustmentEnabled), cell.word == 0
  {
    report.key(
      of: cell,
      "`isTopLayoutGuideAdjustmentEnabled` is turned on by `topLayoutGuideViewController`",
      help: "write `true`, or name no controller",
      fixes: [Report.Writing("true", .safe, .value(cell.node))])
  }
}
