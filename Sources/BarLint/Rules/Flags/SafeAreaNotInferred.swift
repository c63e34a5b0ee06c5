import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var safeAreaNotInferred: Rule {
    Rule(
      .flags,
      FindingKind(
        "safe-area-not-inferred", .warning, tier: .lint,
        summary: "A header adds the device's safe area in a window that has a different one.",
        rationale:
          "A sheet, a popover or an extension does not extend below the status bar. A header that does not infer its top safe area still leaves room for a status bar, and the title sits too low.",
        sources: """
          AppBar README Enabling inferred top safe area insets
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m fhv_inferTopSafeAreaSourceViewController
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              targets: {devices: [ipad-air-11-m3], windows: [formSheet]}
              appBar: {headerView: {minMaxHeightIncludesSafeArea: false}}
            # ^^^^^^ the header adds the device's safe area in a `formSheet` window, which does not reach it
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              targets: {devices: [iphone-16], orientations: [portrait], windows: [fullScreen, pageSheet]}
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: false
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the header adds the device's safe area in a `pageSheet` window, which does not reach it
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              targets: {devices: [ipad-air-11-m3], windows: [formSheet]}
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              targets: {devices: [ipad-air-11-m3]}
              appBar: {headerView: {minMaxHeightIncludesSafeArea: false}}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard let apart = use.environmentWithForeignSafeArea else { return }
  let message =
    "the header adds the device's safe area in a `\(apart.window.spelling)` window, which does not reach it"
  let help = "set `inferTopSafeAreaInsetFromViewController: true`"
  if let flag = use.controller.cell(.inferTopSafeAreaInsetFromViewController) {
    report.key(
      of: flag, message, help: help, fixes: [Report.Writing("true", .unsafe, .value(flag.node))])
  } else if let cell = use.cell {
    report.holder(cell, message, help: help)
  }
}
