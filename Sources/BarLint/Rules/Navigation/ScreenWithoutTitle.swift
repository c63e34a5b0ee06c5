import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var screenWithoutTitle: Rule {
    Rule(
      .navigation,
      FindingKind(
        "screen-without-title", .note, tier: .lint,
        summary: "The bar of a screen has no title to show.",
        rationale:
          "VoiceOver reads the title first when a screen appears, and the button that leads back to the screen is named after it. Code may set a title that the description does not mention.",
        sources: """
          UIKit/UIViewController.h title
          UINavigationBar documentation Make a navigation bar accessible
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
          # ^^^^^ the bar shows no title
              navigationItem: {rightBarButtonItem: {title: Edit, action: edit}}
              navigationBar: {}
          ---
          barc: 1
          toolkit: uikit
          flows: {main: [inbox]}
          screens:
            inbox:
          # ^^^^^ the bar shows no title
              navigationItem: {rightBarButtonItem: {title: Edit, action: edit}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              title: Inbox
              navigationItem: {rightBarButtonItem: {title: Edit, action: edit}}
              navigationBar: {}
          ---
          barc: 1
          toolkit: uikit
          flows: {main: [inbox]}
          screens:
            inbox:
              navigationItem: {titleView: {kind: segmentedControl, width: 180, height: 32}}
          """),
      .objects(
        of: Screen.self, having: Presence(none: [Screen.id(.title)]),
        where: { $0[.navigationItem].map(hasTitle) != true }, find))
  }
}

private func find(_ use: ObjectUse<Screen>, _ report: inout Report) {
  guard let screen = use.place.screen, let host = use.place.host else { return }
  let item = use[.navigationItem]
  switch host {
  case .appBar:
    if use[.flexibleHeader] != nil && use[.appBar] == nil { return }
    // What the bar itself is told is overwritten, which is another finding.
    if use[.appBar]?[.navigationBar]?[.title] != nil { return }
  case .navigationBar, .uiNavigationBar:
    // A bar of its own has items of its own.
    // An item with nothing in it is filled by code.
    guard let item, item.count > 0,
      case .shown = screen.shownItem(use.element, in: use.place)
    else {
      return
    }
  case .buttonBar, .bottomAppBar, .uiToolbar: return
  }
  report.value(
    at: screen.node, "the bar shows no title",
    help: "write a `title`, even if a view takes its place")
}

@Sendable
private func hasTitle(_ item: Element<UINavigationItem>) -> Bool {
  item.index(of: UINavigationItem.id(.title)) != nil
    || item.index(of: UINavigationItem.id(.attributedTitle)) != nil
    || item.index(of: UINavigationItem.id(.titleView)) != nil
    || item.index(of: UINavigationItem.id(.largeTitle)) != nil
}
