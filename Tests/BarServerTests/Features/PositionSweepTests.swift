import BarLint
import BarServer
import BarText
import TestSupport
import Testing

/// Every feature at every place of every example, and of texts that are broken on purpose.
@Suite struct PositionSweepTests {
  @Test func thereAreTexts() {
    #expect(SampleTexts.examples.count > 8)
    #expect(SampleTexts.fixtures.count > 50)
  }

  /// Every byte of a text with every kind of place, whole and without its last lines.
  @Test(arguments: [0, 5]) func everyByte(lines: Int) throws {
    let text = try #require(SampleTexts.fixtures.first { $0.source.path == "screen-use.yaml" })
    let count = LineTable(text.source.bytes).count
    let end = LineTable(text.source.bytes).start(ofLine: count - lines)
    sweep(
      SourceFile(path: text.source.path, bytes: Array(text.source.bytes[..<end])),
      Array(0...end))
  }

  /// What means something to YAML, and what does not, at places where nobody would write it.
  @Test(arguments: [
    "\t", "\r", "\0", "'", "\"", "{", "]", ",", "- ", "? ", ": ", "|\n", "&", "*", "!", "#", "%",
    "\u{FEFF}",
  ])
  func strayCharacters(piece: String) throws {
    let text = try #require(SampleTexts.fixtures.first { $0.source.path == "screen-use.yaml" })
    for offset in stride(from: 0, through: text.source.bytes.count, by: 7) {
      var bytes = text.source.bytes
      bytes.insert(contentsOf: piece.utf8, at: offset)
      let caret = offset + piece.utf8.count
      sweep(SourceFile(path: text.source.path, bytes: bytes), [caret, min(caret + 9, bytes.count)])
    }
  }

  @Test(arguments: SampleTexts.fixtures) func placesOfFixtures(text: MarkedText) {
    sweep(text.source, places(of: text.source, 16) + [text.offset])
  }

  @Test(arguments: SampleTexts.examples) func placesOfExamples(text: MarkedText) {
    sweep(text.source, places(of: text.source, 40))
  }

  /// Examples cut off in the middle, as they are while somebody writes them.
  @Test(arguments: SampleTexts.examples) func cutOffExamples(text: MarkedText) {
    for end in places(of: text.source, 4) {
      let cut = SourceFile(path: text.source.path, bytes: Array(text.source.bytes[..<end]))
      sweep(cut, [end, end / 2])
    }
  }

  /// Some offsets of a text, the same ones each time.
  private func places(of source: SourceFile, _ count: Int) -> [Int] {
    var generator = SeededGenerator(seed: UInt64(source.bytes.count))
    return (0..<count).map { _ in Int.random(in: 0...source.bytes.count, using: &generator) }
  }

  /// One environment where a text does not say: what is laid out is of no importance here.
  private static let settings = LintSettings(
    targets: readConfiguration(
      SourceFile(
        path: ".barc.yaml",
        bytes: Array("targets: {devices: [iphone-17], orientations: [portrait]}\n".utf8))
    ).file.targets, today: CalendarDay(daysSince1970: 20_454))

  private func sweep(_ source: SourceFile, _ offsets: [Int]) {
    let form = TextForm(path: Array(source.path.utf8), source.bytes) ?? .description
    let analysis = analyze(source, as: form, Self.settings)
    var ranges: [SourceRange] = []
    for offset in offsets {
      for completion in analysis.completions(at: offset) {
        ranges.append(completion.range)
        let range = completion.range
        #expect(Int(range.lower) <= offset && offset <= Int(range.upper))
      }
      if let hover = analysis.hover(at: offset) {
        ranges.append(hover.range)
        #expect(!hover.markdown.isEmpty)
      }
      let place = SourceRange(offset, offset)
      for action in analysis.codeActions(touching: place) { ranges += action.edits.map(\.range) }
      // What is named is looked for in the whole text each time.
      guard let found = analysis.definition(at: offset) else { continue }
      ranges += [found.origin, found.name, found.target]
      ranges += analysis.references(at: offset).map(\.range)
      if case .edits(let edits)? = analysis.rename(at: offset, to: "other-name") {
        ranges += edits.map(\.range)
      }
    }
    ranges += all(analysis.documentSymbols())
    ranges += analysis.foldingRanges().map(\.range)
    ranges += analysis.documentLinks().map(\.range)
    ranges += analysis.codeLenses().map(\.range)
    ranges += analysis.inlayHints(in: SourceRange(0, source.bytes.count))
      .map { SourceRange($0.offset, $0.offset) }
    for range in Set(ranges) {
      #expect(isWhole(range, in: source.bytes), "\(range) in \(source.path)")
    }
  }

  /// The ranges of an outline: what is inside is inside.
  private func all(_ symbols: [DocumentSymbol]) -> [SourceRange] {
    symbols.flatMap { symbol -> [SourceRange] in
      #expect(!symbol.name.isEmpty)
      for inner in [symbol.selection] + symbol.children.map(\.range) {
        #expect(symbol.range.lower <= inner.lower && inner.upper <= symbol.range.upper)
      }
      return [symbol.range, symbol.selection] + all(symbol.children)
    }
  }

  /// Whether a range is inside of a text, and cuts no character.
  private func isWhole(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    range.lower >= 0 && range.lower <= range.upper && Int(range.upper) <= bytes.count
      && [range.lower, range.upper].allSatisfy {
        Int($0) == bytes.count || bytes[Int($0)] & 0xC0 != 0x80
      }
  }
}
