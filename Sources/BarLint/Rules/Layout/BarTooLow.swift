import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var barTooLow: Rule {
    Rule(
      .layout,
      FindingKind(
        "bar-too-low", .warning, tier: .lint,
        summary: "The content of a bar is taller than the bar.",
        rationale:
          "Before iOS 26, a phone in landscape has bars of 32 points. A bottom app bar needs 96 points above the safe area, whatever its frame is. Content that sticks out receives no touches there, and a title view is squeezed.",
        sources: """
          https://developer.apple.com/documentation/uikit/uinavigationbar
          components/BottomAppBar/src/MDCBottomAppBarView.m sizeThatFits:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                frame: [0, 780, 393, 56]
              # ^^^^^ the content of the bar is taller than the bar: by 38 points in `iphone-16/portrait/ltr`
                leadingBarButtonItems: [{image: menu, accessibilityLabel: Menu, action: openMenu}]
          ---
          barc: 1
          toolkit: uikit
          targets: {devices: [iphone-se-3], orientations: [portrait, landscape], os: ["17.0"]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem:
                  customView: {kind: button, title: Me, accessibilityLabel: Me, action: me, width: 44, height: 44}
                  #           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the content of the bar is taller than the bar: by 6 points in 1 of 2 environments: `iphone-se-3/landscape/ltr`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            board:
              bottomAppBar:
                leadingBarButtonItems: [{image: menu, accessibilityLabel: Menu, action: openMenu}]
          ---
          barc: 1
          toolkit: uikit
          targets: {devices: [iphone-se-3], orientations: [portrait], os: ["17.0"]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem:
                  customView: {kind: button, title: Me, accessibilityLabel: Me, action: me, width: 44, height: 44}
          """),
      .layouts(of: [.bottomAppBar, .uiNavigationBar, .uiToolbar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  // Everything that is too high because the bar is low is one cause.
  var ofBar = Flaws()
  for view in bar.views.indices {
    var flaws = Flaws()
    let own = ownHeight(of: view, in: bar)
    for layout in bar.layouts.indices {
      guard let excess = excess(of: view, own, in: layout, of: bar) else { continue }
      let confidence = bar.ownConfidence(of: view, in: layout)
      if own == nil {
        ofBar.add(layout, excess, confidence)
      } else {
        flaws.add(layout, excess, confidence)
      }
    }
    say(flaws, of: bar, at: place(of: view, in: bar), &report)
  }
  // Ids are of names, so the frame of any bar is read alike.
  let frame = bar.place(ofKey: .frame, of: bar.element(MDCNavigationBar.self, at: bar.bar.head))
  say(ofBar, of: bar, at: frame ?? bar.placeOfBar, &report)
}

private func say(
  _ flaws: Flaws, of bar: BarUse, at place: WrittenPlace?, _ report: inout Report
) {
  if flaws.isEmpty { return }
  report.flaws(
    flaws, of: bar, at: place, "the content of the bar is taller than the bar:",
    "by \(pointsPhrase(flaws.amount))", help: "make the view shorter, or the bar taller")
}

/// The view of an item, or the title view, that has a height of its own.
private func plainView(of view: Int, in bar: BarUse) -> Element<ViewDescription>? {
  let laidOut = bar.views[view]
  guard bar.bar.kind.toolkit == .uikit, laidOut.object >= 0 else { return nil }
  switch laidOut.name {
  case .item, .leadingItem, .trailingItem:
    return bar.element(UIBarButtonItem.self, at: laidOut.object)[.customView]
  case .titleView where laidOut.type != .navigationBar && laidOut.type != .buttonBar:
    return bar.element(ViewDescription.self, at: laidOut.object)
  default: return nil
  }
}

private func ownHeight(of view: Int, in bar: BarUse) -> Double? {
  plainView(of: view, in: bar)?[.height]
}

private func place(of view: Int, in bar: BarUse) -> WrittenPlace? {
  plainView(of: view, in: bar).flatMap { bar.place(ofObject: $0.head) }
}

/// By how many points a view is higher than the bar, or sticks out of it; `nil` if it does not.
private func excess(
  of view: Int, _ own: Double?, in layout: Int, of bar: BarUse
) -> Double? {
  let views = bar.layouts[layout].views
  guard let root = views[0].frame, let frame = bar.frame(of: view, in: layout),
    !bar.isHidden(view, in: layout)
  else { return nil }
  if let own { return excess(max(own - frame.height, -frame.minY, frame.maxY - root.height)) }
  switch views[view].type {
  // A group of Material's is as high as its buttons.
  case .barButton, .uiBarButton: return excess(frame.maxY - root.height)
  default: return nil
  }
}

/// Less than a point is nothing that people see.
private func excess(_ points: Double) -> Double? { points >= 1 ? points : nil }
