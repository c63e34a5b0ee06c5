import BarCatalog
import BarText

extension Rule {
  static var floatingButtonWithoutContent: Rule {
    Rule(
      .items,
      FindingKind(
        "floating-button-without-content", .warning, tier: .lint,
        summary: "A floating button has nothing on it.",
        rationale:
          "A bottom app bar makes its button without an image and without a title: an empty disk that nobody can tell the meaning of.",
        sources: """
          BottomAppBar README, Floating action button
          components/BottomAppBar/src/MDCBottomAppBarView.m addFloatingButton
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {floatingButton: {action: compose}}
              #                              ^^^^^^^^^^^^^^^^^ the button has neither image nor title
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {accessibilityLabel: Compose, action: compose, backgroundColor: red}
                #               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the button has neither image nor title
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {floatingButton: {image: plus, accessibilityLabel: Compose, action: compose}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {isFloatingButtonHidden: true, floatingButton: {}}
          """),
      .objects(
        of: MDCFloatingButton.self,
        having: Presence(none: [MDCFloatingButton.id(.image), MDCFloatingButton.id(.title)]), find))
  }
}

private func find(_ button: ObjectUse<MDCFloatingButton>, _ report: inout Report) {
  let bar = button.place.owner(MDCBottomAppBarView.self)
  if button.element.resolved(.isHidden) || bar?.resolved(.isFloatingButtonHidden) == true { return }
  report.value(
    at: button.element.node, "the button has neither image nor title",
    help: "give it an `image` and an `accessibilityLabel`")
}
