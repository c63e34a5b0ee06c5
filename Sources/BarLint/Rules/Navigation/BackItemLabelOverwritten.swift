import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var backItemLabelOverwritten: Rule {
    Rule(
      .navigation,
      FindingKind(
        "back-item-label-overwritten", .warning, tier: .lint, tag: .unnecessary,
        summary: "An app bar overwrites the accessibility label or identifier of a back item.",
        rationale:
          "When an app bar appears, it gives the back item of the screen below its own label, which is Back in the app's language, and its own identifier.",
        sources: """
          components/AppBar/src/MDCAppBarViewController.m backButtonItem
          """,
        bad: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                backBarButtonItem: {title: Mail, action: goBack, accessibilityLabel: All mail}
                #                                                ^^^^^^^^^^^^^^^^^^ an app bar overwrites `accessibilityLabel` of a back item with `Back`
            message: {navigationItem: {title: Message}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                backBarButtonItem:
                  title: Mail
                  action: goBack
                  accessibilityIdentifier: inbox.back
                # ^^^^^^^^^^^^^^^^^^^^^^^ an app bar overwrites `accessibilityIdentifier` of a back item with `back_bar_button`
            message: {navigationItem: {title: Message}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox: {navigationItem: {title: Inbox, backBarButtonItem: {title: Mail, action: goBack}}}
            message: {navigationItem: {title: Message}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            message:
              navigationBar:
                title: Message
                backItem: {title: Mail, action: goBack, accessibilityLabel: All mail}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(
          any: [
            UIBarButtonItem.id(.accessibilityLabel), UIBarButtonItem.id(.accessibilityIdentifier),
          ]),
        in: UINavigationItem.id(.backBarButtonItem), find))
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  guard let screen = item.place.screen, screen.toolkit == .mdc else { return }
  // Whoever is pushed above shows the item; where nobody is, most likely somebody like the screen itself.
  let document = item.place.document
  let above = screen.screensAbove(in: document)
  let shows = above.isEmpty ? [screen] : above
  guard shows.contains(where: { $0.bars.contains(.appBar) }) else { return }
  let help = "remove it, or give the item a `title`, which stays as it is"
  if let cell = item.element.cell(.accessibilityLabel) {
    report.key(
      of: cell, "an app bar overwrites `accessibilityLabel` of a back item with `Back`", help: help)
  }
  if let cell = item.element.cell(.accessibilityIdentifier) {
    report.key(
      of: cell,
      "an app bar overwrites `accessibilityIdentifier` of a back item with `back_bar_button`",
      help: "look for `back_bar_button` in tests")
  }
}
