import BarCompiler
import BarLint
import BarServer
import BarText
import Testing

/// What actions do to the findings that they are offered for.
@Suite struct CodeActionTests {
  /// The bad examples of all rules, as files.
  static let examples = Rule.all.flatMap { rule in
    FindingKind.examples(in: rule.kind.bad).map { (name: "\(rule.kind.name)", text: $0 + "\n") }
  }

  @Test func thereAreExamples() { #expect(Self.examples.count > 100) }

  /// A suppression silences its finding and nothing else is wrong afterwards.
  @Test(arguments: examples.map(\.text)) func suppressionSilences(text: String) {
    let before = Analysis.of(text)
    for number in before.judgement.findings.indices {
      for action in actions(.suppression, for: number, in: before) {
        let after = Analysis.of(before.edited(action.edits))
        let name = "\(before.judgement.findings[number].kind.name)"
        #expect(after.judgement.suppressed.contains { "\($0.kind.name)" == name })
        #expect(
          count(name, after) < count(name, before), "\(name) in\n\(after.text)")
        let kinds = Set(before.judgement.findings.map { "\($0.kind.name)" })
        for finding in after.judgement.findings {
          #expect(
            kinds.contains("\(finding.kind.name)"),
            "\(finding.message) in\n\(after.text)")
        }
      }
    }
  }

  /// What is added is what was missing.
  @Test(arguments: examples.map(\.text)) func additionRemovesItsFinding(text: String) {
    let before = Analysis.of(text)
    for number in before.judgement.findings.indices {
      for action in actions(.addition, for: number, in: before) {
        let after = Analysis.of(before.edited(action.edits))
        let name = "\(before.judgement.findings[number].kind.name)"
        #expect(
          count(name, after) < count(name, before), "\(name) in\n\(after.text)")
        #expect(!after.compilation.hasHardErrors)
      }
    }
  }

  @Test func bothAdditionsAreOffered() {
    let offered = Set(
      Self.examples.flatMap { example -> [String] in
        let analysis = Analysis.of(example.text)
        return analysis.judgement.findings.indices.flatMap { number in
          actions(.addition, for: number, in: analysis).map { _ in
            "\(analysis.judgement.findings[number].kind.name)"
          }
        }
      })
    #expect(offered == ["missing-accessibility-label", "recommended-flag-unset"])
  }

  /// One action does what all safe fixes do, one after the other.
  @Test(arguments: examples.map(\.text)) func fixAllLeavesNoSafeFix(text: String) {
    let before = Analysis.of(text)
    guard let action = before.fixAll() else { return }
    let after = Analysis.of(before.edited(action.edits))
    #expect(after.judgement.findings.count < before.judgement.findings.count)
    #expect(after.fixAll() == nil)
  }

  private func actions(
    _ kind: CodeAction.Kind, for number: Int, in analysis: Analysis
  ) -> [CodeAction] {
    analysis.codeActions(touching: analysis.judgement.findings[number].range)
      .filter { $0.kind == kind && $0.findings == [number] }
  }

  private func count(_ name: String, _ analysis: Analysis) -> Int {
    analysis.judgement.findings.count { "\($0.kind.name)" == name }
  }
}
