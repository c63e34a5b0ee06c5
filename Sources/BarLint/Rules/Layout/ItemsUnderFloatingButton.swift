import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var itemsUnderFloatingButton: Rule {
    Rule(
      .layout,
      FindingKind(
        "items-under-floating-button", .warning, tier: .lint,
        summary: "An item of a bottom app bar lies under the floating button.",
        rationale:
          "A row of items does not make room for the button. Where they overlap, the button covers the item and receives the touches.",
        sources: """
          components/BottomAppBar/src/MDCBottomAppBarView.m layoutSubviews, hitTest:withEvent:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                leadingBarButtonItems:
                  - {image: menu, accessibilityLabel: Menu, action: openMenu}
                  - {image: find, accessibilityLabel: Find, action: find}
                  - {image: sort, accessibilityLabel: Sort, action: sort}
                  - {image: share, accessibilityLabel: Share, action: share}
                  # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item lies under the floating button by 40.5 of 52 points in `iphone-se-3/portrait/ltr`
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait], directions: [rtl]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            board:
              bottomAppBar:
                floatingButton: {mode: expanded, title: Compose, action: compose}
                trailingBarButtonItems: [{title: "Filter, sort and group", action: filter}]
                #                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item lies under the floating button by 47 of 186 points in `iphone-se-3/portrait/rtl`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                leadingBarButtonItems:
                  - {image: menu, accessibilityLabel: Menu, action: openMenu}
                  - {image: find, accessibilityLabel: Find, action: find}
                  - {image: sort, accessibilityLabel: Sort, action: sort}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [ipad-air-11-m3], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {mode: expanded, title: Compose, action: compose}
                trailingBarButtonItems: [{title: Filter and sort, action: filter}]
          """),
      .layouts(of: [.bottomAppBar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  guard let button = bar.child(.floatingButton, of: 0) else { return }
  let errors = bar.layouts.indices.map { bar.widthError(inside: 0, in: $0) }
  let confidences = bar.layouts.indices.map { bar.confidence(of: button, in: $0) }
  for groups in ItemGroups.all(in: bar) {
    for item in bar.children(of: groups.leading) + bar.children(of: groups.trailing) {
      var flaws = Flaws()
      for layout in bar.layouts.indices {
        guard !bar.isHidden(button, in: layout), let covered = bar.frame(of: button, in: layout),
          let frame = bar.frame(of: item, in: layout), covered.maxY > frame.minY
        else { continue }
        let overlap = min(covered.maxX, frame.maxX) - max(covered.minX, frame.minX)
        guard overlap > max(0.5, errors[layout]) else { continue }
        flaws.add(layout, overlap, confidences[layout])
      }
      guard !flaws.isEmpty, let frame = bar.frame(of: item, in: flaws.worst) else { continue }
      report.flaws(
        flaws, of: bar, at: bar.place(ofObject: bar.views[item].object),
        "the item lies under the floating button",
        "by \(points(flaws.amount)) of \(pointsPhrase(frame.width))",
        help: "use fewer items on this side, or move the button")
    }
  }
}
