import BarCatalog
import BarText

extension Rule {
  static var floatingButtonWithoutContent: Rule {
    Rule(
      .items,
      FindingKind(
        "floating-button-without-content", .warning, tier: .lint,
        summary: "A floating button has neither an image nor a title.",
        rationale:
          "A bottom app bar creates its floating button without an image or a title: an empty disk whose purpose nobody can tell. If the description has no `floatingButton` at all, the finding is a note.",
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
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {leadingBarButtonItems: [{title: Menu, action: openMenu}]}
            # ^^^^^^^^^^^^ the bar shows a floating button with nothing on it
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
      .objects(of: [.mdcFloatingButton, .mdcBottomAppBarView], havingOf: presence, find))
  }
}

/// What a button without content does not have, and a bar that nobody gave one.
private func presence(in type: BarType) -> Presence {
  type == .mdcBottomAppBarView
    ? Presence(none: [MDCBottomAppBarView.id(.floatingButton)])
    : Presence(none: [MDCFloatingButton.id(.image), MDCFloatingButton.id(.title)])
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.type == .mdcBottomAppBarView {
    findBar(Element(place.tape, at: place.visit.head), place, &report)
    return
  }
  let button = ObjectUse<MDCFloatingButton>(place)
  let bar = place.owner(MDCBottomAppBarView.self)
  if button.element.resolved(.isHidden) || bar?.resolved(.isFloatingButtonHidden) == true { return }
  report.value(
    at: button.element.node, "the button has neither image nor title",
    help: "give it an `image` and an `accessibilityLabel`")
}

/// Says of a bar that it makes a button of its own, which code may still put something on.
private func findBar(
  _ bar: Element<MDCBottomAppBarView>, _ place: ObjectPlace, _ report: inout Report
) {
  guard !bar.resolved(.isFloatingButtonHidden), let screen = place.owner(Screen.self),
    let cell = screen.cell(.bottomAppBar)
  else { return }
  report.holder(
    cell, "the bar shows a floating button with nothing on it",
    help: "write a `floatingButton`, or `isFloatingButtonHidden: true`", severity: .note)
}
