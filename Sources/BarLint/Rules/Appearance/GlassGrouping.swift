import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var glassGrouping: Rule {
    Rule(
      .appearance,
      FindingKind(
        "glass-grouping", .note, tier: .lint,
        summary:
          "Items of a bar share glass, or are separated, in a way that suited older systems.",
        rationale:
          "From iOS 26, images share a piece of glass, and so do all items of a group. Two titles on one piece read as one button. A flexible space between every two items, which used to spread them evenly, now makes as many pieces as there are items.",
        sources: """
          https://developer.apple.com/videos/play/wwdc2025/284
          https://developer.apple.com/design/human-interface-guidelines/toolbars
          https://developer.apple.com/documentation/uikit/uitoolbar
          https://github.com/Awful/Awful.app/pull/1220
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            message:
              toolbar:
                items:
              # ^^^^^ each of the 3 items has its own glass because a flexible space separates every two of them
                  - {systemItem: reply, action: reply}
                  - {space: flexible}
                  - {systemItem: organize, action: move}
                  - {space: flexible}
                  - {systemItem: trash, action: delete}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                trailingItemGroups:
                  - - {title: Edit, action: edit}
                    - {title: Sort, action: sort}
                    # ^^^^^^^^^^^^^^^^^^^^^^^^^^^ the title shares its glass with the title before it, so both read as one button
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            message:
              toolbar:
                items:
                  - {systemItem: reply, action: reply}
                  - {systemItem: organize, action: move}
                  - {space: flexible}
                  - {systemItem: trash, action: delete}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                trailingItemGroups: [[{title: Edit, action: edit}], [{title: Sort, action: sort}]]
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItems: [{title: Edit, action: edit}, {title: Sort, action: sort}]
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              toolbar:
                items:
                  - {systemItem: refresh, action: reload}
                  - {space: flexible}
                  - {customView: {kind: label, title: Updated just now}}
                  - {space: flexible}
                  - {systemItem: compose, action: write}
          """),
      .objects(
        of: [.uiToolbar, .uiBarButtonItemGroup, .screen],
        havingOf: { Presence(any: lists($0)) },
        where: { _, visit in
          visit.type == .screen || visit.bar?.host == .uiNavigationBar
            || visit.bar?.host == .uiToolbar
        }, find))
  }
}

/// What of an object holds items in a row.
private func lists(_ type: BarType) -> [UInt16] {
  switch type {
  case .uiToolbar: [UIToolbar.id(.items)]
  case .uiBarButtonItemGroup: [UIBarButtonItemGroup.id(.barButtonItems)]
  default: [Screen.id(.toolbarItems)]
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .screen, place.screen?.toolkit != .uikit { return }
  for index in place.tape.run(at: Int(place.visit.head)) {
    let cell = place.tape[index]
    guard lists(place.type).contains(cell.id) else { continue }
    let items = List<Element<UIBarButtonItem>>(word: cell.word, place.tape)
    // Which environments have glass takes longer to tell than what is in a list.
    let isGroup = place.type == .uiBarButtonItemGroup
    let rows = isGroup ? 0 : rowsOfOne(items)
    let shared = isGroup ? itemsOnSharedGlass(items) : []
    guard rows > 0 || !shared.isEmpty, place.hasGlass else { continue }
    if rows > 0 {
      report.key(
        of: cell,
        "each of the \(rows) items has its own glass because a flexible space separates every two of them",
        help: "remove the spaces between items that belong together")
    }
    for node in shared {
      report.value(
        at: node,
        "the title shares its glass with the title before it, so both read as one button",
        help: "put them in separate groups")
    }
  }
}

/// How many items flexible spaces leave alone each; 0 where some stand together. Two pieces at both ends are what
/// such spaces are for, and so is a view between them, which tells of something.
private func rowsOfOne(_ items: List<Element<UIBarButtonItem>>) -> Int {
  if items.contains(where: { $0[.customView] != nil }) { return 0 }
  let rows = items.split { $0.isFlexibleSpace }.map { $0.filter { !$0.isSpace } }
    .filter { !$0.isEmpty }
  return rows.count > 2 && rows.allSatisfy { $0.count == 1 } ? rows.count : 0
}

/// The nodes of the titles of a group that stand on its glass behind another title.
private func itemsOnSharedGlass(_ items: List<Element<UIBarButtonItem>>) -> [Int32] {
  zip(items, items.dropFirst())
    .filter { $0.isTitleOnSharedGlass && $1.isTitleOnSharedGlass }.map { $1.node }
}

extension Element where Owner == UIBarButtonItem {
  fileprivate var isFlexibleSpace: Bool {
    self[.space]?.keyword == .flexible || self[.systemItem] == .flexibleSpace
  }

  /// Whether words alone stand on the glass of a group, for which it does not count what they say of theirs.
  fileprivate var isTitleOnSharedGlass: Bool {
    guard self[.title] != nil, self[.image] == nil, self[.customView] == nil,
      self[.systemItem] == nil, self[.isHidden] != true
    else { return false }
    return switch self[.style] {
    case .done, .prominent: false
    case .plain, .bordered, nil: true
    }
  }
}
