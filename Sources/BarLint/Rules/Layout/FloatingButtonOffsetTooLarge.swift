import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var floatingButtonOffsetTooLarge: Rule {
    Rule(
      .layout,
      FindingKind(
        "floating-button-offset-too-large", .warning, tier: .lint,
        explaining: ["frame-not-a-number"],
        summary: "A floating button is moved farther than its bar can move it.",
        rationale:
          "If the cutout around the button misses the edge of the bar, the bar has no outline. The surface of the bar begins 38 points below its top, and the button's center moves no higher than the top, so a larger offset is lost. A negative offset sinks the button into the bar, whose edge then closes above it.",
        sources: """
          components/BottomAppBar/src/MDCBottomAppBarView.m layoutSubviews
          components/BottomAppBar/src/private/MDCBottomAppBarLayer.m pathWithCutFromRect:floatingButtonCenter:layoutDirection:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton:
                  image: add
                  accessibilityLabel: Add
                  action: add
                  minimumSize: [96, 96]
                  maximumSize: [96, 96]
                floatingButtonVerticalOffset: 44
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the bar moves the button by less than `floatingButtonVerticalOffset`: 38 of 44 points
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                floatingButtonVerticalOffset: 40
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the cutout around the button misses the edge of the bar, which then has no outline: by 6 points
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                floatingButtonVerticalOffset: -20
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the bar closes above the button, whose center is below the bar's edge: by 20 points
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                floatingButtonVerticalOffset: 20
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
          """),
      .layouts(of: [.bottomAppBar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  let element = bar.element(MDCBottomAppBarView.self, at: bar.bar.head)
  guard let place = bar.place(ofKey: .floatingButtonVerticalOffset, of: element),
    let view = bar.child(.floatingButton, of: 0)
  else { return }
  let offset = element.resolved(.floatingButtonVerticalOffset)
  var flaws = Flaws()
  var uncut = Flaws()
  var isMoved = 0.0
  var radius = 0.0
  for layout in bar.layouts.indices {
    let views = bar.layouts[layout].views
    guard let button = views[view].frame, let row = bar.child(.navigationBar, of: 0),
      let edge = views[row].frame?.minY, !bar.isHidden(view, in: layout)
    else { continue }
    isMoved = edge - (button.minY + button.maxY) / 2
    radius = cutRadius(buttonHeight: button.height)
    if isMoved.magnitude > radius {
      uncut.add(layout, isMoved.magnitude - radius, .exact)
    } else if offset < 0 || offset > isMoved + 0.5 {
      flaws.add(layout, (offset - isMoved).magnitude, .exact)
    }
  }
  if !uncut.isEmpty {
    report.flaws(
      uncut, of: bar, at: place,
      "the cutout around the button misses the edge of the bar, which then has no outline:",
      "by \(pointsPhrase(uncut.amount))", help: "move the button by at most \(pointsPhrase(radius))"
    )
  }
  if offset < 0 {
    report.flaws(
      flaws, of: bar, at: place,
      "the bar closes above the button, whose center is below the bar's edge:",
      "by \(pointsPhrase(-offset))", help: "move it by 0 or more")
  } else {
    report.flaws(
      flaws, of: bar, at: place,
      "the bar moves the button by less than `floatingButtonVerticalOffset`:",
      "\(points(isMoved)) of \(pointsPhrase(offset))", help: "move it by at most 38 points")
  }
}
