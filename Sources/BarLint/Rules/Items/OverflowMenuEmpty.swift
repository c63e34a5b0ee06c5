import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var overflowMenuEmpty: Rule {
    Rule(
      .items,
      FindingKind(
        "overflow-menu-empty", .warning, tier: .lint,
        summary: "An item would be an empty line in the overflow menu of its bar.",
        rationale:
          "From iOS 27 on, items that do not fit move into a menu. An item with a custom view has nothing to show there unless it also has a title, an image or a representation for menus: people cannot reach it any more.",
        sources: """
          UIKit/UIBarButtonItem.h menuRepresentation
          https://github.com/LoopKit/Loop/pull/2515
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0"}
          screens:
            chart:
              toolbar:
                items:
                  - {title: Food, action: addFood}
                  - {title: Dose, action: addDose}
                  - {customView: {kind: button, image: gear, width: 44, height: 44, accessibilityLabel: Settings}}
                  #  ^^^^^^^^^^ the item is an empty line in the bar's overflow menu on iOS 27 and later
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0"}
          screens:
            chart:
              navigationItem:
                title: Chart
                rightBarButtonItems:
                  - {customView: {kind: button, title: More, width: 60, height: 44}}
                  #  ^^^^^^^^^^ the item is an empty line in the bar's overflow menu on iOS 27 and later
                  - {systemItem: add, action: add}
                  - {systemItem: edit, action: edit}
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0"}
          screens:
            chart:
              toolbar:
                items:
                  - {title: Food, action: addFood}
                  - {title: Dose, action: addDose}
                  - customView: {kind: button, image: gear, width: 44, height: 44, accessibilityLabel: Settings}
                    menuRepresentation: {title: Settings, handler: showSettings}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          screens:
            chart:
              toolbar:
                items:
                  - {title: Food, action: addFood}
                  - {title: Dose, action: addDose}
                  - {customView: {kind: button, image: gear, width: 44, height: 44, accessibilityLabel: Settings}}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(
          all: [UIBarButtonItem.id(.customView)],
          none: [
            UIBarButtonItem.id(.menuRepresentation), UIBarButtonItem.id(.title),
            UIBarButtonItem.id(.image),
          ]), find))
  }
}

/// The first version whose navigation bars and toolbars have an overflow menu.
private let firstWithMenu = Version(27)
/// How many items a bar shows without a doubt.
private let certainCount = 2

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  guard item.place.host == .uiNavigationBar || item.place.host == .uiToolbar,
    let view = item[.customView], takesPart(view), let cell = item.element.cell(.customView),
    siblingCount(of: item.place) > certainCount,
    item.place.environments.contains(where: {
      $0.layout.os >= firstWithMenu && $0.layout.look >= firstWithMenu
    })
  else { return }
  report.key(
    of: cell, "the item is an empty line in the bar's overflow menu on iOS 27 and later",
    help: "give it a `menuRepresentation`")
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

/// How many items the list has that holds an item.
private func siblingCount(of place: ObjectPlace) -> Int {
  guard place.visit.owner >= 0 else { return 1 }
  let cell = place.tape.run(at: Int(place.visit.owner)).lazy.map { place.tape[$0] }
    .first { $0.id == place.visit.property }
  guard let cell,
    let owner = BarType(rawValue: UInt8(truncatingIfNeeded: place.tape[Int(place.visit.owner)].id)),
    owner.shape(at: cell.place).form.container == .list
  else { return 1 }
  return List<Element<UIBarButtonItem>>(word: cell.word, place.tape).count { !$0.isSpace }
}
