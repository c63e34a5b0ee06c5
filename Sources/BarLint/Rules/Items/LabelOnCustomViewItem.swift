import BarCatalog
import BarText

extension Rule {
  static var labelOnCustomViewItem: Rule {
    Rule(
      .items,
      FindingKind(
        "label-on-custom-view-item", .note, tier: .lint, tag: .unnecessary,
        summary:
          "An item with a custom view has an accessibility label that VoiceOver never reads.",
        rationale:
          "VoiceOver asks the view that is on the screen, not the item that the view belongs to.",
        sources: """
          components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:
          UIKit/UIAccessibility.h
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items:
                  - customView: {kind: button, image: person, width: 44, height: 44}
                    accessibilityLabel: Profile
                  # ^^^^^^^^^^^^^^^^^^ `accessibilityLabel` of an item with a custom view is not spoken
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {accessibilityHint: Writes, customView: {kind: button, title: New, width: 44, height: 44}}
                #                    ^^^^^^^^^^^^^^^^^ `accessibilityHint` of an item with a custom view is not spoken
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{customView: {kind: button, image: person, accessibilityLabel: Profile, width: 44, height: 44}}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: New, accessibilityHint: Writes, action: compose}
          """),
      .objects(
        of: UIBarButtonItem.self,
        having: Presence(
          all: [UIBarButtonItem.id(.customView)],
          any: [UIBarButtonItem.id(.accessibilityLabel), UIBarButtonItem.id(.accessibilityHint)]),
        find))
  }
}

private func find(_ item: ObjectUse<UIBarButtonItem>, _ report: inout Report) {
  if item.place.isBackItemOfUIKit { return }
  let cells = [item.element.cell(.accessibilityLabel), item.element.cell(.accessibilityHint)]
  for cell in cells.compactMap({ $0 }) {
    let name = UIBarButtonItem.type.propertyName(at: cell.place)
    report.key(
      of: cell, "`\(name)` of an item with a custom view is not spoken",
      help: "set it on the view")
  }
}
