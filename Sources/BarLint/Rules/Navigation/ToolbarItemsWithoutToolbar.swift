import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var toolbarItemsWithoutToolbar: Rule {
    Rule(
      .navigation,
      FindingKind(
        "toolbar-items-without-toolbar", .warning, tier: .lint,
        summary: "A screen has toolbar items, but no toolbar shows them.",
        rationale:
          "The toolbar of a navigation stack is hidden until `isToolbarHidden` is false. Screens above one with `hidesBottomBarWhenPushed` have no toolbar.",
        sources: """
          UIKit/UINavigationController.h isToolbarHidden
          UIKit/UIViewController.h toolbarItems, hidesBottomBarWhenPushed
          """,
        bad: """
          barc: 1
          toolkit: uikit
          flows: {main: [inbox]}
          screens:
            inbox:
              navigationItem: {title: Inbox}
              toolbarItems: [{title: Edit, action: edit}]
            # ^^^^^^^^^^^^ no stack shows a toolbar on this screen
          ---
          barc: 1
          toolkit: uikit
          flows: {main: {isToolbarHidden: false, screens: [inbox]}}
          screens:
            inbox:
              navigationItem: {title: Inbox}
              hidesBottomBarWhenPushed: true
              toolbarItems: [{title: Edit, action: edit}]
            # ^^^^^^^^^^^^ no stack shows a toolbar on this screen
          """,
        good: """
          barc: 1
          toolkit: uikit
          flows: {main: {isToolbarHidden: false, screens: [inbox]}}
          screens:
            inbox:
              navigationItem: {title: Inbox}
              toolbarItems: [{title: Edit, action: edit}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              toolbar: {}
              toolbarItems: [{title: Edit, action: edit}]
          """),
      .objects(
        of: Screen.self, having: Presence(all: [Screen.id(.toolbarItems)]),
        where: { !($0[.toolbarItems]?.isEmpty ?? true) }, find))
  }
}

private func find(_ use: ObjectUse<Screen>, _ report: inout Report) {
  guard let screen = use.place.screen, screen.toolkit == .uikit,
    let cell = use.element.cell(.toolbarItems)
  else { return }
  // A toolbar of the screen's own that has no items shows them.
  if let toolbar = use[.toolbar], toolbar[.items] == nil { return }
  let document = use.place.document
  let isShown = screen.surroundings.contains {
    !$0.hidesToolbar && document.flows[$0.flow].showsToolbar(on: document.tape)
  }
  if isShown { return }
  report.key(
    of: cell, "no stack shows a toolbar on this screen",
    help: "set `isToolbarHidden: false` on a flow that contains the screen")
}
