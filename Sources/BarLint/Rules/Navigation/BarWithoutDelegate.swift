import BarCatalog
import BarText

extension Rule {
  static var barWithoutDelegate: Rule {
    Rule(
      .navigation,
      FindingKind(
        "bar-without-delegate", .note, tier: .lint,
        summary: "A navigation bar on its own has no delegate.",
        rationale:
          "Without a controller around it, only the delegate learns that people went back, can refuse it, and says that the bar reaches below the status bar. Perhaps code sets one.",
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
            # ^^^^^^^^^^^^^ the bar stands on its own, and has no `delegate`
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem: {title: Inbox}
              navigationBar:
            # ^^^^^^^^^^^^^ the bar stands on its own, and has no `delegate`
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
    cell, "the bar stands on its own, and has no `delegate`",
    help: "say who hears of it: `delegate: self`")
}
