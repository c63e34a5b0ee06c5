import BarCatalog
import BarText

extension Rule {
  static var shadowAnimationFlagUnset: Rule {
    Rule(
      .flags,
      FindingKind(
        "shadow-animation-flag-unset", .note, tier: .lint,
        summary: "The shadow of a shared header jumps when the header tracks another scroll view.",
        rationale:
          "A shared header keeps its height and animates to the height for the next scroll view. Unless the flag is on, its shadow does not animate but jumps to its final position.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m setTrackingScrollView:
          components/FlexibleHeader/src/MDCFlexibleHeaderView.h allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  sharedWithManyScrollViews: true
                # ^^^^^^^^^^^^^^^^^^^^^^^^^ `allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView` is not set on a shared header
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {headerView: {sharedWithManyScrollViews: true}}
              #                     ^^^^^^^^^^^^^^^^^^^^^^^^^ `allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView` is not set on a shared header
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: true
                  sharedWithManyScrollViews: true
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {headerView: {allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: true, sharedWithManyScrollViews: true}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  sharedWithManyScrollViews: true
                  allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: true
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader: {headerView: {sharedWithManyScrollViews: false}}
          """),
      .headerViews(find))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  // Whoever writes the flag has decided.
  guard view.resolved(.sharedWithManyScrollViews),
    view[.allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView] == nil,
    let cell = view.cell(.sharedWithManyScrollViews)
  else { return }
  report.key(
    of: cell,
    "`allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView` is not set on a shared header",
    help: "set it to `true`",
    fixes: [
      .flag(.allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView, true, of: view)
    ])
}
