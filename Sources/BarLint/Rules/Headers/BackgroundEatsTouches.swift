import BarCatalog
import BarText

extension Rule {
  static var backgroundEatsTouches: Rule {
    Rule(
      .headers,
      FindingKind(
        "background-eats-touches", .error, tier: .lint,
        summary: "An interactive view is behind the stack of an app bar, where it gets no touches.",
        rationale:
          "The stack with the navigation bar covers the header of an app bar and receives every touch. A view behind it never gets one.",
        sources: """
          AppBar README, Interactive background views
          https://github.com/material-components/material-components-ios/issues/184
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            album:
              title: Album
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView:
                  minMaxHeightIncludesSafeArea: false
                  background: {kind: imageView, interactive: true}
                # ^^^^^^^^^^ the stack of the app bar gets all touches, so this view gets none
          ---
          barc: 1
          toolkit: mdc
          screens:
            album:
              title: Album
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, background: {kind: button, action: openCover}}
                #                                                 ^^^^^^^^^^ the stack of the app bar gets all touches, so this view gets none
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            album:
              title: Album
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, background: {kind: imageView}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            album:
              flexibleHeader:
                headerView: {background: {kind: imageView, interactive: true}}
          """),
      .headerViews(find, having: Presence(all: [MDCFlexibleHeaderView.id(.background)])))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard use.appBar != nil, let background = view[.background], takesTouches(background),
    let cell = view.cell(.background)
  else { return }
  report.key(
    of: cell, "the stack of the app bar gets all touches, so this view gets none",
    help:
      "put it in the header's stack, or use a `flexibleHeader` with your own navigation bar")
}

/// Whether a view is there to be touched.
private func takesTouches(_ view: Element<ViewDescription>) -> Bool {
  if let interactive = view[.interactive] { return interactive }
  if view[.action] != nil { return true }
  switch view[.kind] {
  case .button, .segmentedControl, .slider, .switch, .stepper, .pageControl, .textField,
    .searchBar, .tabBar, .control:
    return true
  case .view, .label, .imageView, .progressView, .activityIndicator, .stackView, nil: return false
  }
}
