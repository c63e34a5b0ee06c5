import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var headerWithoutBackground: Rule {
    Rule(
      .headers,
      FindingKind(
        "header-without-background", .note, tier: .lint,
        summary: "App bars that a controller creates get no background from the app.",
        rationale:
          "An `MDCAppBarNavigationController` adds an app bar to each screen that has none. Its header is light gray until the delegate gives it a color or a theme.",
        sources: """
          AppBar README, MDCAppBarNavigationController
          components/AppBar/src/MDCAppBarNavigationController.h appBarNavigationController:willAddAppBarViewController:asChildOfViewController:
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m commonMDCFlexibleHeaderViewInit
          """,
        bad: """
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}
            #                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the app bars of `inbox` and `message` are light gray: nothing gives them a background
          screens:
            inbox: {navigationItem: {title: Inbox}}
            message: {navigationItem: {title: Message}}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}
            #                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the app bar of `message` is light gray: nothing gives it a background
          screens:
            inbox: {title: Inbox, appBar: {theme: primary}}
            message: {title: Message, appBar: {navigationBar: {titleAlignment: leading}}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox, message]}
          screens:
            inbox: {title: Inbox, appBar: {theme: primary}}
            message: {title: Message, appBar: {headerView: {backgroundColor: white}}}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox]}
          defaults: {mdc: {appBar: {theme: surface}}}
          screens:
            inbox: {title: Inbox}
          """),
      .objects(
        of: Flow.self, having: Presence(all: [Flow.id(.navigationController)]),
        where: { $0[.navigationController] == .MDCAppBarNavigationController }, find))
  }
}

private func find(_ flow: ObjectUse<Flow>, _ report: inout Report) {
  guard let cell = flow.element.cell(.navigationController), let resolved = flow.place.flow else {
    return
  }
  let screens = resolved.screens.map { flow.place.document.screens[$0] }
  let plain = screens.filter { getsPlainAppBar(Element(flow.place.tape, at: $0.head)) }
    .map { "`\(flow.place.id(of: $0))`" }
  guard let first = plain.first, let last = plain.last else { return }
  let others = plain.count > 3 ? "\(plain.count - 1) other screens" : last
  let message =
    plain.count == 1
    ? "the app bar of \(first) is light gray: nothing gives it a background"
    : "the app bars of \(plain.count == 3 ? "\(first), \(plain[1])" : first) and \(others) are light gray: nothing gives them a background"
  report.value(
    at: cell.node, message,
    help: "set `theme` or `headerView.backgroundColor` on each `appBar`, or in `defaults`")
}

/// Whether a controller makes the app bar of a screen, and nothing gives it a color.
private func getsPlainAppBar(_ screen: Element<Screen>) -> Bool {
  if screen[.flexibleHeader] != nil { return false }
  guard let appBar = screen[.appBar] else { return true }
  return appBar[.integration] == nil && appBar[.theme] == nil
    && appBar[.headerView]?[.backgroundColor] == nil && appBar[.headerView]?[.background] == nil
}
