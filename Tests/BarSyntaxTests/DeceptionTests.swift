import BarSyntax
import BarText
import Testing

/// What a reader does not see as it is, in whatever script.
@Suite struct DeceptionTests {
  @Test(arguments: [
    ("a: b\u{202E}c\u{202C}", ["1:5 U+202E", "1:7 U+202C"]),
    ("# x \u{2066}y\u{2069}\na: 1", ["1:5 U+2066", "1:7 U+2069"]),
    ("a\u{200B}: b\u{2060}", ["1:2 U+200B", "1:6 U+2060"]),
    // As an escape everybody sees it.
    (#"a: "\u202E\u200B""#, []),
    // Marks of direction, and joiners of letters and of emoji.
    ("a: \u{200F}\u{05E9}\u{05DC}\u{05D5}\u{05DD}\u{200E}!", []),
    ("a: \u{0646}\u{0645}\u{06CC}\u{200C}\u{062E}, 👩\u{200D}💻, 🏳\u{FE0F}", []),
    ("a: x\u{2003}y\u{2026}\u{2044}\u{2065}", []),
  ])
  func whatIsHiddenIsFound(yaml: String, places: [String]) {
    let (tree, found) = parse(yaml)
    let expected = places.map { place in
      let parts = place.split(separator: " ")
      return "\(parts[0]) hidden-character: the character \(parts[1]) is invisible"
    }
    #expect(described(found, in: tree) == expected)
  }

  @Test(arguments: [
    // Cyrillic a, o and Cyrillic capital in words that are Latin else.
    ("p\u{430}ge: 1", ["1:1 p\u{430}ge"]),
    ("a: R\u{E9}s\u{443}m\u{E9} и \u{421}ode", ["1:4 R\u{E9}s\u{443}m\u{E9}", "1:13 \u{421}ode"]),
    ("a: [\u{39F}K, scr\u{3BF}ll]", ["1:5 \u{39F}K", "1:9 scr\u{3BF}ll"]),
    ("aб\u{430}: \u{430}b", ["1:6 \u{430}b"]),
    // Words of one script, and words with a letter that gives the other script away.
    ("\u{43E}\u{441}\u{430}: Скролл", []),
    ("a: Δx, πr, PDFы, αβγ", []),
    // Parts between hyphens, digits and blanks are words of their own.
    ("a: IT-\u{430}, Wi-Fi \u{430}, 3\u{430}, x_\u{430}", []),
    // A comment deceives nobody.
    ("# p\u{430}ge\na: 1 # \u{430}b", []),
  ])
  func whatLooksAlikeIsFound(yaml: String, words: [String]) {
    let (tree, found) = parse(yaml)
    let foundWords = found.map { finding in
      let position = tree.lines.position(of: Int(finding.range.lower))
      let text = tree.source.bytes[Int(finding.range.lower)..<Int(finding.range.upper)]
      return "\(position.line):\(position.column) \(String(decoding: text, as: UTF8.self))"
    }
    #expect(foundWords == words)
    #expect(found.allSatisfy { "\($0.kind.name)" == "look-alike-letter" })
  }

  /// A word is looked at once, however often the script changes in it, and whatever is no character.
  @Test func longWordsTakeNoLonger() {
    let mixed = String(repeating: "a\u{430}", count: 200_000)
    let time = ContinuousClock().measure {
      #expect(parse("k: \(mixed)").findings.count == 1)
      #expect(parse("k: \(mixed)б").findings.isEmpty)
    }
    #expect(time < .seconds(10))
    let cut: [[UInt8]] = [[0xD0], [0x61, 0xD0], [0xB0, 0xD0, 0xB0, 0x61], [0xC3, 0xD0, 0xB0]]
    for bytes in cut { _ = parse(SourceFile(path: "test", bytes: bytes)) }
  }
}
