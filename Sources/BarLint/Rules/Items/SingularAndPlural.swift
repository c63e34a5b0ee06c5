import BarCatalog
import BarText

extension Rule {
  static var singularAndPlural: Rule {
    Rule(
      .items,
      FindingKind(
        "singular-and-plural", .warning, tier: .lint,
        summary: "Two keys that replace each other set the items on one side of a bar.",
        rationale:
          "The single item is the first item of the list, so whichever key is set later replaces what the other one set. The list is set later. On a Material bar, left and leading are two names for the same list, and leading is set later.",
        sources: """
          UIKit/UINavigationItem.h leftBarButtonItems
          components/NavigationBar/src/MDCNavigationBar.m setLeadingBarButtonItem:
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: Edit, action: edit}
              # ^^^^^^^^^^^^^^^^^^ `rightBarButtonItem` is replaced by `rightBarButtonItems`
                rightBarButtonItems: [{title: Add, action: add}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar:
                title: Inbox
                leadingBarButtonItem: {title: Edit, action: edit}
              # ^^^^^^^^^^^^^^^^^^^^ `leadingBarButtonItem` is replaced by `leadingBarButtonItems`
                leadingBarButtonItems: [{title: Add, action: add}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar:
                title: Inbox
                rightBarButtonItems: [{title: Edit, action: edit}]
              # ^^^^^^^^^^^^^^^^^^^ `rightBarButtonItems` is replaced by `trailingBarButtonItems`
                trailingBarButtonItems: [{title: Add, action: add}]
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItems: [{title: Edit, action: edit}, {title: Add, action: add}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar:
                title: Inbox
                leadingBarButtonItem: {title: Edit, action: edit}
                trailingBarButtonItems: [{title: Add, action: add}]
          """),
      .objects(
        of: [.uiNavigationItem, .mdcNavigationBar], havingOf: presence, find))
  }
}

/// The ids of what sets the items of a side, in the order of setting: the last one that is written counts.
private let sides: [[UInt16]] = [
  [
    UINavigationItem.id(.leftBarButtonItem), MDCNavigationBar.id(.leadingBarButtonItem),
    UINavigationItem.id(.leftBarButtonItems), MDCNavigationBar.id(.leadingBarButtonItems),
  ],
  [
    UINavigationItem.id(.rightBarButtonItem), MDCNavigationBar.id(.trailingBarButtonItem),
    UINavigationItem.id(.rightBarButtonItems), MDCNavigationBar.id(.trailingBarButtonItems),
  ],
]

/// What a type must have: an item has one list for a side, which another key can only add to where that is single.
private func presence(in type: BarType) -> Presence {
  Presence(any: sides.flatMap { type == .mdcNavigationBar ? $0 : Array($0.prefix(1)) })
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  // Ids are of names, so both types are read alike.
  let bar = Element<UINavigationItem>(place.tape, at: place.visit.head)
  for side in sides {
    let written = side.compactMap { bar.index(of: $0).map { place.tape[$0] } }
    guard let last = written.last else { continue }
    let name = place.type.propertyName(at: last.place)
    for cell in written.dropLast() {
      report.key(
        of: cell, "`\(place.type.propertyName(at: cell.place))` is replaced by `\(name)`",
        help: "write all items in `\(name)`")
    }
  }
}
