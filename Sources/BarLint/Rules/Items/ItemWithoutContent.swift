import BarCatalog
import BarText

extension Rule {
  static var itemWithoutContent: Rule {
    Rule(
      .items,
      FindingKind(
        "item-without-content", .warning, tier: .lint,
        summary: "An item has nothing to show.",
        rationale:
          "Material bars assert on an empty item in debug builds and draw a blank button in release builds, so it is an error. UIKit shows nothing until code gives the item content.",
        sources: """
          components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:
          UIKit/UIBarButtonItem.h init()
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                trailingBarButtonItems: [{accessibilityHint: Pays, action: pay}]
                #                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item has neither title nor image, which makes an `MDCBottomAppBarView` assert
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {action: pay}
                #                   ^^^^^^^^^^^^^ the item has neither title nor image
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                trailingBarButtonItems: [{title: Pay, accessibilityHint: Pays, action: pay}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {systemItem: done, action: pay}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(
          none: [
            UIBarButtonItem.id(.image), UIBarButtonItem.id(.customView),
            UIBarButtonItem.id(.systemItem),
            UIBarButtonItem.id(.space),
          ]), where: { $0[.title]?.single.map { $0.count == 0 } ?? ($0[.title] == nil) }, find))
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  // A back item without words shows the arrow of the bar, or the title of the screen that it leads to.
  if item.hasTitle || item.isBackItem || item[.primaryAction]?[.image] != nil { return }
  // A group, or an overflow menu, may show such an item only as a line of its menu.
  if item[.menuRepresentation] != nil { return }
  let asserts: Bool
  switch item.place.host {
  case .buttonBar, .navigationBar, .appBar, .bottomAppBar: asserts = true
  case .uiNavigationBar, .uiToolbar, nil: asserts = false
  }
  let host = asserts ? item.place.host.map { ", which makes \($0.phrase) assert" } ?? "" : ""
  report.value(
    at: item.element.node, "the item has neither title nor image\(host)",
    help: "give it a `title` or an `image`",
    source: asserts
      ? "components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:" : "",
    severity: asserts ? .error : .warning)
}
