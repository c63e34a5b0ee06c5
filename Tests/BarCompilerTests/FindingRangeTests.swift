import BarCompiler
import BarText
import TestSupport
import Testing

/// Findings are about whole characters.
@Suite struct FindingRangeTests {
  @Test(arguments: ["⟦barc⟧: 1\n", "\u{FEFF}⟦barc⟧: 1\n", "ä: 1\n", "🌍", "barc: ⟦\n", ""])
  func rangesBeginAndEndBetweenCharacters(_ text: String) { check(Array(text.utf8)) }

  /// Keys and values of several bytes a character, in the place of others.
  @Test func rangesOfManyMistakesDoToo() {
    var generator = SeededGenerator(seed: 8)
    let words = ["⟦", "ä", "🌍", "é:", "\"ü\"", "{ö: 1}", "[ß, 語]", "*ñ", "&ø"]
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        inbox:
          navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, action: edit}}
          navigationBar: {titleAlignment: leading, tintColor: red}
      """
    for _ in 0..<300 {
      var tokens = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<tokens.count, using: &generator)
        tokens[index] = words.randomElement(using: &generator) ?? ""
      }
      check(Array(tokens.joined(separator: " ").utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let findings = compile(SourceFile(path: "test.bars.yaml", bytes: bytes)).findings
    for finding in findings {
      let ranges =
        [finding.range] + finding.notes.map(\.range) + finding.fixes.flatMap(\.edits).map(\.range)
      for offset in ranges.flatMap({ [Int($0.lower), Int($0.upper)] }) where offset < bytes.count {
        #expect(
          bytes[offset] & 0xC0 != 0x80,
          "\(finding.message): \(offset) in \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
