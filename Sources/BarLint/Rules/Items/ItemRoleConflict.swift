import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var itemRoleConflict: Rule {
    Rule(
      .items,
      FindingKind(
        "item-role-conflict", .warning, tier: .lint,
        summary: "An item has two kinds of content, but the bar draws only one.",
        rationale:
          "A custom view replaces all other content of an item, and a system item provides its own title and image, so nothing else is shown. If an item with a custom view has an action, its title and image are for the overflow menu of bars that have one. Setting `primaryAction` copies its title and image to the item, even an empty title. A different title or image of the item stays only if it is set later.",
        sources: """
          UIKit/UIBarButtonItem.h customView, primaryAction, init(barButtonSystemItem:target:action:)
          https://github.com/nextcloud/talk-ios/pull/1424
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {systemItem: add, title: Add, action: add}
                #                                     ^^^^^ `title` is not shown when `systemItem` is set
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items:
                  - customView: {kind: button, title: Edit, width: 60, height: 36}
                    image: pencil
                  # ^^^^^ `image` is not shown when `customView` is set
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                leftBarButtonItem: {title: Close, primaryAction: {title: "", handler: close}}
                #                   ^^^^^ the empty title of `primaryAction` replaces `title` if the action is set after it
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items:
                  - image: pencil
                  # ^^^^^ the image of `primaryAction` replaces `image` if the action is set after it
                    primaryAction: {title: Edit, image: pen, handler: edit}
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
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                leftBarButtonItem: {title: Close, primaryAction: {handler: close}}
                rightBarButtonItem: {title: Edit, primaryAction: {title: Edit, image: {symbol: pencil}, handler: edit}}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(
          any: [
            UIBarButtonItem.id(.customView), UIBarButtonItem.id(.systemItem),
            UIBarButtonItem.id(.primaryAction),
          ]),
        where: {
          $0.index(of: UIBarButtonItem.id(.title)) != nil
            || $0.index(of: UIBarButtonItem.id(.image)) != nil
            || $0[.customView] != nil && $0[.systemItem] != nil
        }, find))
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  guard item[.customView] != nil || item[.systemItem] != nil else {
    return findOther(item, &report)
  }
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
    report.ofObject {
      $0.key(of: cell, "`\(name)` is not shown when `\(shown)` is set", help: "keep one of the two")
    }
  }
}

/// Whether the item itself does something, which beside a view only a menu can send.
private func isForMenu(_ item: ObjectUse<UIBarButtonItem>) -> Bool {
  item[.action] != nil || item[.primaryAction] != nil || item[.menu] != nil
    || item[.menuRepresentation] != nil
}

/// Says of an item that its title and image are other ones than those of its action.
private func findOther(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  guard let action = item[.primaryAction] else { return }
  let tree = item.place.document.tree
  func texts(_ text: Text) -> [String] {
    let names = text.single.map { [$0] } ?? (0..<text.languageCount).map { text.text($0) }
    return names.map { tree.string($0.word) }
  }
  func say(_ cell: Cell, _ subject: String, _ name: StaticString) {
    report.ofObject {
      $0.key(
        of: cell,
        "the \(subject) of `primaryAction` replaces `\(name)` if the action is set after it",
        help: "set the title and image once, on the action")
    }
  }
  if let own = item.element.cell(.title), own.origin != .primaryAction,
    let title = action[.title], let words = item[.title],
    Set(texts(title)).isDisjoint(with: texts(words))
  {
    say(own, title.isEmpty ? "empty title" : "title", "title")
  }
  func name(_ image: Element<ImageReference>) -> String? {
    (image[.name] ?? image[.symbol]).map { tree.string($0.word) }
  }
  if let own = item.element.cell(.image), own.origin != .primaryAction,
    let image = action[.image].flatMap(name), let shown = item[.image].flatMap(name), image != shown
  {
    say(own, "image", "image")
  }
}
