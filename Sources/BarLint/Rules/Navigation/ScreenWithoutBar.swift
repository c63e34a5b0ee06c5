import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var screenWithoutBar: Rule {
    Rule(
      .navigation,
      FindingKind(
        "screen-without-bar", .warning, tier: .lint,
        summary: "No bar shows the navigation item of a screen.",
        rationale:
          "A navigation item is shown by the bar of a navigation stack, by an app bar, or by a navigation bar that observes it. A flexible header alone has no bar. If a stack hides its bar, code may show it again, so the finding is a note.",
        sources: """
          components/FlexibleHeader/README.md
          UINavigationBar documentation Use a navigation bar with a navigation controller
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            photo:
              flexibleHeader: {headerView: {trackingScrollView: list}}
              navigationItem: {rightBarButtonItem: {title: Share, action: share}}
            # ^^^^^^^^^^^^^^ no bar of the screen shows its navigation item
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: uikit
          screens:
            photo:
              navigationItem: {title: Photo}
            # ^^^^^^^^^^^^^^ no bar of the screen shows its navigation item
              navigationBar: {delegate: self, items: [{title: Album}]}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            photo:
              navigationBar: {}
              navigationItem: {title: Photo, rightBarButtonItem: {title: Share, action: share}}
          ---
          barc: 1
          toolkit: uikit
          flows: {main: [photo]}
          screens:
            photo:
              navigationItem: {title: Photo}
          """),
      .objects(of: Screen.self, having: Presence(all: [Screen.id(.navigationItem)]), find))
  }
}

private func find(_ use: ObjectUse<Screen>, _ report: inout Report) {
  guard let screen = use.place.screen, let cell = use.element.cell(.navigationItem),
    let item = use[.navigationItem], item.count > 0, isDrawn(item)
  else { return }
  // Without a toolkit, which is another finding, nobody knows what could show it.
  let description = use.place.document.checked.description
  guard use[.toolkit] != nil || description[.toolkit] != nil else { return }
  let severity: Severity
  let help: String
  switch screen.shownItem(use.element, in: use.place) {
  case .shown: return
  case .hiddenByStack:
    severity = .note
    help = "write `isNavigationBarHidden: false` of the stack, or leave the item out"
  case .nowhere:
    severity = .warning
    help =
      screen.toolkit == .mdc
      ? "give the screen an `appBar`, or a `navigationBar` that observes the item"
      : "put the screen into a flow, or the item into the bar's `items`"
  }
  report.key(
    of: cell, "no bar of the screen shows its navigation item", help: help, severity: severity)
}

/// Whether the item has something for a bar of its own screen; a back item is for the screen above.
private func isDrawn(_ item: Element<UINavigationItem>) -> Bool {
  item.cells.contains {
    $0.id != UINavigationItem.id(.backBarButtonItem)
      && $0.id != UINavigationItem.id(.backButtonTitle)
      && $0.id != UINavigationItem.id(.backButtonDisplayMode)
  }
}
