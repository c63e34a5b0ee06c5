import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var titleOffCentre: Rule {
    Rule(
      .layout,
      FindingKind(
        "title-off-centre", .note, tier: .lint,
        summary: "A title that should be centered in its bar is off center.",
        rationale:
          "If the items on one side are in the way, a bar moves its title away from them. Nothing is lost, but titles jump from screen to screen.",
        sources: """
          components/NavigationBar/src/MDCNavigationBar.m mdc_frameAlignedHorizontally:alignment:
          https://developer.apple.com/documentation/uikit/uinavigationbar
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            albums:
              navigationItem:
                title: Albums and films
                #      ^^^^^^^^^^^^^^^^ the title is off center by 36.5 points to the left in `iphone-16/portrait/ltr`
                rightBarButtonItem: {title: Sort and filter, action: sort}
              navigationBar: {titleAlignment: center}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], directions: [ltr, rtl]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            albums:
              navigationItem:
                title: Albums and films
                #      ^^^^^^^^^^^^^^^^ the title is off center by 36.5 points in 2 of 2 environments: `iphone-16/portrait/ltr`, `iphone-16/portrait/rtl`
                leftBarButtonItem: {title: Sort and filter, action: sort}
              appBar: {inferTopSafeAreaInsetFromViewController: true}
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            albums:
              navigationItem:
                title: Albums
                rightBarButtonItem: {title: Sort and filter, action: sort}
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            albums:
              navigationItem:
                title: Albums and films
                rightBarButtonItem: {title: Sort and filter, action: sort}
              navigationBar: {titleAlignment: leading}
          """),
      .layouts(of: [.appBar, .navigationBar, .headerStackView, .uiNavigationBar], find))
  }
}

/// What nobody sees is no fault, in points.
private let leastOffset = 4.0

private func find(_ bar: BarUse, _ report: inout Report) {
  for view in bar.views.indices {
    let name = bar.views[view].name
    guard name == .titleLabel && isCentred(view, of: bar) || name == .title else { continue }
    var flaws = Flaws()
    var text: Name?
    for layout in bar.layouts.indices {
      guard let (shown, offset) = offset(of: view, in: layout, of: bar) else { continue }
      text = text ?? shown
      flaws.add(layout, abs(offset), bar.confidence(of: view, in: layout))
    }
    guard let text else { continue }
    // From right to left it is the other side.
    let isLeft = Set(
      flaws.layouts.compactMap { offset(of: view, in: $0, of: bar) }.map { $0.points < 0 })
    let side = isLeft.count > 1 ? "" : isLeft.contains(true) ? " to the left" : " to the right"
    report.flaws(
      flaws, of: bar, at: bar.place(ofText: text, in: bar.views[view]),
      "the title is off center", "by \(pointsPhrase(flaws.amount))\(side)",
      help: "shorten the title, or the items next to it")
  }
}

/// Whether a bar of Material Components is told to have its title in the middle.
private func isCentred(_ view: Int, of bar: BarUse) -> Bool {
  let head = bar.views[Int(bar.views[view].parent)].object
  return head >= 0
    && bar.element(MDCNavigationBar.self, at: head).resolved(.titleAlignment) == .center
}

/// How far a title is from the middle, in points to the right; `nil` if that is not to be seen, or where the title
/// has no room at all.
private func offset(
  of view: Int, in layout: Int, of bar: BarUse
) -> (text: Name, points: Double)? {
  let views = bar.layouts[layout].views
  guard let frame = views[view].frame, let text = views[view].details.text, text.name.count > 0,
    !text.isTruncated, let around = views[Int(views[view].parent)].frame,
    !bar.isHidden(view, in: layout)
  else { return nil }
  // UIKit has titles that do not belong in the middle.
  let offset =
    bar.bar.kind.toolkit == .uikit
    ? views[view].details.squeeze?.offCentre ?? 0
    : (frame.minX + frame.maxX) / 2 - around.width / 2
  guard abs(offset) > leastOffset,
    abs(offset) > bar.widthError(inside: Int(views[view].parent), in: layout)
  else { return nil }
  return (text.name, offset)
}
