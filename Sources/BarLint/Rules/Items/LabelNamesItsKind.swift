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
                #                                                      ^^^^^^^^^^^^^^^^ VoiceOver says `schaltfläche` by itself
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: star, accessibilityLabel: Rate taste, action: rate}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: plus, accessibilityLabel: Button styles, action: add}
          """),
      .property(
        UIBarButtonItem.id(.accessibilityLabel), of: [.uiBarButtonItem, .mdcFloatingButton], find))
  }
}

/// What VoiceOver calls a button in a language.
private struct Word {
  /// Where in a label the word names the kind, so that it says nothing else there.
  enum Place { case first, last, either }

  let text: String
  let language: String
  let place: Place
  /// Whether the word means something else in another language, or in its own.
  var isAmbiguous = false

  /// Whether a label has the word where it names the kind of control; labels without spaces can only end with it.
  func isNamed(by label: String) -> Bool {
    let label = label.lowercased()
    let parts = label.split(separator: " ")
    guard parts.count > 1 else {
      return !hasSpaces && label.count > text.count && label.hasSuffix(text)
    }
    return switch place {
    case .first: parts.first.map(String.init) == text
    case .last: parts.last.map(String.init) == text
    case .either: parts.first.map(String.init) == text || parts.last.map(String.init) == text
    }
  }

  private var hasSpaces: Bool { language != "zh" && language != "ja" }
}

/// In the languages that many apps have.
private let words = [
  Word(text: "button", language: "en", place: .last),
  Word(text: "schaltfläche", language: "de", place: .either),
  Word(text: "taste", language: "de", place: .either, isAmbiguous: true),
  Word(text: "bouton", language: "fr", place: .first),
  Word(text: "botón", language: "es", place: .first),
  Word(text: "pulsante", language: "it", place: .first),
  Word(text: "knop", language: "nl", place: .last),
  Word(text: "botão", language: "pt", place: .first),
  Word(text: "knapp", language: "sv", place: .last, isAmbiguous: true),
  Word(text: "knapp", language: "nb", place: .last, isAmbiguous: true),
  Word(text: "knap", language: "da", place: .last, isAmbiguous: true),
  Word(text: "painike", language: "fi", place: .last),
  Word(text: "przycisk", language: "pl", place: .first),
  Word(text: "кнопка", language: "ru", place: .either),
  Word(text: "زر", language: "ar", place: .first),
  Word(text: "按钮", language: "zh", place: .last),
  Word(text: "按鈕", language: "zh", place: .last),
  Word(text: "ボタン", language: "ja", place: .last),
  Word(text: "버튼", language: "ko", place: .last),
]

private func find(_ use: PropertyUse, _ report: inout Report) {
  let tree = use.object.document.tree
  let text = Text(word: use.cell.word, use.object.tape)
  for (language, name, node) in texts(of: text, use) {
    let label = tree.string(name.word)
    let word = words.first {
      (language == nil ? !$0.isAmbiguous : $0.language == language) && $0.isNamed(by: label)
    }
    guard let word else { continue }
    report.value(
      at: node, "VoiceOver says `\(word.text)` by itself", help: "leave the word out")
  }
}

/// The texts of a label with their languages, as far as those are known, and where they are written.
private func texts(of text: Text, _ use: PropertyUse) -> [(String?, Name, Int32)] {
  let tree = use.object.document.tree
  let base = { (tag: String) in String(tag.prefix { $0 != "-" && $0 != "_" }) }
  if let single = text.single {
    let languages = use.object.languages
    return [(languages.count == 1 ? base(languages[0]) : nil, single, use.cell.node)]
  }
  return (0..<text.languageCount).map {
    (
      base(tree.string(text.language($0).word)), text.text($0),
      text.tape[Int(text.head) + 2 + 2 * $0].node
    )
  }
}
