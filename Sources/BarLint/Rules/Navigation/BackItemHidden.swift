import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var backItemHidden: Rule {
    Rule(
      .navigation,
      FindingKind(
        "back-item-hidden", .warning, tier: .lint,
        summary: "A pushed screen shows no way back.",
        rationale:
          "The back button is hidden and no item replaces it, or the bar is one that adds no back button by itself. Hiding UIKit's back button also disables the back swipe. If the screen has other items, which may lead elsewhere, the finding is a note, and in UIKit there is no finding.",
        sources: """
          UIKit/UINavigationItem.h hidesBackButton
          components/NavigationBar/README.md
          https://github.com/material-components/material-components-ios/issues/1722
          """,
        bad: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox: {navigationItem: {title: Inbox}}
            message:
              navigationItem: {title: Message, hidesBackButton: true}
              #                                ^^^^^^^^^^^^^^^ the back item is hidden, and no item leads back
          ---
          barc: 1
          toolkit: uikit
          flows: {main: [inbox, message]}
          screens:
            inbox: {navigationItem: {title: Inbox}}
            message:
              navigationItem: {title: Message, hidesBackButton: true}
              #                                ^^^^^^^^^^^^^^^ the back button is hidden, which also disables the back swipe, and no item leads back
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {isNavigationBarHidden: true, screens: [inbox, message]}}
          screens:
            inbox: {navigationBar: {}, navigationItem: {title: Inbox}}
            message:
              navigationItem: {title: Message}
              navigationBar: {titleAlignment: center}
            # ^^^^^^^^^^^^^ a standalone `MDCNavigationBar` adds no back item, and no item leads back
          """,
        good: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox: {navigationItem: {title: Inbox, hidesBackButton: true}}
            message:
              navigationItem: {title: Message, hidesBackButton: true, leftBarButtonItem: {title: Close, action: close}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {isNavigationBarHidden: true, screens: [inbox, message]}}
          screens:
            inbox: {navigationBar: {}, navigationItem: {title: Inbox}}
            message:
              navigationItem: {title: Message}
              navigationBar: {backItem: {title: Back, action: goBack}}
          """),
      .objects(
        of: [.uiNavigationItem, .mdcNavigationBar], where: { _, visit in visit.isPushed }, find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .uiNavigationItem {
    findInItem(Element(place.tape, at: place.visit.head), place, &report)
  } else {
    findInBar(Element(place.tape, at: place.visit.head), place, &report)
  }
}

private func findInItem(
  _ item: Element<UINavigationItem>, _ place: ObjectPlace, _ report: inout Report
) {
  guard let cell = item.cell(.hidesBackButton), cell.word != 0, !item.hasLeadingItems else {
    return
  }
  let isUIKit = place.host == .uiNavigationBar
  guard isUIKit || place.host == .appBar else { return }
  // Other items of a UIKit bar, which may lead out of the stack, tell that it is meant.
  if isUIKit, item.hasTrailingItems || place.owner(Screen.self)?[.toolbarItems]?.isEmpty == false {
    return
  }
  report.key(
    of: cell,
    isUIKit
      ? "the back button is hidden, which also disables the back swipe, and no item leads back"
      : "the back item is hidden, and no item leads back",
    help: "remove it, or give the screen an item that leads back",
    severity: item.hasTrailingItems ? .note : .warning)
}

private func findInBar(
  _ bar: Element<MDCNavigationBar>, _ place: ObjectPlace, _ report: inout Report
) {
  guard let screen = place.owner(Screen.self), let cell = screen.cell(.navigationBar),
    let resolved = place.screen, !resolved.bars.contains(.appBar),
    !resolved.bars.contains(.flexibleHeader),
    resolved.surroundings.allSatisfy({
      !place.document.flows[$0.flow].showsNavigationBar(on: place.tape)
    })
  else { return }
  if bar[.backItem] != nil || bar.hasLeadingItems { return }
  if bar[.observesNavigationItem] ?? true, screen[.navigationItem]?.hasLeadingItems == true {
    return
  }
  report.holder(
    cell, "a standalone `MDCNavigationBar` adds no back item, and no item leads back",
    help: "give it a `backItem` with an `action`")
}
