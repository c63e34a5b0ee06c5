import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var popoverWithoutAnchor: Rule {
    Rule(
      .items,
      FindingKind(
        "popover-without-anchor", .warning, tier: .lint,
        summary: "A popover has nothing to point to.",
        rationale:
          "On iPad, the app crashes when it presents a popover or a share sheet without an item, or a view and a rectangle, to point to. On iPhone, the mistake goes unnoticed. Items of Material bars cannot be anchors, because UIKit does not know where they are.",
        sources: """
          UIKit/UIPopoverPresentationController.h barButtonItem, sourceView
          https://github.com/material-components/material-components-ios/pull/8129
          https://github.com/Augustyniak/FileExplorer/issues/29
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            photo:
              navigationItem:
                title: Photo
                rightBarButtonItem: {systemItem: action, segue: {kind: popover}}
                #                                                      ^^^^^^^ nothing says what the popover points to on an iPad
          ---
          barc: 1
          toolkit: mdc
          screens:
            photo:
              buttonBar:
                items: [{title: Share, segue: {kind: popover, anchor: item}}]
                #                                                     ^^^^ an item of an `MDCButtonBar` cannot be the anchor: UIKit does not know where it is
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            photo:
              navigationItem:
                title: Photo
                rightBarButtonItem: {systemItem: action, segue: {kind: popover, anchor: item}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            photo:
              buttonBar:
                items: [{title: Share, segue: {kind: popover, anchor: rect}}]
          ---
          barc: 1
          toolkit: uikit
          targets: {devices: phones}
          screens:
            photo:
              navigationItem:
                title: Photo
                rightBarButtonItem: {systemItem: action, segue: {kind: popover}}
          """),
      .objects(
        of: Segue.self, having: Presence(all: [Segue.id(.kind)]),
        where: { $0[.kind] == .popover }, find))
  }
}

private func find(_ segue: ObjectUse<Segue>, _ report: inout Report) {
  guard segue.place.environments.contains(where: { $0.layout.idiom == .pad }),
    let kind = segue.element.cell(.kind)
  else { return }
  let isMaterial: Bool
  switch segue.place.host {
  case .buttonBar, .navigationBar, .appBar, .bottomAppBar: isMaterial = true
  case .uiNavigationBar, .uiToolbar, nil: isMaterial = false
  }
  if let anchor = segue.element.cell(.anchor) {
    guard isMaterial, segue[.anchor] == .item, let host = segue.place.host else { return }
    report.value(
      at: anchor.node,
      "an item of \(host.phrase) cannot be the anchor: UIKit does not know where it is",
      help: "point to a view or a rectangle: `anchor: rect`")
  } else {
    report.ofObject {
      $0.value(
        at: kind.node, "nothing says what the popover points to on an iPad",
        help: isMaterial
          ? "point to a view or a rectangle: `anchor: rect`"
          : "point to the item: `anchor: item`",
        fixes: isMaterial ? [] : [Report.Writing("anchor: item", .unsafe, .entry)])
    }
  }
}
