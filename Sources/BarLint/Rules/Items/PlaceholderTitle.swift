import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var placeholderTitle: Rule {
    Rule(
      .items,
      FindingKind(
        "placeholder-title", .warning, tier: .lint,
        summary: "A title is the one that Interface Builder puts in.",
        rationale:
          "Interface Builder calls a new item Item. People read it, and VoiceOver says it.",
        sources: """
          Interface Builder, Bar Button Item
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: Item, action: edit}
                #                           ^^^^ `Item` is the title of a new item in Interface Builder
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Item, image: trash, action: delete}]
                #               ^^^^ `Item` is the title of a new item in Interface Builder
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: Edit, action: edit}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Items, action: showItems}]
          """),
      .objects(
        of: UIBarButtonItem.self, having: Presence(all: [UIBarButtonItem.id(.title)]),
        where: { $0[.title]?.single?.count == placeholder.utf8.count }, find))
  }
}

private let placeholder = "Item"

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  guard let cell = item.element.cell(.title), let title = item[.title]?.single,
    item.place.document.tree.string(title.word) == placeholder
  else { return }
  report.value(
    at: cell.node, "`\(placeholder)` is the title of a new item in Interface Builder",
    help: "say what a tap does, or remove it beside an image")
}
