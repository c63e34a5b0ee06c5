import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var labelNamesItsKind: Rule {
    Rule(
      .items,
      FindingKind(
        "label-names-its-kind", .note, tier: .lint,
        summary: "A label says that a button is one, which VoiceOver says by itself.",
        rationale:
          "VoiceOver reads the label and then what kind of control it is: the word button is heard twice.",
        sources: """
          UIKit/UIAccessibility.h accessibilityLabel, accessibilityTraits
          https://github.com/cvs-health/ios-swiftui-accessibility-techniques/pull/13
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: plus, accessibilityLabel: Add button, action: add}
                #                                                     ^^^^^^^^^^ VoiceOver says `button` by itself
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: plus, accessibilityLabel: {de: Schaltfläche Neu, en: Add}, action: add}
                #                                                      ^^^^^^^^^^^^^^^^ VoiceOver says `Schaltfläche` by itself
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: plus, accessibilityLabel: Add, action: add}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: plus, accessibilityLabel: Buttonhole, action: add}
          """),
      .property(
        UIBarButtonItem.id(.accessibilityLabel), of: [.uiBarButtonItem, .mdcFloatingButton], find))
  }
}

/// What VoiceOver calls a button in the languages that many apps have.
private let words = [
  "button", "schaltfläche", "taste", "bouton", "botón", "pulsante", "knop", "botão", "knapp",
  "knap", "painike", "przycisk", "кнопка", "زر", "按钮", "按鈕", "ボタン", "버튼",
]

private func find(_ use: PropertyUse, _ report: inout Report) {
  let text = Text(word: use.cell.word, use.object.tape)
  for (name, node) in texts(of: text, use.cell) where use.object.withText(name, mayHaveWord) {
    let parts = use.object.document.tree.string(name.word).split(separator: " ")
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      let word = [last, first].first(where: { words.contains($0.lowercased()) })
    else { continue }
    report.value(
      at: node, "VoiceOver says `\(word)` by itself", help: "leave the word out")
  }
}

/// Whether a label of several words may have one of them first or last, by what costs little to ask.
private func mayHaveWord(_ label: UnsafeRawBufferPointer) -> Bool {
  let blank = UInt8(ascii: " ")
  guard let first = label.firstIndex(of: blank), let last = label.lastIndex(of: blank) else {
    return false
  }
  return words.contains { word in
    begins(label, 0, first, word) || begins(label, last + 1, label.count, word)
  }
}

/// Whether a part of a text is as long as a word, and begins with its letter in either case.
private func begins(
  _ text: UnsafeRawBufferPointer, _ lower: Int, _ upper: Int, _ word: String
) -> Bool {
  guard upper - lower == word.utf8.count, lower < upper, let letter = word.utf8.first else {
    return false
  }
  // Of letters beyond ASCII the first byte says little: those are looked at in full.
  return text[lower] | 0x20 == letter || text[lower] >= 0x80
}

/// The texts of a label, one for each language where it has several, and where they are written.
private func texts(of text: Text, _ cell: Cell) -> [(Name, Int32)] {
  if let single = text.single { return [(single, cell.node)] }
  return (0..<text.languageCount).map {
    (text.text($0), text.tape[Int(text.head) + 2 + 2 * $0].node)
  }
}
