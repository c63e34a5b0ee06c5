import TestSupport

/// Edits as people make them, at random: letters, words, lines, and pieces from elsewhere in the text.
struct TextEdits {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A range of bytes between characters of a text, and what takes its place.
  mutating func next(in text: [UInt8]) -> (range: Range<Int>, replacement: String) {
    let pieces = [
      "x", "é", "👩🏽‍🚀", "\n", "\r\n", "\r", " ", "  ", ":", ": ", "- ", "#", "\"", "'", "{", "}", "[",
      "]",
      "&a ", "*a", "<<: *a", "\n  s9: {navigationItem: {title: A long title that is cut off}}\n",
      "\n    navigationBar: {}\n", "true", "12", ",", "\u{2028}", "\u{FEFF}", "---\n",
    ]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3:
      let place = place(in: text)
      return (place..<place, generator.choice(pieces))
    case 4, 5:
      let start = place(in: text)
      return (start..<end(in: text, behind: start, most: 6), "")
    case 6:
      let lines = lines(of: text)
      let line = generator.choice(lines)
      return (line, "")
    case 7:
      // A line again somewhere else: the same text at another place is what is easily taken for the wrong one.
      let lines = lines(of: text)
      let copied = generator.choice(lines)
      let place = generator.choice(lines).lowerBound
      return (place..<place, String(decoding: text[copied], as: UTF8.self))
    case 8:
      let words = words(of: text)
      if words.count < 2 { return (0..<0, "barc: 1\n") }
      return (
        generator.choice(words), String(decoding: text[generator.choice(words)], as: UTF8.self)
      )
    default:
      let start = place(in: text)
      return (start..<end(in: text, behind: start, most: 200), generator.choice(pieces))
    }
  }

  mutating func happens(_ percent: Int) -> Bool { generator.happens(percent) }

  private mutating func place(in text: [UInt8]) -> Int {
    var place = Int.random(in: 0...text.count, using: &generator)
    while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
    return place
  }

  private mutating func end(in text: [UInt8], behind start: Int, most: Int) -> Int {
    var end = min(text.count, start + Int.random(in: 0...most, using: &generator))
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == 0x0A {
      lines.append(start..<index + 1)
      start = index + 1
    }
    return lines + [start..<text.count]
  }

  private func words(of text: [UInt8]) -> [Range<Int>] {
    text.split { $0 <= 0x20 || ":{}[],\"'".utf8.contains($0) }.map { $0.startIndex..<$0.endIndex }
  }
}
