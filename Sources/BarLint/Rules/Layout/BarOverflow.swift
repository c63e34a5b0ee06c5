import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var barOverflow: Rule {
    Rule(
      .layout,
      FindingKind(
        "bar-overflow", .error, tier: .lint,
        summary: "The items of a bar do not fit in it.",
        rationale:
          "A bar lets items that do not fit overlap, or extend past its end. It is an error if an item cannot be tapped at all, and a warning otherwise.",
        sources: """
          components/ButtonBar/src/MDCButtonBar.m sizeThatFits:
          components/NavigationBar/src/MDCNavigationBar.m layoutSubviews
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            topic:
          # ^^^^^ the items on both sides overlap by 4 points in `iphone-se-3/portrait/ltr`
              navigationItem:
                leftBarButtonItem: {title: A very long beginning indeed, action: begin}
                rightBarButtonItem: {title: And a long ending, action: end}
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            tools:
              buttonBar:
                frame: [0, 100, 110, 56]
                items:
                  - {title: Copy, action: copy}
                  - {title: Paste, action: paste}
                  - {title: Delete, action: delete}
                  # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item is out of reach beyond the end of its bar in `iphone-se-3/portrait/ltr`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            topic:
              navigationItem:
                leftBarButtonItem: {title: Beginning, action: begin}
                rightBarButtonItem: {title: Ending, action: end}
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          screens:
            tools:
              buttonBar:
                frame: [0, 100, fit, fit]
                items:
                  - {title: Copy, action: copy}
                  - {title: Paste, action: paste}
                  - {title: Delete, action: delete}
          """),
      .layouts(
        of: BarKind.allCases.filter { $0 != .flexibleHeader }, find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  for row in ItemRow.all(in: bar) {
    var overflow = Flaws()
    for layout in bar.layouts.indices {
      guard let excess = row.overflow(in: layout, of: bar) else { continue }
      overflow.add(layout, excess, bar.confidence(of: row.bar, in: layout))
    }
    if overflow.isEmpty { continue }
    let help = "use fewer items or shorter titles: rarely used items can go in a menu"
    // What cannot be reached says that there is an overflow, too.
    if let (item, flaws) = itemOutOfReach(row, overflow.layouts, of: bar) {
      let place = row.place(in: bar)
      report.about(place.isKey ? place.cell.node - 1 : place.cell.node) {
        $0.flaws(
          flaws, of: bar, at: bar.place(ofObject: bar.views[item].object) ?? bar.placeOfBar,
          "the item is out of reach \(row.whereabouts)", help: help)
      }
    } else {
      report.flaws(
        overflow, of: bar, at: row.place(in: bar), "\(row.fact)",
        "by \(pointsPhrase(overflow.amount))", help: help, severity: .warning)
    }
  }
}

/// The item that is out of reach in most of some layouts; `nil` if none is in any.
private func itemOutOfReach(
  _ row: ItemRow, _ layouts: [Int], of bar: BarUse
) -> (item: Int, flaws: Flaws)? {
  let errors = layouts.map { bar.widthError(inside: row.bar, in: $0) }
  var worst: (item: Int, layouts: [Int]) = (0, [])
  for item in row.items {
    let isOut = zip(layouts, errors).filter { layout, error in
      row.isOutOfReach(item, in: layout, of: bar, error: error)
    }
    if isOut.count > worst.layouts.count { worst = (item, isOut.map(\.0)) }
  }
  if worst.layouts.isEmpty { return nil }
  var flaws = Flaws()
  for layout in worst.layouts { flaws.add(layout, 1, bar.confidence(of: row.bar, in: layout)) }
  return (worst.item, flaws)
}

extension ItemRow {
  fileprivate var fact: StaticString {
    switch self {
    case .sides, .systemSides: "the items on both sides overlap"
    case .buttons, .toolbar: "the items are wider than the bar"
    }
  }

  fileprivate var whereabouts: StaticString {
    switch self {
    case .sides, .systemSides: "behind others or beyond the end of the bar"
    case .buttons, .toolbar: "beyond the end of its bar"
    }
  }

  /// What is at fault is all of the items: the screen has those of both sides.
  fileprivate func place(in bar: BarUse) -> WrittenPlace {
    switch self {
    case .sides, .systemSides: return bar.placeOfScreen
    case .buttons(let view, _):
      let element = bar.element(MDCButtonBar.self, at: bar.views[view].object)
      return bar.place(ofKey: .items, of: element) ?? bar.placeOfBar
    case .toolbar: return bar.placeOfBar
    }
  }
}
