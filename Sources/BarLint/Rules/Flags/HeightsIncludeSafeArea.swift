import BarCatalog
import BarText

extension Rule {
  static var heightsIncludeSafeArea: Rule {
    Rule(
      .flags,
      FindingKind(
        "heights-include-safe-area", .warning, tier: .lint,
        summary:
          "A height that includes the safe area leaves less than one row for the bar on some device.",
        rationale:
          "Unless `minMaxHeightIncludesSafeArea` is off, the safe area counts as part of the height. A height that fits a status bar of 20 points becomes too small on devices with a larger safe area, where the buttons and the title stick out of the bar.",
        sources: """
          AppBar README Removing safe area insets from the min/max heights
          components/FlexibleHeader/src/private/MDCFlexibleHeaderMinMaxHeight.m minMaxHeightIncludesSafeArea
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              appBar:
                headerView: {minimumHeight: 76}
                #            ^^^^^^^^^^^^^ `minimumHeight` of 76 points leaves 17 below the safe area in `iphone-16/portrait/ltr`, but a row has 56
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3, iphone-16], orientations: [portrait]}
          screens:
            inbox:
              appBar:
                headerView:
                  minMaxHeightIncludesSafeArea: true
                  maximumHeight: 76
                # ^^^^^^^^^^^^^ `maximumHeight` of 76 points leaves 17 below the safe area in `iphone-16/portrait/ltr`, but a row has 56
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              appBar:
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 56}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            inbox:
              appBar:
                headerView: {minimumHeight: 76}
          """),
      .headerViews(find))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard let row = use.lowRow else { return }
  report.key(
    of: row.cell,
    "`\(row.property)` of \(decimal(row.height)) points leaves \(decimal(row.room)) below the safe area in `\(row.environment)`, but a row has 56",
    help: "write heights without the safe area, and `minMaxHeightIncludesSafeArea: false`")
}
