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
        summary: "Items are there twice on a screen.",
        rationale:
          "An item is one object: a bar that gets it twice shows it in one place or draws both from one state. A navigation bar that observes the navigation item of a screen with an app bar shows what the app bar shows already.",
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
                #                   ^^^^ this item of the bar is there already
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
            # ^^^^^^^^^^^^^ the bar shows the navigation item that the app bar shows already
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

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .mdcNavigationBar { findSecondBar(place, &report) }
  var seen = Set<Int32>()
  for node in itemNodes(of: place) where place.document.tree.nodes[Int(node)].kind == .alias {
    let anchored = place.document.tree.resolved(node)
    if seen.insert(anchored).inserted { continue }
    report.alias(
      at: node, "this item of the bar is there already",
      help: "write an item of its own, or show it once")
  }
}

/// Where the items of a bar are written, spaces left out.
private func itemNodes(of place: ObjectPlace) -> [Int32] {
  var nodes: [Int32] = []
  for index in place.tape.run(at: Int(place.visit.head)) {
    let cell = place.tape[index]
    let form = place.type.shape(at: cell.place).form
    guard form.kind == .element, form.parameter == UIBarButtonItem.type.rawValue else { continue }
    let members =
      form.container == .list
      ? place.tape.run(at: Int(truncatingIfNeeded: cell.word)).map { place.tape[$0] } : [cell]
    for member in members where member.node >= 0 {
      let item = Element<UIBarButtonItem>(word: member.word, place.tape)
      if !item.isSpace { nodes.append(member.node) }
    }
  }
  return nodes
}

private func findSecondBar(_ place: ObjectPlace, _ report: inout Report) {
  guard let screen = place.owner(Screen.self), screen[.navigationItem] != nil,
    place.screen?.bars.contains(.appBar) == true, let cell = screen.cell(.navigationBar)
  else { return }
  let bar = Element<MDCNavigationBar>(place.tape, at: place.visit.head)
  guard bar[.observesNavigationItem] ?? true else { return }
  report.holder(
    cell, "the bar shows the navigation item that the app bar shows already",
    help: "write `observesNavigationItem: false`, or leave the bar out")
}
