import BarCatalog
import BarText

extension Rule {
  static var missingAccessibilityLabel: Rule {
    Rule(
      .items,
      FindingKind(
        "missing-accessibility-label", .warning, tier: .lint,
        summary: "An item shows an image alone, and nothing says what it is.",
        rationale:
          "VoiceOver and Voice Control have only the label of an item, or its title. Of an image from the asset catalog they know nothing, or a file's name.",
        sources: """
          BottomAppBar README, Accessibility
          AppBar README, Accessibility
          UIKit/UIAccessibility.h accessibilityLabel
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                leadingBarButtonItems: [{image: menu, action: openMenu}]
                #                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item shows an image alone, and has no `accessibilityLabel`
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: compose, accessibilityHint: Writes a message, action: compose}
                #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item shows an image alone, and has no `accessibilityLabel`
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                leadingBarButtonItems: [{image: menu, accessibilityLabel: Menu, action: openMenu}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: compose, title: Compose, action: compose}
          """),
      .objects(
        of: [.uiBarButtonItem, .mdcFloatingButton],
        having: Presence(
          all: [UIBarButtonItem.id(.image)], none: [UIBarButtonItem.id(.accessibilityLabel)]), find)
    )
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  // Ids are of names, so a floating button is read like an item.
  let item = ObjectUse<UIBarButtonItem>(place)
  let isButton = place.type == .mdcFloatingButton
  if isButton ? item.element.index(of: MDCFloatingButton.id(.title)) != nil : item.hasTitle {
    return
  }
  if !isButton, item[.customView] != nil || item[.systemItem] != nil { return }
  // A symbol of the system brings a label of its own.
  if isButton
    ? hasSymbols(Element(place.tape, at: place.visit.head)) : item[.image]?[.symbol] != nil
  {
    return
  }
  report.value(
    at: item.element.node,
    "the \(isButton ? "button" : "item") shows an image alone, and has no `accessibilityLabel`",
    help: "say what a tap does: `accessibilityLabel: …`",
    source: "UIKit/UIAccessibility.h accessibilityLabel")
}

/// Whether the images of a floating button are symbols in each of its states.
private func hasSymbols(_ button: Element<MDCFloatingButton>) -> Bool {
  guard let cell = button.cell(.image) else { return false }
  return button.tape.run(at: Int(truncatingIfNeeded: cell.word)).allSatisfy {
    Element<ImageReference>(word: button.tape[$0].word, button.tape)[.symbol] != nil
  }
}
