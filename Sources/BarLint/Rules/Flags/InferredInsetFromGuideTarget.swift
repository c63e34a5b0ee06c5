import BarCatalog
import BarText

extension Rule {
  static var inferredInsetFromGuideTarget: Rule {
    Rule(
      .flags,
      FindingKind(
        "inferred-inset-from-guide-target", .error, tier: .lint,
        summary:
          "The top safe area is inferred from a controller whose safe area the header changes.",
        rationale:
          "The header moves the content of `topLayoutGuideViewController` down by changing its safe area, so it would then read its own change. The code asserts if that controller is the outermost one. The documentation warns of an endless loop for any controller around the header.",
        sources: """
          AppBar README Enabling inferred top safe area insets
          components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m fhv_inferTopSafeAreaSourceViewController
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: true
                topLayoutGuideViewController: self
                #                             ^^^^ the header moves the outermost controller down and infers the safe area from it, which asserts
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: [inbox]
          screens:
            inbox:
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: true
                topLayoutGuideViewController: self
                #                             ^^^^ the header moves a controller around it down while it infers the safe area, which is documented to loop forever
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: true
                topLayoutGuideViewController: content
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                permitInferringTopSafeAreaFromTopLayoutGuideViewController: true
                inferTopSafeAreaInsetFromViewController: true
                topLayoutGuideViewController: self
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard use.infersTopSafeArea, let cell = use.controller.cell(.topLayoutGuideViewController),
    let target = use.controller[.topLayoutGuideViewController],
    !use.controller.resolved(.permitInferringTopSafeAreaFromTopLayoutGuideViewController)
  else { return }
  let isOutermost: Bool
  switch target {
  case .content: return
  case .root: isOutermost = true
  case .`self`:
    // A controller that makes the app bar names the pushed one by itself.
    if use.isPreset { return }
    isOutermost = !use.isInFlow
  }
  report.value(
    at: cell.node,
    isOutermost
      ? "the header moves the outermost controller down and infers the safe area from it, which asserts"
      : "the header moves a controller around it down while it infers the safe area, which is documented to loop forever",
    help:
      "put the content in a child controller and write `content`, or set `permitInferringTopSafeAreaFromTopLayoutGuideViewController: true`",
    severity: isOutermost ? .error : .warning)
}
