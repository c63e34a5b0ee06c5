import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var twoBars: Rule {
    Rule(
      .navigation,
      FindingKind(
        "two-bars", .warning, tier: .lint,
        summary: "A stack shows its own bar above a Material bar.",
        rationale:
          "If a screen has a Material bar or a flexible header, the stack's own bar must be hidden. Otherwise the title and buttons appear twice. A controller that makes app bars asserts when it is told to show its own bar, which is an error.",
        sources: """
          AppBar README, Add the view controller as a child
          components/AppBar/src/MDCAppBarNavigationController.m setNavigationBarHidden:
          https://github.com/material-components/material-components-ios/issues/8468
          """,
        bad: """
          barc: 1
          toolkit: mdc
          flows:
            main: {isNavigationBarHidden: false, screens: [inbox]}
            #      ^^^^^^^^^^^^^^^^^^^^^ the bar of the stack is shown above the Material bar of `inbox`
          screens:
            inbox:
              title: Inbox
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main:
              navigationController: MDCAppBarNavigationController
              isNavigationBarHidden: false
            # ^^^^^^^^^^^^^^^^^^^^^ an `MDCAppBarNavigationController` asserts when it is told to show its own bar
              screens: [inbox]
          screens:
            inbox: {title: Inbox, appBar: {theme: primary}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: [inbox]}
          screens:
            inbox:
              navigationItem: {title: Inbox}
              navigationBar: {titleAlignment: leading}
            # ^^^^^^^^^^^^^ the bar of the stack is shown as well, with the same title and buttons
          """,
        good: """
          barc: 1
          toolkit: mdc
          flows: {main: {isNavigationBarHidden: true, screens: [inbox]}}
          screens:
            inbox:
              title: Inbox
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {isNavigationBarHidden: true, screens: [inbox]}}
          screens:
            inbox: {navigationItem: {title: Inbox}, navigationBar: {}}
          ---
          barc: 1
          toolkit: uikit
          flows: {main: {isNavigationBarHidden: false, screens: [inbox]}}
          screens:
            inbox: {navigationItem: {title: Inbox}}
          """),
      .objects(
        of: [.flow, .mdcNavigationBar],
        havingOf: { type in
          type == .flow ? Presence(all: [Flow.id(.isNavigationBarHidden)]) : Presence()
        }, find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .flow {
    let flow = ObjectUse<Flow>(place)
    if flow[.isNavigationBarHidden] == false { find(flow, &report) }
  } else {
    findBar(place, &report)
  }
}

/// Says of a Material bar that it is on its own and the stack shows another one.
private func findBar(_ place: ObjectPlace, _ report: inout Report) {
  guard place.visit.property == Screen.id(.navigationBar), let resolved = place.screen,
    !resolved.bars.contains(.appBar), !resolved.bars.contains(.flexibleHeader),
    let screen = place.owner(Screen.self), let cell = screen.cell(.navigationBar),
    resolved.surroundings.contains(where: {
      let flow = place.document.flows[$0.flow]
      return !flow.isImplied && flow.showsNavigationBar(on: place.tape)
    })
  else { return }
  report.holder(
    cell, "the bar of the stack is shown as well, with the same title and buttons",
    help: "set `isNavigationBarHidden: true` on the flow, or remove the Material bar")
}

private func find(_ use: ObjectUse<Flow>, _ report: inout Report) {
  guard let cell = use.element.cell(.isNavigationBarHidden), let flow = use.place.flow else {
    return
  }
  switch flow.navigationController {
  case .MDCAppBarNavigationController:
    // Then the stack maps it to its app bars.
    if use.element.resolved(.shouldSetNavigationBarHiddenHideAppBar) { return }
    report.key(
      of: cell, "an `MDCAppBarNavigationController` asserts when it is told to show its own bar",
      help: "remove it, or set `shouldSetNavigationBarHiddenHideAppBar: true`",
      source: "components/AppBar/src/MDCAppBarNavigationController.m setNavigationBarHidden:",
      severity: .error)
  case .UINavigationController:
    let document = use.place.document
    let first = flow.screens.lazy.map { document.screens[$0] }
      .first { $0.bars.contains(.appBar) || $0.bars.contains(.flexibleHeader) }
    guard let first else { return }
    report.key(
      of: cell,
      "the bar of the stack is shown above the Material bar of `\(use.place.id(of: first))`",
      help: "write `true`, or remove the Material bar",
      fixes: [Report.Writing("true", .unsafe, .value(cell.node))])
  }
}
