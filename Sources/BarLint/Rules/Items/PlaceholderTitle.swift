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
        summary: "A title is the placeholder that Interface Builder inserts.",
        rationale:
          "Interface Builder gives a new item the title Item. People read it, and VoiceOver announces it.",
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
          """,
        options: [titles]),
      configured: makeJudge)
  }
}

private var titles: RuleOption {
  RuleOption("titles", "Titles that are placeholders.", initial: ["Item"])
}

private func makeJudge(_ options: RuleOptions) -> Judge {
  let placeholders = options[titles]
  let counts = placeholders.map(\.utf8.count)
  return .objects(
    of: UIBarButtonItem.self, having: Presence(all: [UIBarButtonItem.id(.title)]),
    where: { item in item[.title]?.single.map { counts.contains($0.count) } ?? false }
  ) { item, report in find(item, placeholders, &report) }
}

private func find(
  _ item: ObjectUse<UIBarButtonItem>, _ placeholders: [String], _ report: inout Report
) {
  guard let cell = item.element.cell(.title), let title = item[.title]?.single else { return }
  let text = item.place.string(title)
  guard placeholders.contains(text) else { return }
  report.ofObject {
    $0.value(
      at: cell.node,
      text == "Item"
        ? "`Item` is the title of a new item in Interface Builder" : "`\(text)` is a placeholder",
      help: "say what a tap does, or remove the title if the item has an image")
  }
}
