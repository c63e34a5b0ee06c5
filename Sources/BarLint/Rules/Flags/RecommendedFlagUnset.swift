import BarCatalog
import BarText

extension Rule {
  static var recommendedFlagUnset: Rule {
    Rule(
      .flags,
      FindingKind(
        "recommended-flag-unset", .note, tier: .lint,
        summary: "An app bar does not set the flags that are recommended for every app bar.",
        rationale:
          "On older phones, both flags change nothing. Where the safe area is different, on phones with a notch, in sheets and in popovers, they keep the header correct. Their defaults still give the old behavior. If a target shows the problem, `heights-include-safe-area` or `safe-area-not-inferred` reports it instead of this rule.",
        sources: """
          AppBar README Recommended behavioral flags
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {}
            # ^^^^^^ neither `inferTopSafeAreaInsetFromViewController: true` nor `headerView.minMaxHeightIncludesSafeArea: false` is set
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
            # ^^^^^^ `inferTopSafeAreaInsetFromViewController: true` is not set
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {inferTopSafeAreaInsetFromViewController: true}
            # ^^^^^^ `headerView.minMaxHeightIncludesSafeArea: false` is not set
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox]}
          screens:
            inbox:
              appBar: {navigationBar: {titleAlignment: leading}}
          ---
          barc: 1
          toolkit: mdc
          defaults:
            mdc:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
          screens:
            inbox:
              appBar: {navigationBar: {titleAlignment: leading}}
          """),
      .headers(find))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  // Whoever writes another value has decided; what a controller presets needs no word.
  guard let appBar = use.appBar, !use.isPreset, let cell = use.cell else { return }
  // Where a flag is missed in one of the windows, or by one of the heights, that is a finding already.
  let infers =
    appBar[.inferTopSafeAreaInsetFromViewController] != nil
    || use.environmentWithForeignSafeArea != nil
  let excludes =
    use.adjustsHeight || use.view?[.minMaxHeightIncludesSafeArea] != nil || use.lowRow != nil
  let inference = "`inferTopSafeAreaInsetFromViewController: true`"
  let heights = "`headerView.minMaxHeightIncludesSafeArea: false`"
  let message: String
  switch (infers, excludes) {
  case (true, true): return
  case (false, false): message = "neither \(inference) nor \(heights) is set"
  case (false, true): message = "\(inference) is not set"
  case (true, false): message = "\(heights) is not set"
  }
  report.holder(
    cell, message,
    help:
      "set the recommended values right after the app bar is created, or write the values that you want"
  )
}
