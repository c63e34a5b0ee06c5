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

  @Test(arguments: SampleTexts.fixtures) func everyByteOfFixtures(text: MarkedText) {
    let source = text.source
    sweep(source, Array(0...source.bytes.count))
  }

  /// At the ends and in the middle of every word, and between words.
  @Test(arguments: SampleTexts.examples) func everyWordOfExamples(text: MarkedText) {
    let source = text.source
    let isWord = { (byte: UInt8) in byte > 0x2F && byte < 0x7B && byte != UInt8(ascii: ":") }
    let offsets = (0...source.bytes.count).filter { offset in
      let before = offset > 0 && isWord(source.bytes[offset - 1])
      let behind = offset < source.bytes.count && isWord(source.bytes[offset])
      return before != behind || offset % 16 == 0
    }
    sweep(source, offsets)
  }

  /// Examples cut off in the middle, as they are while somebody writes them.
  @Test(arguments: SampleTexts.examples) func cutOffExamples(text: MarkedText) {
    let source = text.source
    var generator = SeededGenerator(seed: UInt64(source.bytes.count))
    for _ in 0..<12 {
      let end = Int.random(in: 0...source.bytes.count, using: &generator)
      let cut = SourceFile(path: source.path, bytes: Array(source.bytes[..<end]))
      sweep(cut, [end, max(0, end - 1), end / 2])
    }
  }

  /// One environment where a text does not say: what is laid out is of no importance here.
  private static let settings = LintSettings(
    targets: readConfiguration(
      SourceFile(
        path: ".barc.yaml",
        bytes: Array("targets: {devices: [iphone-17], orientations: [portrait]}\n".utf8))
    ).file.targets, today: CalendarDay(daysSince1970: 20_454))

  private func sweep(_ source: SourceFile, _ offsets: [Int]) {
    let analysis = analyze(source, Self.settings)
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
