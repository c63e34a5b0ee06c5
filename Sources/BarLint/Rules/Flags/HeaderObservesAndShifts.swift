import BarCatalog
import BarText

extension Rule {
  static var headerObservesAndShifts: Rule {
    Rule(
      .flags,
      FindingKind(
        "header-observes-and-shifts", .error, tier: .lint,
        summary: "A header observes its scroll view and is also set to move off the screen.",
        rationale:
          "To move off the screen, a header needs events that observation does not provide, such as the end of a drag. `enabled` and `enabledWithStatusBar` assert, no matter which property is set first. The documentation also excludes `hideable`, but the code allows it.",
        sources: """
          AppBar README Enabling observation of the tracking scroll view
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m setObservesTrackingScrollViewScrollEvents:, setShiftBehavior:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  trackingScrollView: list
                  observesTrackingScrollViewScrollEvents: true
                  shiftBehavior: enabled
                # ^^^^^^^^^^^^^ `shiftBehavior: enabled` asserts while `observesTrackingScrollViewScrollEvents` is on
              scrollViews: {list: {kind: tableView}}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox]}
          screens:
            inbox:
              appBar:
                headerView: {shiftBehavior: enabledWithStatusBar}
                #            ^^^^^^^^^^^^^ `shiftBehavior: enabledWithStatusBar` asserts while `observesTrackingScrollViewScrollEvents` is on, which `MDCAppBarNavigationController` turns on
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  observesTrackingScrollViewScrollEvents: true
                  shiftBehavior: hideable
                # ^^^^^^^^^^^^^ `shiftBehavior: hideable` is documented to exclude `observesTrackingScrollViewScrollEvents`, though the code allows it
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView: {observesTrackingScrollViewScrollEvents: true}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main: {navigationController: MDCAppBarNavigationController, screens: [inbox]}
          screens:
            inbox:
              appBar:
                headerView: {observesTrackingScrollViewScrollEvents: false, shiftBehavior: enabled}
          """),
      .headerViews(find))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard use.observesScrollView, let cell = view.cell(.shiftBehavior),
    let behavior = view[.shiftBehavior]
  else { return }
  let isWritten = view[.observesTrackingScrollViewScrollEvents] != nil
  switch behavior {
  case .disabled: return
  case .enabled, .enabledWithStatusBar:
    let preset = isWritten ? "" : ", which `MDCAppBarNavigationController` turns on"
    report.key(
      of: cell,
      "`shiftBehavior: \(behavior.spelling)` asserts while `observesTrackingScrollViewScrollEvents` is on\(preset)",
      help:
        "leave `shiftBehavior` at `disabled`, or forward the scroll events and write `observesTrackingScrollViewScrollEvents: false`"
    )
  case .hideable:
    // The controller that observes by itself makes headers hideable too.
    guard isWritten else { return }
    report.key(
      of: cell,
      "`shiftBehavior: hideable` is documented to exclude `observesTrackingScrollViewScrollEvents`, though the code allows it",
      help: "forward the scroll events, to be safe with later versions", severity: .note)
  }
}
