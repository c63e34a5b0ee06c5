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
          "A custom view stands in the place of everything else, and a system item chooses title and image itself; what stands beside it is not seen. With an action of the item, title and image are for the overflow menu of bars that have one.",
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
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0", os: ["27.0"]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: button, title: Me, width: 60, height: 44}, title: Me, action: showMe}
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
  if item.place.isBackItemOfUIKit { return }
  // A menu shows what the bar does not, where a tap on its line does something.
  let isInMenu = item[.customView] != nil && item.mayBeInMenu && isForMenu(item)
  let hidden = [
    isInMenu ? nil : item.element.cell(.title), isInMenu ? nil : item.element.cell(.image),
    item[.customView] != nil ? item.element.cell(.systemItem) : nil,
  ]
  for cell in hidden.compactMap({ $0 }) {
    let name = UIBarButtonItem.type.propertyName(at: cell.place)
    report.key(
      of: cell, "`\(name)` is not shown beside `\(shown)`", help: "keep one of the two")
  }
}

/// Whether the item itself does something, which beside a view only a menu can send.
private func isForMenu(_ item: ObjectUse<UIBarButtonItem>) -> Bool {
  item[.action] != nil || item[.primaryAction] != nil || item[.menu] != nil
    || item[.menuRepresentation] != nil
}
