import BarCompiler
import BarEmit
import BarLint
import BarServer
import BarText
import Testing

/// Another name changes nothing but the name.
@Suite struct RenamingTests {
  @Test(arguments: SampleTexts.examples) func leavesTheLayout(
    text: MarkedText
  ) {
    let source = text.source
    let before = Analysis.of(source)
    let layout = layoutIR(before)
    var renamed = 0
    for offset in declarations(in: before) {
      guard let definition = before.definition(at: offset), definition.origin == definition.name
      else { continue }
      let old = before.text(definition.name)
      // As long as the old one, so that everything else keeps its place.
      let new = String("qxzqxzqxzqxzqxzqxzqxzqxzqxz".prefix(old.utf8.count))
      guard old.utf8.count == new.utf8.count, old.utf8.count > 2 else { continue }
      guard case .edits(let edits)? = before.rename(at: offset, to: new) else { continue }
      renamed += 1
      let after = Analysis.of(before.edited(edits))
      #expect(after.judgement.findings.count == before.judgement.findings.count, "\(old)")
      #expect(layoutIR(after).replacing(new, with: old) == layout, "\(old) in \(source.path)")
    }
    #expect(renamed > 0 || before.documentSymbols().isEmpty || before.compilation.hasHardErrors)
  }

  /// Where names are declared: what has a name in the outline, and anchors.
  private func declarations(in analysis: Analysis) -> [Int] {
    func names(_ symbols: [DocumentSymbol]) -> [Int] {
      symbols.flatMap { symbol -> [Int] in
        let isName = [.screen, .flow, .declaration].contains(symbol.kind)
        return (isName ? [Int(symbol.selection.lower)] : []) + names(symbol.children)
      }
    }
    let anchors = analysis.source.bytes.indices.filter {
      analysis.source.bytes[$0] == UInt8(ascii: "&")
    }
    return names(analysis.documentSymbols()) + anchors.map { $0 + 1 }
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
