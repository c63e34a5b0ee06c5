import BarCatalog
import BarText

extension Rule {
  static var legacyAppBar: Rule {
    Rule(
      .support,
      FindingKind(
        "legacy-app-bar", .warning, tier: .lint, tag: .deprecated,
        summary: "An app bar is created with the older wrapper `MDCAppBar`.",
        rationale:
          "The wrapper only forwards to an `MDCAppBarViewController`, and its removal has been announced since 2018. The controller itself can be added as a child and has all the properties.",
        sources: """
          AppBar README Migration guide: MDCAppBar to MDCAppBarViewController
          components/AppBar/src/MDCAppBarViewController.m MDCAppBar
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                integration: legacy
                #            ^^^^^^ `MDCAppBar` is replaced by `MDCAppBarViewController`
                theme: primary
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {integration: legacy, inferTopSafeAreaInsetFromViewController: true}
              #                     ^^^^^^ `MDCAppBar` is replaced by `MDCAppBarViewController`
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                integration: child
                theme: primary
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {integration: child, inferTopSafeAreaInsetFromViewController: true}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {integration: child}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {integration: container}
          """),
      .objects(of: MDCAppBarViewController.self, find))
  }
}

private func find(_ use: ObjectUse<MDCAppBarViewController>, _ report: inout Report) {
  guard use[.integration] == .legacy, let cell = use.element.cell(.integration) else { return }
  report.value(
    at: cell.node, "`MDCAppBar` is replaced by `MDCAppBarViewController`",
    help:
      "create an `MDCAppBarViewController` and add it as a child in place of `headerViewController`; instead of `addSubviewsToParent()`, add its view and call `didMove(toParent:)`",
    fixes: [Report.Writing("child", .unsafe)])
}
