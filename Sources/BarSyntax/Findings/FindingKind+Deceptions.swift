package import BarText

extension FindingKind {
  package static var hiddenCharacter: FindingKind {
    FindingKind(
      "hidden-character", .warning, tier: .lint,
      summary: "A character is not seen, or shows what follows in another order.",
      rationale: """
        A zero-width space makes another name of one that looks the same. A control of direction shows a line in \
        another order than barc and iOS read it in, so that a review sees other text than what is there. Where one \
        is meant, write it as an escape in double quotes, such as `"\\u2068"`: then everybody sees it. Marks of \
        direction and the joiners of letters and emoji are not meant.
        """,
      bad: "shared:\n  title: \"Report\u{200B}s\"\n",
      good: "shared:\n  title: \"Reports\"\n  name: \"\\u2068Name\\u2069\"\n")
  }

  package static var lookAlikeLetter: FindingKind {
    FindingKind(
      "look-alike-letter", .warning, tier: .lint,
      summary: "A word of Latin letters has some of Greek or Cyrillic that look the same.",
      rationale: """
        Such a word is another one than it looks like: nobody finds it by searching, a reference to it in Latin \
        letters dangles, and VoiceOver spells it. It comes from a keyboard that was switched too late, or is meant \
        to deceive. Words wholly of one script, and those with a letter that looks like no Latin one, are not meant.
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
        .hiddenCharacter, range, "the character U+\(name) is not seen",
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
