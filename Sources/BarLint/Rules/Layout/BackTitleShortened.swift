import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax
import BarText

extension Rule {
  static var backTitleShortened: Rule {
    Rule(
      .layout,
      FindingKind(
        "back-title-shortened", .note, tier: .lint,
        summary: "A back button shows less text on some devices than on others, or none at all.",
        rationale:
          "Before iOS 26, a back button shows the title of the screen that it leads to if there is room, otherwise UIKit's word for back, otherwise only an arrow. If people see the title on one device but not on another, or never any text, a short `backButtonTitle` fits everywhere.",
        sources: """
          https://github.com/lionheart/openradar-mirror/issues/16480
          https://github.com/mozilla-mobile/focus-ios/issues/2972
          UIKit/UINavigationItem.h backButtonTitle, backButtonDisplayMode
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0", devices: [iphone-se-3, iphone-16-pro-max], orientations: [portrait]}
          flows: {main: [settings, about]}
          screens:
            settings: {navigationItem: {title: Privacy and security settings}}
            #                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the back button of `about` has no room for this title and says `Back` in 1 of 2 environments: `iphone-se-3/portrait/ltr`
            about: {navigationItem: {title: Licences and thanks}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0", devices: [iphone-se-3], orientations: [portrait]}
          flows: {main: [news, article]}
          screens:
            news: {navigationItem: {title: All of the news}}
            #                              ^^^^^^^^^^^^^^^ the back button of `article` has no room for this title and shows only an arrow in `iphone-se-3/portrait/ltr`
            article:
              navigationItem: {title: The bridge over the brown river, rightBarButtonItem: {systemItem: action, action: share}}
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0", devices: [iphone-se-3, iphone-16-pro-max], orientations: [portrait]}
          flows: {main: [settings, about]}
          screens:
            settings: {navigationItem: {title: Privacy and security settings, backButtonTitle: Privacy}}
            about: {navigationItem: {title: Licences and thanks}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0", devices: [iphone-se-3, iphone-16-pro-max], orientations: [portrait]}
          flows: {main: [settings, about]}
          screens:
            settings: {navigationItem: {title: Privacy and security settings}}
            about: {navigationItem: {title: Licences and thanks}}
          """),
      .layouts(of: [.uiNavigationBar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  guard let view = bar.views.firstIndex(where: { $0.name == .back }) else { return }
  let screens = Set(bar.layouts.compactMap { $0.surroundings.first?.back }).sorted()
  for below in screens {
    var back = Flaws()
    var arrow = Flaws()
    var hasTitleElsewhere = false
    for layout in bar.layouts.indices
    where bar.layouts[layout].surroundings.first?.back == below
      && isShown(view, in: layout, of: bar)
    {
      let details = bar.layouts[layout].views[view].details
      guard let squeeze = details.squeeze else {
        hasTitleElsewhere = true
        continue
      }
      let missing = squeeze.needed - squeeze.available
      let parent = max(0, Int(bar.views[view].parent))
      guard missing > bar.widthError(inside: parent, in: layout) else { continue }
      let confidence = bar.confidence(of: view, in: layout)
      if details.text == nil {
        arrow.add(layout, missing, confidence)
      } else {
        back.add(layout, missing, confidence)
      }
    }
    let place = place(ofTitleOf: bar.stage.resolved.screens[below], in: bar)
    let name = bar.stage.resolved.tree.string(bar.screen.id.word)
    let fact = "the back button of `\(name)` has no room for this title"
    let help = "write a short `backButtonTitle`, or `backButtonDisplayMode: minimal`"
    if !arrow.isEmpty {
      report.flaws(arrow, of: bar, at: place, fact, "and shows only an arrow", help: help)
    } else if hasTitleElsewhere {
      report.flaws(back, of: bar, at: place, fact, "and says `Back`", help: help)
    }
  }
}

/// Whether a back button is there, and is one that has words: on glass it is an arrow by design.
private func isShown(_ view: Int, in layout: Int, of bar: BarUse) -> Bool {
  bar.layouts[layout].views[view].frame != nil && !bar.isHidden(view, in: layout)
    && bar.environment(of: layout).look < LiquidGlass.first
}

/// Where the words are that a back button has of the screen that it leads to.
private func place(ofTitleOf screen: ResolvedScreen, in bar: BarUse) -> WrittenPlace {
  let element = bar.element(Screen.self, at: screen.head)
  let item = element[.navigationItem]
  let cells = [
    item.flatMap { $0.cell(.backButtonTitle) }, item.flatMap { $0.cell(.title) },
    element.cell(.title),
  ]
  guard let cell = cells.lazy.compactMap({ $0 }).first(where: { $0.node > 0 }) else {
    return bar.placeOfScreen
  }
  return WrittenPlace(cell: cell, owner: screen.head)
}
