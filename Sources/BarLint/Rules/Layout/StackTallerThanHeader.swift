import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var stackTallerThanHeader: Rule {
    Rule(
      .layout,
      FindingKind(
        "stack-taller-than-header", .note, tier: .lint,
        summary: "At its minimum height, a header is shorter than the bars in it.",
        rationale:
          "The bottom bar of the stack keeps its height. The navigation bar shrinks and finally slides out at the top. This may be intended, for example for tabs that stay when the header collapses.",
        sources: """
          components/HeaderStackView/src/MDCHeaderStackView.m layoutSubviews
          AppBar README, Removing safe area insets from the min/max heights
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            pages:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 56, maximumHeight: 128, trackingScrollView: first}
                #                                                 ^^^^^^^^^^^^^ the bars in the header need more than its minimum height: 104 instead of 56 points in `iphone-16/portrait/ltr`
                headerStackView: {bottomBar: {height: 48, sizing: fitWidth}}
              scrollViews: {first: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            pages:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
                headerStackView: {bottomBar: {height: 48, sizing: fitWidth}}
                #                 ^^^^^^^^^ the bars in the header need more than its minimum height: 104 instead of 56 points in `iphone-16/portrait/ltr`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            pages:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, minimumHeight: 104, maximumHeight: 128, trackingScrollView: first}
                headerStackView: {bottomBar: {height: 48, sizing: fitWidth}}
              scrollViews: {first: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            pages:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                shouldAdjustHeightBasedOnHeaderStackView: true
                headerView: {minMaxHeightIncludesSafeArea: false}
                headerStackView: {bottomBar: {height: 48, sizing: fitWidth}}
          """),
      .layouts(of: [.appBar], find))
  }
}

/// The height of a navigation bar's row in points (MDCNavigationBar.m, kNavigationBarDefaultHeight).
private let rowHeight = 56.0
/// A lower row has buttons that are hard to tap, in points (Human Interface Guidelines, Buttons).
private let leastRowHeight = 44.0

private func find(_ bar: BarUse, _ report: inout Report) {
  let controller = bar.element(MDCAppBarViewController.self, at: bar.bar.head)
  guard let stack = bar.views.firstIndex(where: { $0.name == .headerStackView }),
    let bottom = bar.child(.bottomBar, of: stack),
    !controller.resolved(.shouldAdjustHeightBasedOnHeaderStackView)
  else { return }
  var flaws = Flaws()
  var worst = (needed: 0.0, available: 0.0)
  for layout in bar.layouts.indices {
    let views = bar.layouts[layout].views
    guard let frame = views[stack].frame, let bottomFrame = views[bottom].frame else { continue }
    let needed = rowHeight + bottomFrame.height
    let available = leastRoom(controller, stackTop: frame.y)
    guard available - bottomFrame.height < leastRowHeight else { continue }
    if needed - available > flaws.amount { worst = (needed, available) }
    flaws.add(layout, needed - available, bar.confidence(of: stack, in: layout))
  }
  report.flaws(
    flaws, of: bar, at: place(controller, in: bar),
    "the bars in the header need more than its minimum height:",
    "\(points(worst.needed)) instead of \(pointsPhrase(worst.available))",
    help:
      "set a `minimumHeight` for both bars, or let the stack set the height: `shouldAdjustHeightBasedOnHeaderStackView`"
  )
}

/// How much of the header the stack has when the header is as low as it gets, in points.
///
/// - Parameter stackTop: Where the stack begins: below the top inset, and as much lower as it is moved.
private func leastRoom(
  _ controller: Element<MDCAppBarViewController>, stackTop: Double
) -> Double {
  let offset = controller.resolved(.headerStackViewOffset)
  let view = controller[.headerView]
  guard let least = view?.leastHeight else { return rowHeight - offset }
  let includesSafeArea = view?.resolved(.minMaxHeightIncludesSafeArea) ?? true
  return includesSafeArea ? least - stackTop : least - offset
}

/// What says how low the header gets; the bar that has no room, where nothing does.
private func place(
  _ controller: Element<MDCAppBarViewController>, in bar: BarUse
) -> WrittenPlace? {
  if let view = controller[.headerView],
    let place = view.isLimitedByGreatest
      ? bar.place(ofKey: .maximumHeight, of: view) : bar.place(ofKey: .minimumHeight, of: view)
  {
    return place
  }
  return controller[.headerStackView].flatMap { bar.place(ofKey: .bottomBar, of: $0) }
}

extension Element where Owner == MDCFlexibleHeaderView {
  /// The least height that is written: the greatest one where that is less. `nil` if neither is.
  fileprivate var leastHeight: Double? {
    isLimitedByGreatest ? self[.maximumHeight] : self[.minimumHeight]
  }

  /// Whether it is the greatest height that the least one follows.
  fileprivate var isLimitedByGreatest: Bool {
    guard let greatest = self[.maximumHeight], let least = self[.minimumHeight] else {
      return false
    }
    return greatest < least
  }
}
