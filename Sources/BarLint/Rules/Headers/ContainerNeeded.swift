import BarCatalog
import BarText

extension Rule {
  static var containerNeeded: Rule {
    Rule(
      .headers,
      FindingKind(
        "container-needed", .warning, tier: .lint,
        summary: "A header is a child of a controller that scrolls its content sideways.",
        rationale:
          "A page view controller places its pages over its other content and moves them past it. The header must be in a container around the page view controller.",
        sources: """
          AppBar README, Add the view controller as a container
          components/AppBar/src/MDCAppBarContainerViewController.h
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            book:
              title: Book
              content: pageViewController
              appBar:
            # ^^^^^^ the header is a child of a controller that moves its pages past it
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          screens:
            book:
              content: pageViewController
              flexibleHeader: {integration: child}
              #                             ^^^^^ the header is a child of a controller that moves its pages past it
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            book:
              title: Book
              content: pageViewController
              appBar:
                integration: container
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          screens:
            book:
              content: viewController
              flexibleHeader: {integration: child}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard use.screen[.content] == .pageViewController, !use.isContained, let holder = use.cell else {
    return
  }
  let message = "the header is a child of a controller that moves its pages past it"
  let help = "write `integration: container`"
  // Ids are of names, so that of an app bar is read alike.
  if let cell = use.controller.cell(.integration) {
    report.value(
      at: cell.node, message, help: help, fixes: [Report.Writing("container", .unsafe)])
  } else {
    report.holder(holder, message, help: help)
  }
}
