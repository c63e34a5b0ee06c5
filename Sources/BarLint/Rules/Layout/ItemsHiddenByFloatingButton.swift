import BarCatalog
import BarText

extension Rule {
  static var itemsHiddenByFloatingButton: Rule {
    Rule(
      .layout,
      FindingKind(
        "items-hidden-by-floating-button", .warning, tier: .lint,
        summary: "The items on one side of a bottom app bar are not shown.",
        rationale:
          "A floating button at one side removes all items of that side from the bar, even while the button is hidden.",
        sources: """
          BottomAppBar README, Leading and trailing bar button items
          components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonPosition:animated:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            board:
              bottomAppBar:
                floatingButtonPosition: leading
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                leadingBarButtonItems: [{image: menu, accessibilityLabel: Menu, action: openMenu}]
              # ^^^^^^^^^^^^^^^^^^^^^ `leadingBarButtonItems` are not shown while the floating button is on their side
          ---
          barc: 1
          toolkit: mdc
          screens:
            board:
              bottomAppBar:
                floatingButtonPosition: trailing
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                trailingBarButtonItems: [{image: find, accessibilityLabel: Find, action: find}]
              # ^^^^^^^^^^^^^^^^^^^^^^ `trailingBarButtonItems` are not shown while the floating button is on their side
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            board:
              bottomAppBar:
                floatingButtonPosition: trailing
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                leadingBarButtonItems: [{image: menu, accessibilityLabel: Menu, action: openMenu}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            board:
              bottomAppBar:
                floatingButton: {image: add, accessibilityLabel: Add, action: add}
                leadingBarButtonItems: [{image: menu, accessibilityLabel: Menu, action: openMenu}]
                trailingBarButtonItems: [{image: find, accessibilityLabel: Find, action: find}]
          """),
      .objects(
        of: MDCBottomAppBarView.self,
        having: Presence(
          all: [MDCBottomAppBarView.id(.floatingButtonPosition)],
          any: [
            MDCBottomAppBarView.id(.leadingBarButtonItems),
            MDCBottomAppBarView.id(.trailingBarButtonItems),
          ]), find))
  }
}

private func find(_ bar: ObjectUse<MDCBottomAppBarView>, _ report: inout Report) {
  let items: Cell? =
    switch bar.element.resolved(.floatingButtonPosition) {
    case .center: nil
    case .leading: bar.element.cell(.leadingBarButtonItems)
    case .trailing: bar.element.cell(.trailingBarButtonItems)
    }
  guard let items, !bar.place.tape.run(at: Int(truncatingIfNeeded: items.word)).isEmpty else {
    return
  }
  report.key(
    of: items,
    "`\(MDCBottomAppBarView.type.propertyName(at: items.place))` are not shown while the floating button is on their side",
    help: "move them to the other side, or the button to the center")
}
