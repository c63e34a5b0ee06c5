import BarCatalog
import BarText

extension Rule {
  static var actionOnCustomViewItem: Rule {
    Rule(
      .items,
      FindingKind(
        "action-on-custom-view-item", .warning, tier: .lint, tag: .unnecessary,
        summary: "The action of an item with a custom view is never sent.",
        rationale:
          "A bar does not handle taps on a view that the app provides; the view must handle them itself.",
        sources: """
          components/ButtonBar/src/MDCButtonBar.m viewForItem:
          UIKit/UIBarButtonItem.h init(customView:)
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items:
                  - customView: {kind: imageView, width: 24, height: 24}
                    action: showProfile
                  # ^^^^^^ `action` of an item with a custom view is never sent
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: label, title: New, width: 40, height: 20}, action: compose}
                #                                                                                  ^^^^^^ `action` of an item with a custom view is never sent
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{customView: {kind: button, title: Me, action: showProfile, width: 44, height: 44}}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: New, action: compose}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(all: [UIBarButtonItem.id(.customView), UIBarButtonItem.id(.action)]), find)
    )
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  guard let cell = item.element.cell(.action), !item.place.isBackItemOfUIKit else { return }
  // As a line of a menu it is a title or an image, and sends the action.
  if item.mayBeInMenu, item[.title] != nil || item[.image] != nil { return }
  report.key(
    of: cell, "`action` of an item with a custom view is never sent",
    help: "give the view the `action`, or a gesture recognizer")
}
