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
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: add, title: "", accessibilityLabel: " ", action: add}
                #               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the button shows an image alone, and nothing is in its `accessibilityLabel`
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
      judge)
  }

  private static var judge: Judge {
    var judge = Judge.objects(
      of: [.uiBarButtonItem, .mdcFloatingButton],
      having: Presence(all: [UIBarButtonItem.id(.image)]), find)
    judge.objects?.suspects = { tape, visit in
      // Ids are of names, so a floating button is read like an item.
      guard let label = Element<UIBarButtonItem>(tape, at: visit.head)[.accessibilityLabel] else {
        return true
      }
      return label.single.map { $0.count <= longestBlank } ?? false
    }
    return judge
  }
}

/// A label that is longer, in bytes, is taken to have letters.
private let longestBlank = 4

private func find(_ place: ObjectPlace, _ report: inout Report) {
  // Ids are of names, so a floating button is read like an item.
  let item = ObjectUse<UIBarButtonItem>(place)
  let isButton = place.type == .mdcFloatingButton
  if isButton ? hasTitle(Element(place.tape, at: place.visit.head)) : item.hasTitle { return }
  if !isButton, item[.customView] != nil || item[.systemItem] != nil { return }
  // A symbol of the system brings a label of its own.
  if isButton
    ? hasSymbols(Element(place.tape, at: place.visit.head)) : item[.image]?[.symbol] != nil
  {
    return
  }
  let label = item[.accessibilityLabel]
  if let label, !label.isBlank(in: place) { return }
  report.value(
    at: item.element.node,
    "the \(isButton ? "button" : "item") shows an image alone, and \(label == nil ? "has no" : "nothing is in its") `accessibilityLabel`",
    help: "say what a tap does: `accessibilityLabel: …`",
    source: "UIKit/UIAccessibility.h accessibilityLabel")
}

/// Whether a floating button has words in one of its states.
private func hasTitle(_ button: Element<MDCFloatingButton>) -> Bool {
  guard let cell = button.cell(.title) else { return false }
  return button.tape.run(at: Int(truncatingIfNeeded: cell.word)).contains {
    !Text(word: button.tape[$0].word, button.tape).isEmpty
  }
}

/// Whether the images of a floating button are symbols in each of its states.
private func hasSymbols(_ button: Element<MDCFloatingButton>) -> Bool {
  guard let cell = button.cell(.image) else { return false }
  return button.tape.run(at: Int(truncatingIfNeeded: cell.word)).allSatisfy {
    Element<ImageReference>(word: button.tape[$0].word, button.tape)[.symbol] != nil
  }
}
