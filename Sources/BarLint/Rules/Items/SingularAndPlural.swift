import BarCatalog
import BarText

extension Rule {
  static var singularAndPlural: Rule {
    Rule(
      .items,
      FindingKind(
        "singular-and-plural", .warning, tier: .lint,
        summary: "One item and a list of items are both given for a side of a bar.",
        rationale:
          "The single item is the first one of the list: whichever is set later replaces what the other one set, and the list is set later.",
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
        of: [.uiNavigationItem, .mdcNavigationBar],
        having: Presence(any: pairs.map(\.single)), find))
  }
}

/// The ids of a single item and of the list that it is the first one of.
private let pairs: [(single: UInt16, list: UInt16)] = [
  (UINavigationItem.id(.leftBarButtonItem), UINavigationItem.id(.leftBarButtonItems)),
  (UINavigationItem.id(.rightBarButtonItem), UINavigationItem.id(.rightBarButtonItems)),
  (MDCNavigationBar.id(.leadingBarButtonItem), MDCNavigationBar.id(.leadingBarButtonItems)),
  (MDCNavigationBar.id(.trailingBarButtonItem), MDCNavigationBar.id(.trailingBarButtonItems)),
]

private func find(_ place: ObjectPlace, _ report: inout Report) {
  // Ids are of names, so both types are read alike.
  let bar = Element<UINavigationItem>(place.tape, at: place.visit.head)
  for pair in pairs {
    guard let single = bar.index(of: pair.single), let list = bar.index(of: pair.list) else {
      continue
    }
    let names = [single, list].map { place.type.propertyName(at: place.tape[$0].place) }
    report.key(
      of: place.tape[single], "`\(names[0])` is replaced by `\(names[1])`",
      help: "write all of the items as `\(names[1])`")
  }
}
