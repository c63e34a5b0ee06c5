import BarCatalog
import BarText

extension Rule {
  static var itemRoleConflict: Rule {
    Rule(
      .items,
      FindingKind(
        "item-role-conflict", .warning, tier: .lint,
        summary: "An item has two things to show, of which the bar draws one.",
        rationale:
          "A custom view stands in the place of everything else, and a system item chooses title and image itself; what stands beside it is not seen.",
        sources: """
          UIKit/UIBarButtonItem.h customView, init(barButtonSystemItem:target:action:)
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {systemItem: add, title: Add, action: add}
                #                                     ^^^^^ `title` is not shown beside `systemItem`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items:
                  - customView: {kind: button, title: Edit, width: 60, height: 36}
                    image: pencil
                  # ^^^^^ `image` is not shown beside `customView`
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {systemItem: add, action: add}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{customView: {kind: button, title: Edit, width: 60, height: 36}}]
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(any: [UIBarButtonItem.id(.customView), UIBarButtonItem.id(.systemItem)]),
        where: {
          $0.index(of: UIBarButtonItem.id(.title)) != nil
            || $0.index(of: UIBarButtonItem.id(.image)) != nil
            || $0[.customView] != nil && $0[.systemItem] != nil
        }, find))
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  let shown: StaticString = item[.customView] != nil ? "customView" : "systemItem"
  // Material shows no system item at all, which is another finding.
  if item[.customView] == nil, item.place.host != .uiNavigationBar,
    item.place.host != .uiToolbar
  {
    return
  }
  let hidden = [
    item.element.cell(.title), item.element.cell(.image),
    item[.customView] != nil ? item.element.cell(.systemItem) : nil,
  ]
  for cell in hidden.compactMap({ $0 }) {
    let name = UIBarButtonItem.type.propertyName(at: cell.place)
    report.key(
      of: cell, "`\(name)` is not shown beside `\(shown)`", help: "keep one of the two")
  }
}
