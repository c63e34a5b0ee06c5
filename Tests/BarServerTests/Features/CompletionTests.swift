import BarCompiler
import BarLint
import BarServer
import BarText
import TestSupport
import Testing

/// What is offered can be written.
@Suite struct CompletionTests {
  /// Every completion, written into the text, is known there.
  @Test(arguments: SampleTexts.fixtures.filter { $0.selection != nil })
  func isKnownWhereItIsOffered(text: MarkedText) {
    check(text.source, at: text.offset, every: 3)
  }

  /// The same at many places of whole files, some completions each.
  @Test(arguments: SampleTexts.examples)
  func isKnownInExamples(text: MarkedText) {
    let source = text.source
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      let offset = Int.random(in: 0...source.bytes.count, using: &generator)
      check(source, at: offset, every: 9)
    }
  }

  /// The same in lines that somebody has just begun, below each line of whole files.
  @Test(arguments: SampleTexts.examples)
  func isKnownInNewLines(text: MarkedText) {
    let source = text.source
    let table = LineTable(source.bytes)
    for line in stride(from: 2, to: table.count, by: 23) {
      let start = table.start(ofLine: line)
      let indentation = source.bytes[start...].prefix { $0 == UInt8(ascii: " ") }
      let bytes = source.bytes[..<start] + indentation + "a\n".utf8 + source.bytes[start...]
      check(
        SourceFile(path: source.path, bytes: Array(bytes)), at: start + indentation.count + 1,
        every: 11)
    }
  }

  /// What a completion never brings about.
  private static let kinds: Set<String> = ["unknown-key", "unknown-rule", "unknown-option"]

  private func check(_ source: SourceFile, at offset: Int, every step: Int) {
    let completions = Analysis.of(source).completions(at: offset)
    for number in stride(from: 0, to: completions.count, by: step) {
      let completion = completions[number]
      let bytes = Fix.apply(
        [Fix("write", .safe, [Fix.Edit(completion.range, completion.text)])], to: source.bytes)
      let written = SourceRange(
        Int(completion.range.lower), Int(completion.range.lower) + completion.text.utf8.count)
      let complaint = Analysis.of(SourceFile(path: source.path, bytes: bytes)).compilation.findings
        .first {
          Self.kinds.contains("\($0.kind.name)") && $0.range.touches(written)
        }
      #expect(
        complaint == nil, "\(completion.label) at \(offset) of \(source.path): \(completion.text)")
    }
  }
}
