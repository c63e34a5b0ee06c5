import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var titleViewWrongSide: Rule {
    Rule(
      .layout,
      FindingKind(
        "title-view-wrong-side", .warning, tier: .lint,
        summary: "In right-to-left layouts, a title view covers the items on one side.",
        rationale:
          "A Material navigation bar adds the left safe area before it mirrors its layout. If the safe areas of both sides differ, the room for the title is off by the difference and covers items.",
        sources: """
          components/NavigationBar/src/MDCNavigationBar.m layoutSubviews
          """,
        bad: """
          barc: 1
          toolkit: mdc
          devices:
            kiosk: {points: [600, 400], scale: 2, idiom: pad, safeArea: [0, 44, 0, 0], statusBarHeight: 0, horizontalSizeClass: regular, verticalSizeClass: compact}
          targets: {devices: [kiosk], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            search:
              navigationItem:
                titleView: {kind: searchBar, width: 200, height: 36}
              # ^^^^^^^^^ the title view covers items by 28 points in 1 of 2 environments: `kiosk/portrait/rtl`
                leftBarButtonItem: {image: menu, accessibilityLabel: Menu, action: openMenu}
                rightBarButtonItem: {image: more, accessibilityLabel: More, action: more}
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          devices:
            kiosk: {points: [600, 400], scale: 2, idiom: pad, safeArea: [0, 0, 0, 44], statusBarHeight: 0, horizontalSizeClass: regular, verticalSizeClass: compact}
          targets: {devices: [kiosk], orientations: [portrait], directions: [rtl]}
          screens:
            search:
              navigationItem:
                titleView: {kind: searchBar, width: 200, height: 36}
              # ^^^^^^^^^ the title view covers items by 28 points in `kiosk/portrait/rtl`
                leftBarButtonItem: {image: menu, accessibilityLabel: Menu, action: openMenu}
                rightBarButtonItem: {image: more, accessibilityLabel: More, action: more}
              navigationBar: {}
          """,
        good: """
          barc: 1
          toolkit: mdc
          devices:
            kiosk: {points: [600, 400], scale: 2, idiom: pad, safeArea: [0, 44, 0, 44], statusBarHeight: 0, horizontalSizeClass: regular, verticalSizeClass: compact}
          targets: {devices: [kiosk], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            search:
              navigationItem:
                titleView: {kind: searchBar, width: 200, height: 36}
                leftBarButtonItem: {image: menu, accessibilityLabel: Menu, action: openMenu}
                rightBarButtonItem: {image: more, accessibilityLabel: More, action: more}
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          devices:
            kiosk: {points: [600, 400], scale: 2, idiom: pad, safeArea: [0, 44, 0, 0], statusBarHeight: 0, horizontalSizeClass: regular, verticalSizeClass: compact}
          targets: {devices: [kiosk], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            search:
              navigationItem:
                titleView: {kind: searchBar, width: 200, height: 36}
                leftBarButtonItem: {image: menu, accessibilityLabel: Menu, action: openMenu}
                rightBarButtonItem: {image: more, accessibilityLabel: More, action: more}
              navigationBar: {titleViewLayoutBehavior: center}
          """),
      .layouts(of: [.appBar, .navigationBar, .headerStackView], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  for groups in ItemGroups.all(in: bar) where bar.views[groups.bar].object >= 0 {
    guard let view = bar.child(.titleView, of: groups.bar) else { continue }
    var flaws = Flaws()
    for layout in bar.layouts.indices {
      guard let covered = covered(by: view, groups, in: layout, of: bar) else { continue }
      flaws.add(layout, covered, bar.confidence(of: view, in: layout))
    }
    if flaws.isEmpty { continue }
    report.flaws(
      flaws, of: bar, at: place(in: bar, groups.bar), "the title view covers items",
      "by \(pointsPhrase(flaws.amount))",
      help: "write `titleViewLayoutBehavior: center`, or `titleInsets` of that width")
  }
}

/// How many points of items a title view covers because the bar is mirrored; `nil` if it covers none.
private func covered(
  by view: Int, _ groups: ItemGroups, in layout: Int, of bar: BarUse
) -> Double? {
  let environment = bar.environment(of: layout)
  guard environment.direction == .rtl, environment.safeArea.left != environment.safeArea.right,
    let frame = bar.layouts[layout].views[view].frame, !bar.isHidden(view, in: layout),
    let (leading, trailing) = groups.frames(in: layout, of: bar),
    let overlap = groups.overlap(in: layout, of: bar), overlap <= 0
  else { return nil }
  let covered = [leading, trailing].map { side in
    min(frame.maxX, side.maxX) - max(frame.minX, side.minX)
  }
  let most = covered.reduce(0, max)
  return most > bar.widthError(inside: groups.bar, in: layout) ? most : nil
}

/// The key of the title view, of the navigation item or of the bar.
private func place(in bar: BarUse, _ view: Int) -> WrittenPlace? {
  let own = bar.element(MDCNavigationBar.self, at: bar.views[view].object)
  if let item = Element<Screen>(bar.tape, at: bar.screen.head)[.navigationItem],
    let place = bar.place(ofKey: .titleView, of: item),
    place.cell.node == own.cell(.titleView)?.node
  {
    return place
  }
  return bar.place(ofKey: .titleView, of: own)
}
