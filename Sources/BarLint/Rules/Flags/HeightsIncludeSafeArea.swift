import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var heightsIncludeSafeArea: Rule {
    Rule(
      .flags,
      FindingKind(
        "heights-include-safe-area", .warning, tier: .lint,
        summary:
          "A height that holds the safe area leaves less than one row of the bar on a device.",
        rationale:
          "Unless `minMaxHeightIncludesSafeArea` is off, a height that was right for a status bar of 20 points loses what the device has more: buttons and title stick out of the bar.",
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
                #            ^^^^^^^^^^^^^ `minimumHeight` of 76 points leaves 17 below the safe area in `iphone-16/portrait/ltr`, and a row has 56
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
                # ^^^^^^^^^^^^^ `maximumHeight` of 76 points leaves 17 below the safe area in `iphone-16/portrait/ltr`, and a row has 56
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
  guard use.appBar != nil, use.heightsIncludeSafeArea,
    let (cell, name, height) = leastHeight(view)
  else { return }
  // A height below a row is meant to be none.
  guard height >= HeaderUse.rowHeight else { return }
  var worst: (room: Double, name: String)?
  for environment in use.place.environments {
    // What the device has is that of its own window; only inference looks at another one.
    guard use.infersTopSafeArea || environment.window.touchesTopOfScreen else { continue }
    let room = height - environment.layout.safeArea.top
    if room < worst?.room ?? HeaderUse.rowHeight { worst = (room, environment.id) }
  }
  guard let worst else { return }
  report.key(
    of: cell,
    "`\(name)` of \(decimal(height)) points leaves \(decimal(worst.room)) below the safe area in `\(worst.name)`, and a row has 56",
    help: "write heights without the safe area, and `minMaxHeightIncludesSafeArea: false`")
}

/// The height that the header has when it is smallest, and what says so.
private func leastHeight(_ view: Element<MDCFlexibleHeaderView>) -> (Cell, StaticString, Double)? {
  let minimum = view[.minimumHeight]
  if let cell = view.cell(.maximumHeight), let maximum = view[.maximumHeight],
    minimum.map({ maximum < $0 }) ?? true
  {
    return (cell, "maximumHeight", maximum)
  }
  guard let cell = view.cell(.minimumHeight), let minimum else { return nil }
  return (cell, "minimumHeight", minimum)
}
