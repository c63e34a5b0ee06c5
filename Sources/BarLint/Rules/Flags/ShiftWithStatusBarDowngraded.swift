import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var shiftWithStatusBarDowngraded: Rule {
    Rule(
      .flags,
      FindingKind(
        "shift-with-status-bar-downgraded", .warning, tier: .lint,
        summary: "A header cannot take the status bar along when it moves off the screen.",
        rationale:
          "If the status bar never overlaps the header, there is nothing to take along, and an app extension has no status bar. `enabledWithStatusBar` then behaves like `enabled`.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView+ShiftBehavior.h
          components/FlexibleHeader/src/private/MDCFlexibleHeaderShifter.m
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  trackingScrollView: list
                  statusBarHintCanOverlapHeader: false
                  shiftBehavior: enabledWithStatusBar
                # ^^^^^^^^^^^^^ `enabledWithStatusBar` behaves like `enabled` while `statusBarHintCanOverlapHeader` is off
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], windows: [extension]}
          screens:
            inbox:
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {shiftBehavior: enabledWithStatusBar, trackingScrollView: list}
                #            ^^^^^^^^^^^^^ `enabledWithStatusBar` behaves like `enabled` in an app extension
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          infoPlist: {UIViewControllerBasedStatusBarAppearance: false}
          screens:
            inbox:
              flexibleHeader:
                headerView: {shiftBehavior: enabledWithStatusBar, trackingScrollView: list}
                #            ^^^^^^^^^^^^^ the status bar stays because `UIViewControllerBasedStatusBarAppearance` is off, and the header leaves from below it
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView:
                  trackingScrollView: list
                  statusBarHintCanOverlapHeader: false
                  shiftBehavior: enabled
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], windows: [extension]}
          screens:
            inbox:
              flexibleHeader:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {shiftBehavior: enabled, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView: {shiftBehavior: enabledWithStatusBar, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              flexibleHeader:
                headerView: {statusBarHintCanOverlapHeader: false, shiftBehavior: enabled, trackingScrollView: list}
              scrollViews: {list: {kind: tableView, events: forwarded}}
          """),
      .headerViews(find))
  }
}

private func find(
  _ use: HeaderUse, _ view: Element<MDCFlexibleHeaderView>, _ report: inout Report
) {
  guard view[.shiftBehavior] == .enabledWithStatusBar,
    let cell = view.cell(.shiftBehavior)
  else { return }
  // The app's Info.plist has the last word about the status bar.
  if use.place.document.checked.description[.infoPlist]?[.UIViewControllerBasedStatusBarAppearance]
    == false
  {
    report.key(
      of: cell,
      "the status bar stays because `UIViewControllerBasedStatusBarAppearance` is off, and the header leaves from below it",
      help: "turn that key on, or write `enabled`")
    return
  }
  let reason: StaticString
  if !view.resolved(.statusBarHintCanOverlapHeader) {
    reason = "while `statusBarHintCanOverlapHeader` is off"
  } else {
    let environments = use.place.environments
    guard !environments.isEmpty, environments.allSatisfy({ $0.window == .extension }) else {
      return
    }
    reason = "in an app extension"
  }
  report.key(
    of: cell, "`enabledWithStatusBar` behaves like `enabled` \(reason)",
    help: "write `enabled`", fixes: [Report.Writing("enabled", .safe, .value(cell.node))])
}
