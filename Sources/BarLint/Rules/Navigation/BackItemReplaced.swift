import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var backItemReplaced: Rule {
    Rule(
      .navigation,
      FindingKind(
        "back-item-replaced", .warning, tier: .lint,
        summary: "Leading items replace a back item that the description sets.",
        rationale:
          "A Material bar shows either its back item or its leading items, unless the leading items are set to supplement the back item. Otherwise the back item is never seen.",
        sources: """
          components/NavigationBar/src/MDCNavigationBar.m mdc_buttonItemsForLeadingBar
          UIKit/UINavigationItem.h leftItemsSupplementBackButton
          """,
        bad: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox: {navigationItem: {title: Inbox, backBarButtonItem: {title: All mail, action: goBack}}}
            message:
              navigationItem:
                title: Message
                leftBarButtonItem: {title: Close, action: close}
              # ^^^^^^^^^^^^^^^^^ `leftBarButtonItem` replaces the back item of `inbox`
          ---
          barc: 1
          toolkit: mdc
          screens:
            message:
              navigationBar:
                title: Message
                backItem: {title: Back, action: goBack}
                leadingBarButtonItems: [{title: Close, action: close}]
              # ^^^^^^^^^^^^^^^^^^^^^ `leadingBarButtonItems` replaces `backItem`
          """,
        good: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            inbox: {navigationItem: {title: Inbox, backBarButtonItem: {title: All mail, action: goBack}}}
            message:
              navigationItem:
                title: Message
                leftItemsSupplementBackButton: true
                leftBarButtonItem: {title: Close, action: close}
          ---
          barc: 1
          toolkit: mdc
          screens:
            message:
              navigationBar:
                title: Message
                leadingItemsSupplementBackButton: true
                backItem: {title: Back, action: goBack}
                leadingBarButtonItems: [{title: Close, action: close}]
          """),
      .objects(
        of: [.uiNavigationItem, .mdcNavigationBar],
        having: Presence(
          any: [
            UINavigationItem.id(.leftBarButtonItem), UINavigationItem.id(.leftBarButtonItems),
            MDCNavigationBar.id(.leadingBarButtonItem), MDCNavigationBar.id(.leadingBarButtonItems),
          ]), find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .uiNavigationItem {
    findInItem(Element(place.tape, at: place.visit.head), place, &report)
  } else {
    findInBar(Element(place.tape, at: place.visit.head), &report)
  }
}

private func findInItem(
  _ item: Element<UINavigationItem>, _ place: ObjectPlace, _ report: inout Report
) {
  guard place.host == .appBar, place.visit.property == Screen.id(.navigationItem),
    !item.resolved(.leftItemsSupplementBackButton), let screen = place.screen,
    let cell = item.leadingItems
  else { return }
  let document = place.document
  let below = screen.surroundings.lazy.compactMap(\.back).map { document.screens[$0] }
    .first {
      Element<Screen>(document.tape, at: $0.head)[.navigationItem]?[.backBarButtonItem] != nil
    }
  guard let below else { return }
  report.key(
    of: cell,
    "`\(UINavigationItem.type.propertyName(at: cell.place))` replaces the back item of `\(place.id(of: below))`",
    help: "set `leftItemsSupplementBackButton: true`",
    fixes: [.flag(.leftItemsSupplementBackButton, true, of: item)])
}

private func findInBar(_ bar: Element<MDCNavigationBar>, _ report: inout Report) {
  guard bar[.backItem] != nil, !(bar[.leftItemsSupplementBackButton] ?? false),
    !(bar[.leadingItemsSupplementBackButton] ?? false), let cell = bar.leadingItems
  else { return }
  report.key(
    of: cell,
    "`\(MDCNavigationBar.type.propertyName(at: cell.place))` replaces `backItem`",
    help: "set `leadingItemsSupplementBackButton: true`",
    fixes: [.flag(.leadingItemsSupplementBackButton, true, of: bar)])
}
