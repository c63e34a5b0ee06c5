import BarCatalog
import BarText

extension Rule {
  static var toolbarWithoutWidth: Rule {
    Rule(
      .navigation,
      FindingKind(
        "toolbar-without-width", .note, tier: .lint,
        explaining: ["bar-too-low"],
        summary: "A toolbar with a width of 0 gets items.",
        rationale:
          "UIKit lays out the items when they are set. If there is no room at all, it logs constraints that it cannot satisfy.",
        sources: """
          https://github.com/apache/cordova-plugin-inappbrowser/pull/1123
          https://github.com/hackiftekhar/IQKeyboardManager/pull/1598
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            form:
              toolbar: {frame: [0, 0, 0, 0], items: [{systemItem: done, action: close}]}
              #                ^^^^^^^^^^^^ the toolbar has a width of 0 when its items are set
          ---
          barc: 1
          toolkit: uikit
          screens:
            form:
              toolbar:
                frame: [0, 0, 0, 44]
                #      ^^^^^^^^^^^^^ the toolbar has a width of 0 when its items are set
                items: [{systemItem: done, action: close}]
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            form:
              toolbar: {frame: [0, 0, 320, 44], items: [{systemItem: done, action: close}]}
          ---
          barc: 1
          toolkit: uikit
          screens:
            form:
              toolbar: {items: [{systemItem: done, action: close}]}
          """),
      .objects(
        of: UIToolbar.self, having: Presence(all: [UIToolbar.id(.frame), UIToolbar.id(.items)]),
        find))
  }
}

private func find(_ toolbar: ObjectUse<UIToolbar>, _ report: inout Report) {
  guard let cell = toolbar.element.cell(.frame), toolbar[.frame]?.width == 0 else { return }
  report.value(
    at: cell.node, "the toolbar has a width of 0 when its items are set",
    help: "start with any width, or set the items after layout")
}
