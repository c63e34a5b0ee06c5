import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var floatingButtonTitleClipped: Rule {
    Rule(
      .layout,
      FindingKind(
        "floating-button-title-clipped", .warning, tier: .lint,
        summary: "The title of a floating button does not fit in the button.",
        rationale:
          "A floating button is a circle of 56 or 40 points, whatever its title is, unless its mode is `expanded`. Then it is at most 328 points wide.",
        sources: """
          components/Buttons/src/MDCFloatingButton.m defaultMaximumSize, layoutSubviews
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            board:
              bottomAppBar:
                floatingButton: {title: Compose message, action: compose}
                #                       ^^^^^^^^^^^^^^^ the title of the floating button is cut off by up to 49 of 105 points in `iphone-16/portrait/ltr`
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            board:
              bottomAppBar:
                floatingButton:
                  mode: expanded
                  title: Compose a message to everybody in this channel
                  #      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the title of the floating button is cut off by up to 42 of 322 points in `iphone-16/portrait/ltr`
                  action: compose
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {mode: expanded, title: Compose message, action: compose}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Compose message, action: compose}
          """),
      .layouts(of: [.bottomAppBar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  guard let view = bar.child(.floatingButton, of: 0), bar.views[view].object >= 0 else { return }
  var flaws = Flaws()
  for layout in bar.layouts.indices {
    guard let text = bar.layouts[layout].views[view].details.text, text.isTruncated else {
      continue
    }
    let lost = text.naturalWidth - text.frame.width
    if lost > bar.textError(of: view, in: layout) {
      flaws.add(layout, lost, bar.confidence(of: view, in: layout))
    }
  }
  guard !flaws.isEmpty, let text = bar.layouts[flaws.worst].views[view].details.text else { return }
  let button = bar.element(MDCFloatingButton.self, at: bar.views[view].object)
  report.flaws(
    flaws, of: bar, at: bar.place(ofText: text.name, in: bar.views[view]),
    "the title of the floating button is cut off",
    "by up to \(points(flaws.amount)) of \(pointsPhrase(text.naturalWidth))",
    help: button.resolved(.mode) == .normal ? "write `mode: expanded`" : "write a shorter title")
}
