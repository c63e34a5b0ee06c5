package import BarText

extension FindingKind {
  package static var hiddenCharacter: FindingKind {
    FindingKind(
      "hidden-character", .warning, tier: .lint,
      summary: "A character is invisible, or changes the order in which text is displayed.",
      rationale: """
        A zero-width space turns a name into a different one that looks the same. A direction control displays a \
        line in another order than the one in which barc and iOS read it, so a reviewer sees different text. If the \
        character is intended, write it as an escape in double quotes, such as `"\\u2068"`, so that everyone sees \
        it. Direction marks and the joiners of letters and emoji are not reported.
        """,
      bad: "shared:\n  title: \"Report\u{200B}s\"\n",
      good: "shared:\n  title: \"Reports\"\n  name: \"\\u2068Name\\u2069\"\n")
  }

  package static var lookAlikeLetter: FindingKind {
    FindingKind(
      "look-alike-letter", .warning, tier: .lint,
      summary: "A word in Latin letters contains Greek or Cyrillic letters that look the same.",
      rationale: """
        The word is not the one it looks like: a search does not find it, a reference to it in Latin letters \
        dangles, and VoiceOver spells it out. The letter comes from a keyboard layout that was switched too late, or \
        is meant to deceive. Words in a single script are not reported, nor are words with a letter that resembles \
        no Latin one.
        """,
      bad: "shared:\n  s\u{441}roll: {title: Scroll}\n",
      good: "shared:\n  scroll: {title: \u{421}\u{43A}\u{440}\u{43E}\u{43B}\u{43B}}\n")
  }
}

extension Deception {
  /// The words about it.
  func finding(in source: SourceFile) -> Finding {
    let text = String(
      decoding: source.bytes[Int(range.lower)..<Int(range.upper)].prefix(64), as: UTF8.self)
    switch kind {
    case .hiddenCharacter:
      let code =
        text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
      let name = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return Finding(
        .hiddenCharacter, range, "the character U+\(name) is invisible",
        help: "remove it, or write it as `\\u\(name)` in double quotes")
    case .lookAlikeLetter:
      let strange = text.unicodeScalars.filter { $0.value > 0x36F }
      let names = strange.prefix(3).map {
        "`\($0)` (U+0\(String($0.value, radix: 16, uppercase: true)))"
      }
      return Finding(
        .lookAlikeLetter, range,
        "`\(text)` mixes Latin letters with \(names.joined(separator: ", "))\(strange.count > 3 ? " and others" : ""), which look the same",
        help: "write the word in letters of one script")
    }
  }
}
