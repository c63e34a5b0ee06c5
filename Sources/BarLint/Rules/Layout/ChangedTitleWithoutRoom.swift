import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var changedTitleWithoutRoom: Rule {
    Rule(
      .layout,
      FindingKind(
        "changed-title-without-room", .warning, tier: .lint,
        summary: "A title that an item gets at run time does not fit.",
        rationale:
          "The bar is laid out again with the longest title that `changesAtRuntime` lists for an item. A title that fails to fit only then goes unnoticed by anyone who checks the screen as it first appears.",
        sources: """
          https://github.com/material-components/material-components-ios/issues/1717
          components/ButtonBar/src/MDCButtonBar.m observeValueForKeyPath:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            photos:
              buttonBar:
                items: [{title: Edit, action: edit, width: 60, changesAtRuntime: {title: [Stop editing, Edit]}}]
                #                                                                         ^^^^^^^^^^^^ this title of the item is truncated by up to 48 points in `iphone-se-3/portrait/ltr`
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            photos:
              navigationItem:
                title: Photographs
                leftBarButtonItem: {title: Albums, action: showAlbums}
                rightBarButtonItem:
                  title: Select
                  action: select
                  changesAtRuntime: {title: [Select, Deselect everything]}
                  #                                  ^^^^^^^^^^^^^^^^^^^ with this title of the item, the title of the bar is truncated by up to 6 points in `iphone-se-3/portrait/ltr`
              navigationBar: {}
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-se-3], orientations: [portrait]}
          fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
          screens:
            photos:
              buttonBar:
                items: [{title: Edit, action: edit, width: 120, changesAtRuntime: {title: [Stop editing, Edit]}}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            photos:
              navigationItem:
                title: Photos
                rightBarButtonItem: {title: Select, action: select, changesAtRuntime: {title: [Select, Cancel]}}
          """),
      .layouts(of: BarKind.allCases.filter { $0 != .flexibleHeader }, find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  // A bar with more items than that is not a bar.
  for item in itemsThatChange(in: bar).prefix(32) {
    guard let title = longestTitle(of: item),
      let changed = bar.layingOut(title.word, as: .title, of: item)
    else { continue }
    for fault in Fault.allCases {
      let flaws = fault.flaws(of: item.head, in: changed, since: bar)
      if flaws.isEmpty { continue }
      report.flaws(
        flaws, of: changed, at: WrittenPlace(cell: title, owner: item.head), "\(fault.fact)",
        "by up to \(pointsPhrase(flaws.amount))", help: "write a shorter title, or leave more room")
      break
    }
  }
}

/// The items of a bar that get other titles while they are shown, in the order of their views.
private func itemsThatChange(in bar: BarUse) -> [Element<UIBarButtonItem>] {
  var items: [Element<UIBarButtonItem>] = []
  for view in bar.views where view.object >= 0 {
    guard view.type == .barButton || view.type == .uiBarButton else { continue }
    let item = bar.element(UIBarButtonItem.self, at: view.object)
    guard item.index(of: UIBarButtonItem.id(.changesAtRuntime)) != nil, item[.title] != nil,
      !items.contains(where: { $0.head == item.head })
    else { continue }
    items.append(item)
  }
  return items
}

/// The longest of the titles that an item gets; `nil` if none is longer than the one that it has.
private func longestTitle(of item: Element<UIBarButtonItem>) -> Cell? {
  guard let changes = item[.changesAtRuntime], let own = item[.title] else { return nil }
  var longest: Cell?
  var length = own.greatestLength
  for position in 0..<changes.count {
    let change = changes.cell(position)
    guard change.id == UIBarButtonItem.id(.title), change.word > 0 else { continue }
    let titles = List<Text>(word: change.word, item.tape)
    for index in titles.indices where titles[index].greatestLength > length {
      longest = titles.cell(index)
      length = titles[index].greatestLength
    }
  }
  return longest
}

extension Text {
  /// The number of bytes of the longest of its languages.
  fileprivate var greatestLength: Int {
    single?.count ?? (0..<languageCount).map { text($0).count }.max() ?? 0
  }
}

/// What a longer title of an item does, the worst first.
private enum Fault: CaseIterable {
  case overflow, cut, otherCut

  var fact: StaticString {
    switch self {
    case .overflow: "with this title, the items are wider than the bar"
    case .cut: "this title of the item is truncated"
    case .otherCut: "with this title of the item, the title of the bar is truncated"
    }
  }

  /// Where a bar has the fault, and had it not before the item changed.
  func flaws(of item: Int32, in changed: BarUse, since bar: BarUse) -> Flaws {
    var flaws = Flaws()
    for layout in changed.layouts.indices {
      guard let (amount, confidence) = measure(item, in: layout, of: changed) else { continue }
      if let before = changed.layout(in: bar, like: layout),
        measure(item, in: before, of: bar) != nil
      {
        continue
      }
      flaws.add(layout, amount, confidence)
    }
    return flaws
  }

  private func measure(
    _ item: Int32, in layout: Int, of bar: BarUse
  ) -> (amount: Double, Confidence)? {
    let own = bar.views.firstIndex { $0.object == item }
    switch self {
    case .overflow:
      let rows = ItemRow.all(in: bar).filter { $0.items.contains { bar.views[$0].object == item } }
      return rows.first.flatMap { row in
        row.overflow(in: layout, of: bar).map { ($0, bar.confidence(of: row.bar, in: layout)) }
      }
    case .cut:
      return own.flatMap { view in
        TextLine.item.lost(view, in: layout, of: bar).map {
          ($0.width, bar.ownConfidence(of: view, in: layout))
        }
      }
    case .otherCut:
      return bar.views.indices.lazy.compactMap { view in
        guard TextLine(of: bar.views[view]) == .title else { return nil }
        return TextLine.title.lost(view, in: layout, of: bar).map {
          ($0.width, bar.confidence(of: view, in: layout))
        }
      }.first
    }
  }
}
