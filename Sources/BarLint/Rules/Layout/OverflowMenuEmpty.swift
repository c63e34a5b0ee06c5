import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var overflowMenuEmpty: Rule {
    Rule(
      .layout,
      FindingKind(
        "overflow-menu-empty", .warning, tier: .lint,
        summary: "An item appears as an empty line in the overflow menu of its bar.",
        rationale:
          "Items that do not fit move into a menu: in navigation bars from iOS 26, and in toolbars from iOS 27. An item with a custom view has nothing to show there unless it also has a title, an image or a menu representation, so people can no longer reach it.",
        sources: """
          UIKit/UIBarButtonItem.h menuRepresentation
          https://github.com/LoopKit/Loop/pull/2515
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0", os: ["27.0"], devices: [iphone-se-3], orientations: [portrait]}
          screens:
            chart:
              toolbar:
                items:
                  - {title: Add carbohydrates, action: addFood}
                  - {title: Add a dose, action: addDose}
                  - {title: Add exercise, action: addExercise}
                  - {customView: {kind: button, image: gear, width: 44, height: 44, accessibilityLabel: Settings}}
                  #  ^^^^^^^^^^ the item is an empty line in the bar's overflow menu in `iphone-se-3/portrait/ltr`
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0", os: ["27.0"], devices: [iphone-se-3], orientations: [portrait, landscape]}
          screens:
            chart:
              navigationItem:
                title: Chart
                rightBarButtonItems:
                  - {systemItem: add, action: add}
                  - {title: Carbohydrates, action: addFood}
                  - {title: Exercise, action: addExercise}
                  - {title: Insulin, action: addDose}
                  - {customView: {kind: button, title: More, width: 60, height: 44}}
                  #  ^^^^^^^^^^ the item is an empty line in the bar's overflow menu in 1 of 2 environments: `iphone-se-3/portrait/ltr`
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0", os: ["27.0"], devices: [iphone-se-3], orientations: [portrait]}
          screens:
            chart:
              toolbar:
                items:
                  - {title: Add carbohydrates, action: addFood}
                  - {title: Add a dose, action: addDose}
                  - {title: Add exercise, action: addExercise}
                  - customView: {kind: button, image: gear, width: 44, height: 44, accessibilityLabel: Settings}
                    menuRepresentation: {title: Settings, handler: showSettings}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0", os: ["27.0"], devices: [iphone-se-3], orientations: [portrait]}
          screens:
            chart:
              toolbar:
                items:
                  - {title: Food, action: addFood}
                  - {title: Dose, action: addDose}
                  - {customView: {kind: button, image: gear, width: 44, height: 44, accessibilityLabel: Settings}}
          """),
      .layouts(of: [.uiNavigationBar, .uiToolbar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  for index in bar.views.indices where bar.views[index].object >= 0 {
    guard isItem(bar.views[index].name) else { continue }
    let item = bar.element(UIBarButtonItem.self, at: bar.views[index].object)
    guard let view = item[.customView], takesPart(view), item[.menuRepresentation] == nil,
      item[.title] == nil, item[.image] == nil
    else { continue }
    var flaws = Flaws()
    for layout in bar.layouts.indices where bar.layouts[layout].views[index].details.isInMenu {
      flaws.add(layout, 1, bar.confidence(of: index, in: layout))
    }
    report.flaws(
      flaws, of: bar, at: bar.place(ofKey: .customView, of: item),
      "the item is an empty line in the bar's overflow menu", help: "give it a `menuRepresentation`"
    )
  }
}

private func isItem(_ name: ViewName) -> Bool {
  switch name {
  case .item, .leadingItem, .centerItem, .trailingItem: true
  default: false
  }
}

/// Whether a view is there for more than to be looked at.
private func takesPart(_ view: Element<ViewDescription>) -> Bool {
  if let interactive = view[.interactive] { return interactive }
  if view[.action] != nil { return true }
  switch view[.kind] {
  case .button, .segmentedControl, .slider, .switch, .stepper, .pageControl, .textField,
    .searchBar, .control:
    return true
  case .view, .label, .imageView, .progressView, .activityIndicator, .stackView, .tabBar, nil:
    return false
  }
}
