import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var safeAreaCountedTwice: Rule {
    Rule(
      .layout,
      FindingKind(
        "safe-area-counted-twice", .warning, tier: .lint,
        summary: "A height without the safe area is that of a row and a safe area.",
        rationale:
          "With `minMaxHeightIncludesSafeArea` off the header adds the safe area itself. A height of 76 or 100 is 56 points for a row and the safe area of some phone, which then counts twice.",
        sources: """
          AppBar README, Removing safe area insets from the min/max heights
          components/FlexibleHeader/src/private/MDCFlexibleHeaderMinMaxHeight.m minimumHeightWithTopSafeArea
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 76}
                #                                                 ^^^^^^^^^^^^^ `minimumHeight` is that of a row and a safe area of 20 points, which the header adds itself
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 115}
                #                                                 ^^^^^^^^^^^^^ `minimumHeight` is that of a row and a safe area of 59 points, which the header adds itself
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 56}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: true, minimumHeight: 76}
          """),
      .objects(
        of: [.mdcFlexibleHeaderView],
        having: Presence(all: [MDCFlexibleHeaderView.id(.minimumHeight)]), find))
  }
}

/// The height of a navigation bar's row in points (MDCNavigationBar.m, kNavigationBarDefaultHeight).
private let rowHeight = 56.0
/// The safe area that people wrote heights for before phones had cutouts, in points.
private let statusBarHeight = 20.0

private func find(_ place: ObjectPlace, _ report: inout Report) {
  // A stack that holds more than one row, or has its own say in the height, may well be that high, and so may a header
  // that gets higher still.
  guard let use = HeaderUse(place), let view = use.view, let appBar = use.appBar,
    !use.heightsIncludeSafeArea, !use.adjustsHeight,
    appBar[.headerStackView]?[.bottomBar] == nil,
    let cell = view.cell(.minimumHeight), let height = view[.minimumHeight],
    height >= view[.maximumHeight] ?? height
  else { return }
  let insets = [statusBarHeight] + use.place.environments.map(\.layout.safeArea.top)
  guard let inset = insets.first(where: { $0 > 0 && height == rowHeight + $0 }) else { return }
  report.key(
    of: cell,
    "`minimumHeight` is that of a row and a safe area of \(points(inset)) points, which the header adds itself",
    help: "write 56", fixes: [Report.Writing("56", .unsafe, .value(cell.node))])
}
