import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var guessedScrollView: Rule {
    Rule(
      .headers,
      FindingKind(
        "guessed-scroll-view", .warning, tier: .lint,
        summary: "A controller guesses which of several scroll views its header tracks.",
        rationale:
          "An `MDCAppBarNavigationController` tracks the first scroll view that it finds among a screen's views. If tabs or chips scroll above a list, that may be the wrong one. A description does not say in which order the controller finds them.",
        sources: """
          components/AppBar/src/MDCAppBarNavigationController.m findFirstInstanceOfUIScrollViewInView:
          https://github.com/material-components/material-components-ios/issues/5344
          """,
        bad: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [feed]}}
          screens:
            feed:
              title: Feed
              appBar: {theme: primary}
            # ^^^^^^ the controller tracks the first of 2 scroll views that it finds, and nothing says which one is meant
              scrollViews: {chips: {kind: collectionView}, list: {kind: tableView}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [feed]}}
          screens:
            feed:
              title: Feed
              appBar:
            # ^^^^^^ the controller tracks the first of 3 scroll views that it finds, and nothing says which one is meant
                theme: primary
                headerView: {maximumHeight: 128}
              scrollViews: {chips: {kind: collectionView}, list: {kind: tableView}, map: {kind: scrollView}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [feed]}}
          screens:
            feed:
              title: Feed
              scrollViews: {chips: {kind: collectionView}, list: {kind: tableView}}
            # ^^^^^^^^^^^ the controller tracks the first of 2 scroll views that it finds, and nothing says which one is meant
          """,
        good: """
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [feed]}}
          screens:
            feed:
              title: Feed
              appBar: {theme: primary, headerView: {trackingScrollView: list}}
              scrollViews: {chips: {kind: collectionView}, list: {kind: tableView}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [feed]}}
          screens:
            feed:
              title: Feed
              appBar: {theme: primary}
              scrollViews: {list: {kind: tableView}}
          """),
      .headers(
        find,
        and: .objects(
          of: Screen.self,
          having: Presence(
            all: [Screen.id(.scrollViews)], none: [Screen.id(.appBar), Screen.id(.flexibleHeader)]),
          findScreen)))
  }
}

private func find(_ use: HeaderUse, _ report: inout Report) {
  guard use.isPreset, use.view?[.trackingScrollView] == nil,
    let count = use.screen[.scrollViews]?.count, count > 1, let cell = use.cell
  else { return }
  report.holder(cell, message(count), help: "name one as `headerView.trackingScrollView`")
}

/// Says it of a screen whose app bar the description leaves to the controller.
private func findScreen(_ screen: ObjectUse<Screen>, _ report: inout Report) {
  guard let count = screen[.scrollViews]?.count, count > 1,
    let resolved = screen.place.screen, resolved.bars.contains(.appBar),
    let cell = screen.element.cell(.scrollViews)
  else { return }
  report.key(
    of: cell, message(count),
    help: "write an `appBar` and name one as its `headerView.trackingScrollView`")
}

private func message(_ count: Int) -> String {
  "the controller tracks the first of \(count) scroll views that it finds, and nothing says which one is meant"
}
