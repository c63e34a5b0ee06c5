import BarCatalog
import BarText

extension Rule {
  static var barWithoutDelegate: Rule {
    Rule(
      .navigation,
      FindingKind(
        "bar-without-delegate", .note, tier: .lint,
        summary: "A standalone navigation bar has no delegate.",
        rationale:
          "Without a navigation controller, only the delegate is told that people went back, can prevent it, and can extend the bar under the status bar. Code may set a delegate that the description does not mention.",
        sources: """
          UINavigationBar documentation Use a standalone navigation bar
          UIKit/UINavigationBar.h UINavigationBarDelegate
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationBar: {items: [{title: Inbox}]}
            # ^^^^^^^^^^^^^ the standalone bar has no `delegate`
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem: {title: Inbox}
              navigationBar:
            # ^^^^^^^^^^^^^ the standalone bar has no `delegate`
                prefersLargeTitles: true
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationBar: {delegate: self, items: [{title: Inbox}]}
          ---
          barc: 1
          toolkit: uikit
          flows: {main: {screens: [inbox], navigationBar: {prefersLargeTitles: true}}}
          screens:
            inbox: {navigationItem: {title: Inbox}}
          """),
      .objects(
        of: UINavigationBar.self, having: Presence(none: [UINavigationBar.id(.delegate)]), find))
  }
}

private func find(_ bar: ObjectUse<UINavigationBar>, _ report: inout Report) {
  guard let screen = bar.place.owner(Screen.self), let cell = screen.cell(.navigationBar) else {
    return
  }
  report.holder(
    cell, "the standalone bar has no `delegate`",
    help: "name its delegate, such as `delegate: self`")
}
