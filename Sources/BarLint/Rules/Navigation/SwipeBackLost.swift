import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var swipeBackLost: Rule {
    Rule(
      .navigation,
      FindingKind(
        "swipe-back-lost", .warning, tier: .lint,
        summary: "People cannot go back from a pushed screen by a swipe from its edge.",
        rationale:
          "The swipe belongs to the back button of the stack's bar. It goes with the bar where a Material header is shown in its place, and with the button where items stand in its place or it is hidden.",
        sources: """
          components/FlexibleHeader/README.md Enabling Swipe to Go Back With Hidden NavigationBar
          https://github.com/material-components/material-components-ios/issues/7094
          https://github.com/wangrui460/WRNavigationBar/issues/92
          """,
        bad: """
          barc: 1
          toolkit: uikit
          flows: {main: [inbox, message]}
          screens:
            inbox: {navigationItem: {title: Inbox}}
            message:
              navigationItem:
                title: Message
                leftBarButtonItem: {title: Close, action: close}
              # ^^^^^^^^^^^^^^^^^ `leftBarButtonItem` takes the place of the back button, and the swipe that goes back with it
          ---
          barc: 1
          toolkit: mdc
          flows: {main: [inbox, message]}
          defaults:
            mdc: {appBar: {inferTopSafeAreaInsetFromViewController: true, headerView: {minMaxHeightIncludesSafeArea: false}}}
          screens:
            inbox: {title: Inbox}
            message: {title: Message}
          # ^^^^^^^ the bar of the stack is hidden, and the swipe that goes back with it
          """,
        fixed: """
          barc: 1
          toolkit: uikit
          flows: {main: [inbox, message]}
          screens:
            inbox: {navigationItem: {title: Inbox}}
            message:
              navigationItem:
                title: Message
                leftItemsSupplementBackButton: true
                leftBarButtonItem: {title: Close, action: close}
          """,
        good: """
          barc: 1
          toolkit: uikit
          flows: {main: [inbox, message]}
          screens:
            inbox:
              navigationItem: {title: Inbox, leftBarButtonItem: {title: Menu, action: openMenu}}
            message:
              navigationItem:
                title: Message
                leftItemsSupplementBackButton: true
                leftBarButtonItem: {title: Close, action: close}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: [inbox]}
          screens:
            inbox:
              title: Inbox
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          """),
      .objects(
        of: [.screen, .uiNavigationItem],
        having: Presence(
          any: [
            Screen.id(.appBar), Screen.id(.flexibleHeader), UINavigationItem.id(.hidesBackButton),
            UINavigationItem.id(.leftBarButtonItem), UINavigationItem.id(.leftBarButtonItems),
          ]), find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  guard let screen = place.screen, screen.isPushed else { return }
  if place.type == .screen {
    guard screen.bars.contains(.appBar) || screen.bars.contains(.flexibleHeader),
      screen.surroundings.contains(where: {
        $0.back != nil
          && place.document.flows[$0.flow].navigationController == .UINavigationController
      })
    else { return }
    report.value(
      at: screen.node, "the bar of the stack is hidden, and the swipe that goes back with it",
      help: "be the delegate of the stack's `interactivePopGestureRecognizer`")
  } else if place.host == .uiNavigationBar,
    place.visit.property == Screen.id(.navigationItem)
  {
    find(Element<UINavigationItem>(place.tape, at: place.visit.head), &report)
  }
}

private func find(_ item: Element<UINavigationItem>, _ report: inout Report) {
  if let cell = item.cell(.hidesBackButton), cell.word != 0 {
    report.key(
      of: cell, "`hidesBackButton` takes the swipe that goes back away as well",
      help: "hide it only while people must not leave the screen")
    return
  }
  if item.resolved(.leftItemsSupplementBackButton) { return }
  let single = item.cell(.leftBarButtonItem)
  let list = item[.leftBarButtonItems].flatMap { $0.isEmpty ? nil : item.cell(.leftBarButtonItems) }
  guard let cell = single ?? list else { return }
  report.key(
    of: cell,
    "`\(UINavigationItem.type.propertyName(at: cell.place))` takes the place of the back button, and the swipe that goes back with it",
    help: "set `leftItemsSupplementBackButton: true`, or be the delegate of the gesture recognizer",
    fixes: [.flag(.leftItemsSupplementBackButton, true, of: item)])
}
