import BarCatalog
import BarText

extension Rule {
  static var itemWithoutAction: Rule {
    Rule(
      .items,
      FindingKind(
        "item-without-action", .note, tier: .lint,
        summary: "A tap on an item does nothing.",
        rationale:
          "The item has neither an action nor a menu, and leads to no screen. Perhaps code gives it one; then the description does not say what the item does.",
        sources: """
          UIKit/UIBarButtonItem.h action, primaryAction, menu
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit}]
                #       ^^^^^^^^^^^^^ a tap on the item does nothing
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {systemItem: add, target: self}
                #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a tap on the item does nothing
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {systemItem: add, menu: [{title: Message, handler: compose}]}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              toolbar: {items: [{title: 12 messages, isEnabled: false}, {space: flexible}, {systemItem: compose, action: compose}]}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(
          none: [
            UIBarButtonItem.id(.action), UIBarButtonItem.id(.primaryAction),
            UIBarButtonItem.id(.menu),
            UIBarButtonItem.id(.segue), UIBarButtonItem.id(.customView), UIBarButtonItem.id(.space),
          ]), find))
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  if item.element.isSpace || item.isBackItem { return }
  // What is disabled is there to be read, and what stands for a group opens a menu of it.
  if item[.isEnabled] == false || item.isRepresentative { return }
  // What shows nothing is another finding.
  if !item.hasTitle, item[.image] == nil, item[.systemItem] == nil { return }
  report.value(
    at: item.element.node, "a tap on the item does nothing",
    help: "give it an `action`, a `primaryAction`, a `menu` or a `segue`")
}
