import BarCatalog
import BarText

extension Rule {
  static var missingAccessibilityLabel: Rule {
    Rule(
      .items,
      FindingKind(
        "missing-accessibility-label", .warning, tier: .lint,
        summary: "An item shows only an image and has no accessibility label.",
        rationale:
          "VoiceOver and Voice Control rely on the label of an item, or on its title. For an image from the asset catalog they have nothing, or only a file name.",
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
                #                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item shows only an image and has no `accessibilityLabel`
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: compose, accessibilityHint: Writes a message, action: compose}
                #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item shows only an image and has no `accessibilityLabel`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: add, title: "", accessibilityLabel: " ", action: add}
                #               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the button shows only an image and has a blank `accessibilityLabel`
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: button, image: gear, width: 44, height: 44, action: set}}
                #                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the button has neither a title nor an `accessibilityLabel` of its own
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
        having: Presence(any: [UIBarButtonItem.id(.image), UIBarButtonItem.id(.customView)]),
        where: mayBeNameless, find))
  }
}

/// Whether an item or a button has no label that has letters for sure.
@Sendable
private func mayBeNameless(_ tape: [Cell], _ visit: Visit) -> Bool {
  // Ids are of names, so a floating button is read like an item.
  let item = Element<UIBarButtonItem>(tape, at: visit.head)
  if let view = item[.customView] {
    // A label of the item that the view does not get is another finding.
    return view[.kind] == .button && view[.title] == nil && item[.accessibilityLabel] == nil
  }
  guard let label = item[.accessibilityLabel] else { return true }
  return label.single.map { $0.count <= longestBlank } ?? false
}

/// A label that is longer, in bytes, is taken to have letters.
private let longestBlank = 4

private func find(_ place: ObjectPlace, _ report: inout Report) {
  // Ids are of names, so a floating button is read like an item.
  let item = ObjectUse<UIBarButtonItem>(place)
  let isButton = place.type == .mdcFloatingButton
  if !isButton, let view = item[.customView] { return find(view, place, &report) }
  if isButton ? hasTitle(Element(place.tape, at: place.visit.head)) : item.hasTitle { return }
  if !isButton, item[.systemItem] != nil { return }
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
    "the \(isButton ? "button" : "item") shows only an image and has \(label == nil ? "no" : "a blank") `accessibilityLabel`",
    help: "say what a tap does: `accessibilityLabel: …`",
    source: "UIKit/UIAccessibility.h accessibilityLabel")
}

/// Says of a button in the place of an item that it has no name of its own: that of the item does not reach it.
private func find(
  _ view: Element<ViewDescription>, _ place: ObjectPlace, _ report: inout Report
) {
  guard view[.kind] == .button, view[.title] == nil, view[.image]?[.symbol] == nil,
    view[.accessibilityLabel].map({ $0.isBlank(in: place) }) ?? true
  else { return }
  report.value(
    at: view.node, "the button has neither a title nor an `accessibilityLabel` of its own",
    help: "say what a tap does, on the view: `accessibilityLabel: …`",
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
