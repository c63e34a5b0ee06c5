import BarCatalog
import BarText

extension Rule {
  static var statusBarStyleWhileInferred: Rule {
    Rule(
      .flags,
      FindingKind(
        "status-bar-style-while-inferred", .error, tier: .lint,
        summary: "A status bar style is set while the header infers it.",
        rationale:
          "The header asserts when the style is set before `inferPreferredStatusBarStyle` is turned off. In release builds, it ignores the style.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setPreferredStatusBarStyle:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                preferredStatusBarStyle: lightContent
              # ^^^^^^^^^^^^^^^^^^^^^^^ `preferredStatusBarStyle` asserts while `inferPreferredStatusBarStyle` is on
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {inferPreferredStatusBarStyle: true, preferredStatusBarStyle: default}
              #                                            ^^^^^^^^^^^^^^^^^^^^^^^ `preferredStatusBarStyle` asserts while `inferPreferredStatusBarStyle` is on
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                inferPreferredStatusBarStyle: false
                preferredStatusBarStyle: lightContent
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {inferPreferredStatusBarStyle: false, preferredStatusBarStyle: default}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                inferPreferredStatusBarStyle: false
                preferredStatusBarStyle: lightContent
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              preferredStatusBarStyle: lightContent
              flexibleHeader: {}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard let cell = use.controller.cell(.preferredStatusBarStyle),
    use.controller.resolved(.inferPreferredStatusBarStyle)
  else { return }
  report.key(
    of: cell, "`preferredStatusBarStyle` asserts while `inferPreferredStatusBarStyle` is on",
    help: "turn `inferPreferredStatusBarStyle` off, or let the header choose the style",
    fixes: [.flag(.inferPreferredStatusBarStyle, false, of: use.controller)])
}
