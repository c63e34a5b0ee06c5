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
          "The item has no action and no menu, and leads to no screen. Code may give it one, but then the description does not say what the item does.",
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
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {floatingButton: {image: add, accessibilityLabel: Add}}
              #                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a tap on the button does nothing
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
        of: [.uiBarButtonItem, .mdcFloatingButton],
        having: Presence(
          none: [
            UIBarButtonItem.id(.action), UIBarButtonItem.id(.primaryAction),
            UIBarButtonItem.id(.menu),
            UIBarButtonItem.id(.segue), UIBarButtonItem.id(.customView), UIBarButtonItem.id(.space),
          ]), find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .mdcFloatingButton {
    findButton(ObjectUse(place), &report)
    return
  }
  let item = ObjectUse<UIBarButtonItem>(place)
  if item.element.isSpace || item.isBackItem { return }
  // What is disabled is there to be read, and what stands for a group opens a menu of it.
  if item[.isEnabled] == false || item.isRepresentative { return }
  // What shows nothing is another finding.
  if !item.hasTitle, item[.image] == nil, item[.systemItem] == nil { return }
  report.value(
    at: item.element.node, "a tap on the item does nothing",
    help: "give it an `action`, a `primaryAction`, a `menu` or a `segue`")
}

private func findButton(_ button: ObjectUse<MDCFloatingButton>, _ report: inout Report) {
  let element = button.element
  // What shows nothing is another finding.
  guard element.cell(.image) != nil || element.cell(.title) != nil,
    element.resolved(.isEnabled), !element.resolved(.isHidden),
    button.place.owner(MDCBottomAppBarView.self)?.resolved(.isFloatingButtonHidden) != true
  else { return }
  report.value(
    at: element.node, "a tap on the button does nothing", help: "give it an `action`")
}
