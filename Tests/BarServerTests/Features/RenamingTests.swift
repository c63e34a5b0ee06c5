import BarCompiler
import BarEmit
import BarLint
import BarServer
import BarText
import Testing

/// Another name changes nothing but the name.
@Suite struct RenamingTests {
  @Test(arguments: PositionSweepTests.examples.map(\.source)) func leavesTheLayout(
    source: SourceFile
  ) {
    let before = Analysis.of(source)
    let layout = layoutIR(before)
    var renamed = 0
    let isLetter = { (byte: UInt8) in byte > 0x40 && byte < 0x7B }
    for offset in source.bytes.indices.dropFirst()
    where isLetter(source.bytes[offset]) && !isLetter(source.bytes[offset - 1]) {
      // Each declaration once: at its first byte.
      guard let definition = before.definition(at: offset), definition.origin == definition.name,
        Int(definition.name.lower) == offset
      else { continue }
      let old = before.text(definition.name)
      // As long as the old one, so that everything else keeps its place.
      let new = String("qxzqxzqxzqxzqxzqxzqxzqxzqxz".prefix(old.utf8.count))
      guard old.utf8.count == new.utf8.count, old.utf8.count > 2 else { continue }
      guard case .edits(let edits)? = before.rename(at: offset, to: new) else { continue }
      renamed += 1
      let after = Analysis.of(
        SourceFile(path: source.path, bytes: Array(before.edited(edits).utf8)))
      #expect(after.judgement.findings.count == before.judgement.findings.count, "\(old)")
      #expect(layoutIR(after).replacing(new, with: old) == layout, "\(old) in \(source.path)")
    }
    #expect(renamed > 0 || before.documentSymbols().isEmpty || before.compilation.hasHardErrors)
  }

  /// The layout of every document, as text.
  private func layoutIR(_ analysis: Analysis) -> String {
    if analysis.compilation.hasHardErrors { return "" }
    final class Output {
      // A sink escapes, so that what it fills needs an identity.
      var bytes: [UInt8] = []
    }
    let output = Output()
    for document in analysis.compilation.documents {
      writeLayoutIR(document, isPretty: false) { output.bytes += $0 }
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
