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
        summary:
          "An accessibility label says that the control is a button, which VoiceOver already announces.",
        rationale:
          "VoiceOver reads the label and then the kind of control, so people hear the word button twice.",
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
                #                                                     ^^^^^^^^^^ VoiceOver already says `button`
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: plus, accessibilityLabel: {de: Schaltfläche Neu, en: Add}, action: add}
                #                                                      ^^^^^^^^^^^^^^^^ VoiceOver already says `schaltfläche`
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

  /// In small letters.
  let text: StaticString
  let language: StaticString
  let place: Place
  /// Whether the word means something else in another language, or in its own.
  var isAmbiguous = false

  /// Whether a label begins or ends as the word does, but for the first letter: few do, and all are asked.
  func isHinted(by label: UnsafeRawBufferPointer) -> Bool {
    let first = firstLetterSize
    let rest = text.utf8CodeUnitCount - first
    if label.count <= first + rest { return false }
    return place != .first && isRest(label, label.count - rest, after: first)
      || place != .last && isRest(label, first, after: first)
  }

  /// Whether a label has the word where it names the kind; labels without spaces can only end with it.
  func isNamed(by label: String) -> Bool {
    let word = "\(text)"
    let label = label.lowercased()
    let parts = label.split(separator: " ")
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return !hasSpaces && label.count > word.count && label.hasSuffix(word)
    }
    return switch place {
    case .first: first == word
    case .last: last == word
    case .either: first == word || last == word
    }
  }

  private var hasSpaces: Bool { "\(language)" != "zh" && "\(language)" != "ja" }

  /// How many bytes the first letter has.
  private var firstLetterSize: Int {
    switch text.utf8Start[0] {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    default: 3
    }
  }

  /// Whether the word without its first letter is at an offset of a label.
  private func isRest(_ label: UnsafeRawBufferPointer, _ offset: Int, after first: Int) -> Bool {
    (first..<text.utf8CodeUnitCount).allSatisfy { index in
      let byte = label[offset + index - first]
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      return (isCapital ? byte | 0x20 : byte) == text.utf8Start[index]
    }
  }
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
  let text = Text(word: use.cell.word, use.object.tape)
  if let single = text.single {
    judge(single, at: use.cell.node, in: nil, use, &report)
    return
  }
  for number in 0..<text.languageCount {
    let node = text.tape[Int(text.head) + 2 + 2 * number].node
    judge(text.text(number), at: node, in: text.language(number), use, &report)
  }
}

/// Judges a label of one language.
private func judge(
  _ label: Name, at node: Int32, in tag: Name?, _ use: PropertyUse, _ report: inout Report
) {
  let hinted = use.object.withText(label) { bytes in
    // A label of one word of ASCII letters has no word beside it.
    bytes.contains { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
      ? words.filter { $0.isHinted(by: bytes) } : []
  }
  if hinted.isEmpty { return }
  let language = language(of: tag, use)
  let string = use.object.string(label)
  let word = hinted.first { word in
    let isMeant = language.map { $0 == "\(word.language)" } ?? !word.isAmbiguous
    return isMeant && word.isNamed(by: string)
  }
  guard let word else { return }
  report.value(
    at: node, "VoiceOver already says `\(word.text)`", help: "remove the word from the label")
}

/// The language of a tag, or the only one that the screen is laid out for; `nil` if neither is known.
private func language(of tag: Name?, _ use: PropertyUse) -> String? {
  let languages = use.object.languages
  let name = tag.map { use.object.string($0) }
  guard let name = name ?? (languages.count == 1 ? languages[0] : nil) else { return nil }
  return String(name.prefix { $0 != "-" && $0 != "_" })
}
