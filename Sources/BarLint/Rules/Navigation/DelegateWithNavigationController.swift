import BarCatalog
import BarText

extension Rule {
  static var delegateWithNavigationController: Rule {
    Rule(
      .navigation,
      FindingKind(
        "delegate-with-navigation-controller", .error, tier: .lint,
        summary: "A bar of a navigation controller is given a delegate.",
        rationale:
          "The navigation controller is the delegate of its bars. Setting another delegate raises an exception.",
        sources: """
          UINavigationBar documentation Use a navigation bar with a navigation controller
          UIKit/UIToolbar.h delegate
          """,
        bad: """
          barc: 1
          toolkit: uikit
          flows:
            main: {screens: [inbox], navigationBar: {delegate: self}}
            #                                        ^^^^^^^^ the navigation controller is the delegate of its bar, and setting another one raises an exception
          screens:
            inbox: {navigationItem: {title: Inbox}}
          ---
          barc: 1
          toolkit: uikit
          flows:
            main:
              screens: [inbox]
              isToolbarHidden: false
              toolbar: {delegate: helper}
              #         ^^^^^^^^ the navigation controller is the delegate of its bar, and setting another one raises an exception
          screens:
            inbox:
              navigationItem: {title: Inbox}
              toolbarItems: [{title: Edit, action: edit}]
          """,
        good: """
          barc: 1
          toolkit: uikit
          flows:
            main: {screens: [inbox], navigationBar: {prefersLargeTitles: true}}
          screens:
            inbox: {navigationItem: {title: Inbox}}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationBar: {delegate: self, items: [{title: Inbox}]}
              toolbar: {delegate: self, items: [{title: Edit, action: edit}]}
          """),
      .objects(
        of: [.uiNavigationBar, .uiToolbar], having: Presence(all: [UINavigationBar.id(.delegate)]),
        find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  guard place.owner(Flow.self) != nil else { return }
  // Ids are of names, so both bars are read alike.
  let bar = Element<UINavigationBar>(place.tape, at: place.visit.head)
  guard let cell = bar.cell(.delegate) else { return }
  report.key(
    of: cell,
    "the navigation controller is the delegate of its bar, and setting another one raises an exception",
    help: "become the delegate of the navigation controller instead")
}
