import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var titleTruncated: Rule {
    Rule(
      .layout,
      FindingKind(
        "title-truncated", .warning, tier: .lint,
        summary: "A title does not fit and is truncated.",
        rationale:
          "A bar truncates a title that is longer than the room between its items, or than the `width` of its item. People see part of the title and an ellipsis.",
        sources: """
          components/NavigationBar/src/MDCNavigationBar.m layoutSubviews
          UIKit/UINavigationItem.h title
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3, iphone-16], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            report:
              navigationItem:
                title: Everything that happened last week?
                #      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the title is truncated by up to 7 of 350 points in 1 of 2 environments: `iphone-se-3/portrait/ltr`
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], languages: [en, de]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            inbox:
              buttonBar:
                items:
                  - {title: {en: Save, de: Speichern}, action: save, width: 60}
                  #                        ^^^^^^^^^ the title of the item is truncated by up to 27 of 63 points in 1 of 2 environments: `iphone-16/portrait/ltr/de`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3, iphone-16], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            report:
              navigationItem: {title: What happened this week}
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              buttonBar:
                items: [{title: Save, action: save, width: 90}]
          """),
      .layouts(of: BarKind.allCases, find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  for view in bar.views.indices {
    guard let line = TextLine(of: bar.views[view]) else { continue }
    // Texts of different languages are different causes.
    var texts: [(name: Name, flaws: Flaws)] = []
    for layout in bar.layouts.indices {
      guard let (text, lost) = line.lost(view, in: layout, of: bar),
        !bar.isHidden(view, in: layout)
      else { continue }
      // Items that overlap leave no room to any title, which is a finding of its own.
      if line == .title, isOverflowing(around: view, in: layout, of: bar) { continue }
      let confidence =
        line == .item
        ? bar.ownConfidence(of: view, in: layout) : bar.confidence(of: view, in: layout)
      if let known = texts.firstIndex(where: { $0.name == text.name }) {
        texts[known].flaws.add(layout, lost, confidence)
      } else {
        var flaws = Flaws()
        flaws.add(layout, lost, confidence)
        texts.append((text.name, flaws))
      }
    }
    for (name, flaws) in texts {
      let worst = bar.layouts[flaws.worst].views[view]
      let natural = worst.details.text?.naturalWidth ?? 0
      report.flaws(
        flaws, of: bar, at: bar.place(ofText: name, in: worst), "\(line.phrase) is truncated",
        "by up to \(points(flaws.amount)) of \(pointsPhrase(natural))", help: line.remedy)
    }
  }
}

/// Whether the items around a title overlap.
private func isOverflowing(around view: Int, in layout: Int, of bar: BarUse) -> Bool {
  let row = ItemRow(of: max(0, Int(bar.views[view].parent)), in: bar)
  return row?.overflow(in: layout, of: bar) != nil
}

extension TextLine {
  fileprivate var remedy: String {
    switch self {
    case .title: "write a shorter title, or put fewer items next to it"
    case .subtitle, .prompt, .largeTitle: "shorten it"
    case .item: "remove its `width`, or increase it"
    }
  }
}
