import BarCatalog

/// Screens of UIKit with a place for one more entry, `%`, in a line of its own.
enum SystemBarContexts {
  private static let images = Array(repeating: "{image: a}", count: 9).joined(separator: ", ")

  static func items(on host: BarCatalog.Host) -> [String] {
    switch host {
    case .uiNavigationBar:
      [
        "navigationItem: {title: A, rightBarButtonItems: [{image: b}, {image: plus,\n%\n}]}",
        "navigationItem: {rightBarButtonItems: [{image: b}, {image: plus,\n%\n}, \(images)]}",
        "navigationBar: {items: [{title: A, backBarButtonItem: {title: Old,\n%\n}}, {title: B}]}",
        "navigationItem: {title: A, rightBarButtonItem: {image: plus, landscapeImagePhone: low,\n%\n}}",
        "navigationItem: {title: A, rightBarButtonItem: {image: plus, largeContentSizeImage: low,\n%\n}}",
      ]
    case .uiToolbar:
      [
        "toolbar: {items: [{image: b}, {image: plus,\n%\n}]}",
        "toolbar: {items: [{image: b}, {image: plus,\n%\n}, \(images)]}",
        "toolbar: {items: [{image: plus, landscapeImagePhone: low,\n%\n}]}",
        "toolbar: {items: [{image: plus, largeContentSizeImage: low,\n%\n}]}",
      ]
    default: []
    }
  }

  static let navigationItems = [
    "navigationItem: {\n%\n}",
    "navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit},\n%\n}",
    "navigationItem: {title: Inbox, leftBarButtonItem: {title: Edit},\n%\n}",
    "navigationBar: {prefersLargeTitles: true, items: [{title: First}, {title: Inbox,\n%\n}]}",
    "navigationBar: {items: [{title: First}, {title: Inbox, leftBarButtonItem: {title: Edit},\n%\n}]}",
    "navigationBar: {items: [{title: First,\n%\n}, {title: Inbox}]}",
    "navigationItem: {title: Inbox, searchController: {placeholder: Search},\n%\n}",
    "content: tableViewController, navigationItem: {title: Inbox, searchController: {placeholder: Search},\n%\n}",
    "navigationItem: {title: Inbox, style: editor, centerItemGroups: [[{image: a}]],\n%\n}",
    "navigationItem: {title: Inbox, centerItemGroups: [[{image: a}]],\n%\n}",
  ]

  static func contexts(of type: BarType, on host: BarCatalog.Host) -> [String] {
    let isToolbar = host == .uiToolbar
    let items =
      isToolbar
      ? "items: [{title: Edit}, {title: Next, style: done}, {title: Off, isEnabled: false}]"
      : "items: [{title: First}, {title: Inbox, subtitle: Today, rightBarButtonItems: [{title: Edit}, {title: Next, style: done}, {title: Off, isEnabled: false}]}]"
    func bar(_ entries: String) -> String {
      "\(isToolbar ? "toolbar" : "navigationBar"): {\(entries)}"
    }
    switch type {
    case .uiNavigationBar, .uiToolbar:
      let more = [
        "", "prefersLargeTitles: true,", "backgroundImage: wide,",
        "backIndicatorTransitionMaskImage: mask,", "backIndicatorImage: back,",
      ]
      return [bar("\n%\n"), bar("\n%\n, items: []")]
        + (isToolbar ? [more[0], more[2]] : more).map { bar("\(items), \($0)\n%\n") } + [
          "navigationItem: {title: A}, toolbarItems: [{title: B}] ||flows: {main: {\(bar("\n%\n")), isToolbarHidden: false, screens: [a]}}"
        ]
    case .uiNavigationBarAppearance, .uiToolbarAppearance:
      let more = [
        "", "backgroundImage: wide,", "backIndicatorTransitionMaskImage: mask,",
        "backIndicatorImage: back,",
      ]
      let own = (isToolbar ? Array(more.prefix(2)) : more).map {
        bar("standardAppearance: {\($0)\n%\n}, \(items)")
      }
      return isToolbar
        ? own : own + [bar("prefersLargeTitles: true, standardAppearance: {\n%\n}, \(items)")]
    case .uiBarButtonItemAppearance:
      return [bar("standardAppearance: {buttonAppearance: {\n%\n}}, \(items)")]
    case .uiBarButtonItemStateAppearance:
      return [bar("standardAppearance: {buttonAppearance: {normal: {\n%\n}}}, \(items)")]
    case .uiBarButtonItemGroup:
      return [
        "navigationItem: {trailingItemGroups: [{barButtonItems: [{image: a}],\n%\n}]}",
        "navigationItem: {trailingItemGroups: [{barButtonItems: [\(images), \(images)],\n%\n}]}",
        "navigationItem: {trailingItemGroups: [{\n%\n}]}",
      ]
    default: return []
    }
  }
}
