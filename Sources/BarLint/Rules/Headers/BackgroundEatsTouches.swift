import BarCatalog
import BarText

extension Rule {
  static var backgroundEatsTouches: Rule {
    Rule(
      .headers,
      FindingKind(
        "background-eats-touches", .error, tier: .lint,
        summary: "A view that takes touches is behind the stack of an app bar.",
        rationale:
          "The stack with the navigation bar covers the header of an app bar and takes every touch, so that the view behind it never gets one.",
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
                # ^^^^^^^^^^ the stack of the app bar takes all touches, and this view none
          ---
          barc: 1
          toolkit: mdc
          screens:
            album:
              title: Album
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false, background: {kind: button, action: openCover}}
                #                                                 ^^^^^^^^^^ the stack of the app bar takes all touches, and this view none
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
    of: cell, "the stack of the app bar takes all touches, and this view none",
    help:
      "put it into the header's stack, or use a `flexibleHeader` with a navigation bar of your own")
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
