import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var swipeBackLost: Rule {
    Rule(
      .navigation,
      FindingKind(
        "swipe-back-lost", .warning, tier: .lint,
        summary: "People cannot swipe from the edge of a pushed screen to go back.",
        rationale:
          "The back swipe belongs to the back button of the stack's bar. It stops working when a Material header replaces the bar, or when items replace the button. There is no finding if the first item lets people cancel, because then the swipe is meant to be off. If the back button is hidden as well, that may also be intended, so the finding is a note.",
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
              # ^^^^^^^^^^^^^^^^^ `leftBarButtonItem` replaces the back button, which disables the back swipe
          ---
          barc: 1
          toolkit: mdc
          flows: {main: [inbox, message]}
          defaults:
            mdc: {appBar: {inferTopSafeAreaInsetFromViewController: true, headerView: {minMaxHeightIncludesSafeArea: false}}}
          screens:
            inbox: {title: Inbox}
            message: {title: Message}
          # ^^^^^^^ the bar of the stack is hidden, which disables the back swipe
          ---
          barc: 1
          toolkit: uikit
          flows: {main: [cart, payment]}
          screens:
            cart: {navigationItem: {title: Cart}}
            payment:
              navigationItem:
                title: Payment
                hidesBackButton: true
                leftBarButtonItem: {title: Cart, image: back, action: goBack}
              # ^^^^^^^^^^^^^^^^^ `leftBarButtonItem` replaces the back button, which disables the back swipe
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
          toolkit: uikit
          flows: {main: [cart, address, thanks]}
          screens:
            cart: {navigationItem: {title: Cart}}
            address:
              navigationItem:
                title: Address
                leftBarButtonItem: {systemItem: cancel, action: cancel}
            thanks:
              navigationItem: {title: Thank you, hidesBackButton: true, rightBarButtonItem: {systemItem: done, action: finish}}
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
            UINavigationItem.id(.leadingItemGroups),
          ]), where: { _, visit in visit.isPushed }, find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  guard let screen = place.screen else { return }
  let element = Element<Screen>(place.tape, at: screen.head)
  if place.type == .screen {
    guard screen.bars.contains(.appBar) || screen.bars.contains(.flexibleHeader),
      element[.navigationItem]?[.hidesBackButton] != true,
      screen.surroundings.contains(where: {
        let flow = place.document.flows[$0.flow]
        return $0.back != nil && flow.navigationController == .UINavigationController
          && !flow.showsNavigationBarAboveHeaders(on: place.tape)
      })
    else { return }
    report.value(
      at: screen.node, "the bar of the stack is hidden, which disables the back swipe",
      help: "become the delegate of the stack's `interactivePopGestureRecognizer`")
  } else if place.host == .uiNavigationBar, place.visit.property == Screen.id(.navigationItem) {
    find(Element(place.tape, at: place.visit.head), &report)
  }
}

private func find(_ item: Element<UINavigationItem>, _ report: inout Report) {
  guard let cell = item.leadingItems, !item.letsPeopleCancel else { return }
  let message =
    "`\(UINavigationItem.type.propertyName(at: cell.place))` replaces the back button, which disables the back swipe"
  if item.resolved(.hidesBackButton) {
    report.key(
      of: cell, message,
      help:
        "show the back button, or become the delegate of the stack's `interactivePopGestureRecognizer`",
      severity: .note)
  } else if !item.resolved(.leftItemsSupplementBackButton) {
    report.key(
      of: cell, message,
      help:
        "set `leftItemsSupplementBackButton: true`, or become the delegate of the stack's `interactivePopGestureRecognizer`",
      fixes: [.flag(.leftItemsSupplementBackButton, true, of: item)])
  }
}

extension Element where Owner == UINavigationItem {
  /// Whether the first of the leading items is one of the system's that end what people do, or leads out of the stack.
  fileprivate var letsPeopleCancel: Bool {
    let first = self[.leftBarButtonItems].map { $0.first } ?? self[.leftBarButtonItem]
    if first?[.segue]?[.kind] == .unwind { return true }
    return switch first?[.systemItem] {
    case .cancel, .close, .done, .stop: true
    default: false
    }
  }
}
