import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var headerFillsWindow: Rule {
    Rule(
      .layout,
      FindingKind(
        "header-fills-window", .warning, tier: .lint,
        summary: "A header leaves less than a quarter of its window to the content.",
        rationale:
          "A height that suits a phone in portrait takes up most of the window in landscape, or in a small window.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.h maximumHeight
          https://developer.apple.com/design/human-interface-guidelines/layout
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait, landscape]}
          screens:
            photo:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, maximumHeight: 300, trackingScrollView: list}
                #                                                 ^^^^^^^^^^^^^ the header fills most of the window: 300 of 393 points in 1 of 2 environments: `iphone-16/landscape/ltr`
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], windows: [{popover: [300, 200]}]}
          screens:
            photo:
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 180}
                #                                                 ^^^^^^^^^^^^^ the header fills most of the window: 180 of 200 points in `iphone-16/portrait/ltr`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            photo:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, maximumHeight: 300, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait, landscape]}
          screens:
            photo:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, maximumHeight: 160, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """),
      .layouts(of: [.appBar, .flexibleHeader], find))
  }
}

/// More than this share of a window is nearly all of it.
private let greatestShare = 0.75

private func find(_ bar: BarUse, _ report: inout Report) {
  var flaws = Flaws()
  for layout in bar.layouts.indices {
    // A header that grows at each layout has no height, which is another finding.
    guard let header = bar.layouts[layout].header, header.isSettled else { continue }
    let height = header.rest.frame.height
    let window = bar.windowHeight(in: layout)
    guard window > 0, height > greatestShare * window else { continue }
    flaws.add(layout, height / window, bar.confidence(of: 0, in: layout))
  }
  guard !flaws.isEmpty, let height = bar.layouts[flaws.worst].header?.rest.frame.height else {
    return
  }
  report.flaws(
    flaws, of: bar, at: placeOfHeight(in: bar), "the header fills most of the window:",
    "\(points(height)) of \(pointsPhrase(bar.windowHeight(in: flaws.worst)))",
    help: "set a height that suits the shortest window")
}

extension BarUse {
  /// Of a window that the layout is for, in points: headers read it.
  fileprivate func windowHeight(in layout: Int) -> Double {
    environment(of: layout).size.height
  }
}

/// What says how high the header is at rest: its greatest height where it follows a scroll view, else its least one.
private func placeOfHeight(in bar: BarUse) -> WrittenPlace {
  guard let view = bar.headerView else { return bar.placeOfBar }
  let greatest = bar.place(ofKey: .maximumHeight, of: view)
  let least = bar.place(ofKey: .minimumHeight, of: view)
  return (view[.trackingScrollView] == nil ? least ?? greatest : greatest ?? least)
    ?? bar.placeOfBar
}
