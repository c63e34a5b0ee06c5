import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var backItemMisused: Rule {
    Rule(
      .navigation,
      FindingKind(
        "back-item-misused", .warning, tier: .lint,
        summary: "A back item does not fit how its bar uses it.",
        rationale:
          "A back item belongs to the screen that it leads back to, and the bar of the screen above shows it. UIKit uses only its title and image and goes back by itself. It also lists the titles in the back button's menu, where a blank title leaves an empty line. An app bar shows the item as written, and a tap on an item without an action does nothing.",
        sources: """
          UIKit/UINavigationItem.h backBarButtonItem
          components/AppBar/src/MDCAppBarViewController.m backButtonItem
          https://github.com/element-hq/element-ios/pull/6327
          """,
        bad: """
          barc: 1
          toolkit: uikit
          flows: {main: [trips, trip]}
          screens:
            trips: {navigationItem: {title: Planned trips}}
            trip:
              navigationItem:
                title: Trip
                backBarButtonItem: {title: Earlier}
              # ^^^^^^^^^^^^^^^^^ no screen is pushed on top of this one, so nothing shows its back item
          ---
          barc: 1
          toolkit: uikit
          flows: {main: [trips, trip]}
          screens:
            trips:
              navigationItem:
                title: Planned trips
                backBarButtonItem: {title: Trips, action: confirmLeave}
                #                                 ^^^^^^ UIKit goes back by itself and ignores `action` of a back item
            trip: {navigationItem: {title: Trip}}
          ---
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0"}
          flows: {main: [trips, trip]}
          screens:
            trips: {navigationItem: {title: Planned trips, backButtonTitle: ""}}
            #                                                               ^^ a blank back title leaves an empty line in the menu of the back button
            trip: {navigationItem: {title: Trip}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [trips, trip]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            trips: {navigationItem: {title: Planned trips, backBarButtonItem: {title: Trips}}}
            #                                              ^^^^^^^^^^^^^^^^^ an app bar shows this back item as it is, and a tap on it does nothing
            trip: {navigationItem: {title: Trip}}
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0"}
          flows: {main: [trips, trip]}
          screens:
            trips: {navigationItem: {title: Planned trips, backBarButtonItem: {title: Trips}}}
            trip: {navigationItem: {title: Trip}}
          ---
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0"}
          flows: {main: [trips, trip]}
          screens:
            trips: {navigationItem: {title: Planned trips, backButtonDisplayMode: minimal}}
            trip:
              navigationItem:
                title: Trip
                backButtonTitle: Trip
                rightBarButtonItem: {title: Map, segue: {kind: show}}
          ---
          barc: 1
          toolkit: mdc
          flows: {main: {navigationController: MDCAppBarNavigationController, screens: [trips, trip]}}
          defaults: {mdc: {appBar: {theme: primary}}}
          screens:
            trips: {navigationItem: {title: Planned trips, backBarButtonItem: {title: Trips, action: goBack}}}
            trip: {navigationItem: {title: Trip}}
          """),
      .objects(
        of: UINavigationItem.self,
        having: Presence(
          any: [
            UINavigationItem.id(.backBarButtonItem), UINavigationItem.id(.backButtonTitle),
          ]), find))
  }
}

private func find(_ item: ObjectUse<UINavigationItem>, _ report: inout Report) {
  guard let screen = item.place.screen,
    item.place.visit.property == Screen.id(.navigationItem),
    let cell = item.element.cell(.backBarButtonItem) ?? item.element.cell(.backButtonTitle)
  else { return }
  if isOnTop(screen, item) {
    report.key(
      of: cell,
      "no screen is pushed on top of this one, so nothing shows its back item",
      help: "set it on the screen that this one is pushed on")
  } else if item.place.host == .uiNavigationBar {
    findIgnored(item, &report)
    findBlank(item, &report)
  } else if let back = item[.backBarButtonItem], back[.action] == nil,
    back[.primaryAction] == nil, back[.customView] == nil,
    screen.screensAbove(in: item.place.document).contains(where: { $0.bars.contains(.appBar) })
  {
    report.key(
      of: cell, "an app bar shows this back item as it is, and a tap on it does nothing",
      help: "give it an `action` that goes back, or remove it to get a back arrow that works")
  }
}

/// Whether the screen is the last one of each of its stacks, is pushed there, and leads nowhere.
private func isOnTop(_ screen: ResolvedScreen, _ item: ObjectUse<UINavigationItem>) -> Bool {
  let document = item.place.document
  guard screen.isPushed, screen.screensAbove(in: document).isEmpty,
    !pushes(item.element)
  else { return false }
  // The screen below has one of its own: this one may be for a screen that is not described.
  return screen.surroundings.lazy.compactMap(\.back).allSatisfy {
    let below = Element<Screen>(document.tape, at: document.screens[$0].head)[.navigationItem]
    return below?[.backBarButtonItem] == nil && below?[.backButtonTitle] == nil
  }
}

/// Whether an item of the screen's bar leads to another screen.
private func pushes(_ item: Element<UINavigationItem>) -> Bool {
  let single = [item[.leftBarButtonItem], item[.rightBarButtonItem]].compactMap { $0 }
  let lists = [item[.leftBarButtonItems], item[.rightBarButtonItems]].compactMap { $0 }
  return (single + lists.joined()).contains { $0[.segue]?[.kind] == .show }
}

private func findIgnored(_ item: ObjectUse<UINavigationItem>, _ report: inout Report) {
  guard let back = item[.backBarButtonItem] else { return }
  let cells = [
    back.cell(.customView), back.cell(.action), back.cell(.target), back.cell(.primaryAction),
  ]
  report.inside(back) { report in
    for cell in cells.compactMap({ $0 }) {
      report.key(
        of: cell,
        "UIKit goes back by itself and ignores `\(UIBarButtonItem.type.propertyName(at: cell.place))` of a back item",
        help: "give the screen above a leading item instead, or remove it")
    }
  }
}

/// The first version whose back buttons have a menu, and a display mode.
private let firstWithMenu = Version(14)

private func findBlank(_ item: ObjectUse<UINavigationItem>, _ report: inout Report) {
  if let deployment = item.place.versions.deployment, deployment < firstWithMenu { return }
  let back = item[.backBarButtonItem]
  let isBlank = { (title: Text?) in title?.isBlank(in: item.place) ?? false }
  let cell: Cell?
  if isBlank(item[.backButtonTitle]) {
    cell = item.element.cell(.backButtonTitle)
  } else if let back, back[.image] == nil, isBlank(back[.title]) {
    cell = back.cell(.title)
  } else {
    cell = nil
  }
  guard let cell else { return }
  report.value(
    at: cell.node, "a blank back title leaves an empty line in the menu of the back button",
    help: "write `backButtonDisplayMode: minimal`")
}
