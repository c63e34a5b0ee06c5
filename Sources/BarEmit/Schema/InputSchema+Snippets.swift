package import BarCatalog
package import BarJSON

/// What an editor offers to write, with places to fill in.
extension InputSchema {
  /// The snippets of a type, each with `label`, `description` and `body`, whose texts hold places to fill in such as
  /// `${1:Inbox}`; a bar that shows items has one with an item.
  package static func snippets(for type: BarType) -> [JSONValue] {
    switch type {
    case Description.type: [file]
    case Screen.type: [materialScreen, uikitScreen]
    case UINavigationItem.type: [navigationItem]
    case UIBarButtonItem.type: items
    default: barSnippet(type).map { [$0] } ?? []
    }
  }

  private static func snippet(
    _ label: String, _ description: String, _ body: JSONValue
  ) -> JSONValue {
    ["label": .string(label), "description": .string(description), "body": body]
  }

  private static var file: JSONValue {
    snippet(
      "description", "A file with one screen.",
      [
        Description.key(.barc): 1,
        Description.key(.toolkit): "${1:mdc}",
        Description.key(.screens): ["${2:inbox}": materialBody("${3:Inbox}")],
      ])
  }

  private static var materialScreen: JSONValue {
    snippet(
      "screen with a Material bar", "A navigation bar that shows the screen's item.",
      materialBody("${1:Inbox}"))
  }

  private static var uikitScreen: JSONValue {
    snippet(
      "screen of UIKit", "The navigation stack provides the bar.",
      [Screen.key(.navigationItem): [UINavigationItem.key(.title): "${1:Inbox}"]])
  }

  private static func materialBody(_ title: String) -> JSONValue {
    [
      Screen.key(.navigationItem): [UINavigationItem.key(.title): .string(title)],
      Screen.key(.navigationBar): [:],
    ]
  }

  private static var navigationItem: JSONValue {
    snippet(
      "title and button", "A title followed by a button.",
      [
        UINavigationItem.key(.title): "${1:Inbox}",
        UINavigationItem.key(.rightBarButtonItem): titleItem(2),
      ])
  }

  private static func titleItem(_ number: Int) -> JSONValue {
    [
      UIBarButtonItem.key(.title): .string("${\(number):Edit}"),
      UIBarButtonItem.key(.action): .string("${\(number + 1):edit}"),
    ]
  }

  private static var items: [JSONValue] {
    [
      snippet("text button", "A button with a title.", titleItem(1)),
      snippet(
        "image button", "A button with an image and an accessibility label.",
        [
          UIBarButtonItem.key(.image): "${1:menu}",
          UIBarButtonItem.key(.accessibilityLabel): "${2:Menu}",
          UIBarButtonItem.key(.action): "${3:openMenu}",
        ]),
    ]
  }

  /// A bar with one item in the first of its lists of items.
  private static func barSnippet(_ type: BarType) -> JSONValue? {
    let list = type.entries.first { entry in
      entry.form.container == .list && entry.form.elementTypes == [UIBarButtonItem.type]
        && entry.advice.isEmpty
    }
    guard type.isObject, let list else { return nil }
    return snippet(
      "\(type.phrase) with a button", "One button; add more to the list.",
      .object([.init("\(list.name)", [titleItem(1)])]))
  }
}
