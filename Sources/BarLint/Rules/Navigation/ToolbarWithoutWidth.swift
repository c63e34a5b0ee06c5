import BarCatalog
import BarText

extension Rule {
  static var toolbarWithoutWidth: Rule {
    Rule(
      .navigation,
      FindingKind(
        "toolbar-without-width", .note, tier: .lint,
        explaining: ["bar-too-low"],
        summary: "A toolbar of no width gets items.",
        rationale:
          "UIKit lays items out when they are set, and logs constraints that it cannot satisfy where there is no room at all.",
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
              #                ^^^^^^^^^^^^ the toolbar has no width while its items are set
          ---
          barc: 1
          toolkit: uikit
          screens:
            form:
              toolbar:
                frame: [0, 0, 0, 44]
                #      ^^^^^^^^^^^^^ the toolbar has no width while its items are set
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
    at: cell.node, "the toolbar has no width while its items are set",
    help: "begin with any width, or set the items after the layout")
}
