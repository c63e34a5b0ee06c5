import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var itemShownTwice: Rule {
    Rule(
      .items,
      FindingKind(
        "item-shown-twice", .warning, tier: .lint,
        summary: "The same items appear twice on a screen.",
        rationale:
          "An item is a single object: a bar that gets it twice shows it in one place, or draws both from one state. A navigation bar that observes the navigation item of a screen with an app bar repeats what the app bar already shows.",
        sources: """
          UIKit/UIBarButtonItem.h
          components/NavigationBar/src/MDCNavigationBar.h observeNavigationItem:
          """,
        bad: """
          barc: 1
          toolkit: uikit
          shared: {add: &add {systemItem: add, action: add}}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                leftBarButtonItem: *add
                rightBarButtonItem: *add
                #                   ^^^^ this item is already in the bar
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, action: edit}}
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
              navigationBar: {}
            # ^^^^^^^^^^^^^ the bar shows the navigation item that the app bar already shows
          """,
        good: """
          barc: 1
          toolkit: uikit
          shared: {space: &space {systemItem: flexibleSpace}}
          screens:
            inbox:
              toolbar: {items: [*space, {title: Edit, action: edit}, *space]}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, action: edit}}
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView: {minMaxHeightIncludesSafeArea: false}
              navigationBar: {observesNavigationItem: false, title: Messages}
          """),
      .objects(
        of: [
          .uiNavigationItem, .uiToolbar, .mdcNavigationBar, .mdcButtonBar, .mdcBottomAppBarView,
        ], find))
  }
}

/// What holds one item of a bar, and what holds several.
/// Whether a property holds items of a bar: one, or several; `nil` if it holds none.
private func holdsSeveral(_ id: UInt16) -> Bool? {
  switch id {
  case UINavigationItem.id(.leftBarButtonItem), UINavigationItem.id(.rightBarButtonItem),
    MDCNavigationBar.id(.leadingBarButtonItem), MDCNavigationBar.id(.trailingBarButtonItem):
    false
  case UINavigationItem.id(.leftBarButtonItems), UINavigationItem.id(.rightBarButtonItems),
    MDCNavigationBar.id(.leadingBarButtonItems), MDCNavigationBar.id(.trailingBarButtonItems),
    MDCButtonBar.id(.items):
    true
  default: nil
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .mdcNavigationBar { findSecondBar(place, &report) }
  var seen: [Int32] = []
  for index in place.tape.run(at: Int(place.visit.head)) {
    let cell = place.tape[index]
    switch holdsSeveral(cell.id) {
    case nil: continue
    case false?: check(cell, place, &seen, &report)
    case true?:
      for member in place.tape.run(at: Int(truncatingIfNeeded: cell.word)) {
        check(place.tape[member], place, &seen, &report)
      }
    }
  }
}

/// Says of an item that it is a use of an anchor which the bar has met before; a space may be there twice.
private func check(
  _ cell: Cell, _ place: ObjectPlace, _ seen: inout [Int32], _ report: inout Report
) {
  guard cell.node >= 0, let target = place.target(ofAlias: cell.node) else { return }
  guard seen.contains(target) else { return seen.append(target) }
  if Element<UIBarButtonItem>(word: cell.word, place.tape).isSpace { return }
  report.alias(
    at: cell.node, "this item is already in the bar",
    help: "write a separate item, or show it once")
}

private func findSecondBar(_ place: ObjectPlace, _ report: inout Report) {
  guard let screen = place.owner(Screen.self), screen[.navigationItem] != nil,
    place.screen?.bars.contains(.appBar) == true, let cell = screen.cell(.navigationBar)
  else { return }
  let bar = Element<MDCNavigationBar>(place.tape, at: place.visit.head)
  guard bar[.observesNavigationItem] ?? true else { return }
  report.holder(
    cell, "the bar shows the navigation item that the app bar already shows",
    help: "write `observesNavigationItem: false`, or remove the bar")
}
