import BarText
import Testing

@Suite struct FindingOrderTests {
  private static func kind(_ name: StaticString, _ severity: Severity = .error) -> FindingKind {
    FindingKind(name, severity, tier: .lint, summary: "", rationale: "")
  }

  private func order(_ findings: [Finding]) -> [String] {
    FindingOrder.ordered(findings).map {
      "\($0.range.lower)-\($0.range.upper) \($0.kind.name) \($0.message)"
    }
  }

  @Test func ordersByOffsetThenRuleThenMessage() {
    let findings = [
      Finding(Self.kind("b"), SourceRange(4, 5), "two"),
      Finding(Self.kind("a"), SourceRange(9, 10), "last"),
      Finding(Self.kind("b"), SourceRange(4, 5), "one"),
      Finding(Self.kind("a-longer"), SourceRange(4, 9), "x"),
      Finding(Self.kind("a", .note), SourceRange(4, 9), "x"),
    ]
    let expected = ["4-9 a x", "4-9 a-longer x", "4-5 b one", "4-5 b two", "9-10 a last"]
    #expect(order(findings) == expected)
    #expect(order(findings.reversed()) == expected)
  }

  @Test func keepsTheWorstOfEqualFindingsWithTheNotesOfAll() {
    func finding(_ severity: Severity, _ note: Int) -> Finding {
      Finding(
        Self.kind("unknown-key"), SourceRange(4, 5), "same",
        notes: [.init(SourceRange(note, note + 1), "used here")], severity: severity)
    }
    let ordered = FindingOrder.ordered([
      finding(.warning, 30), finding(.error, 20), finding(.error, 30),
    ])
    #expect(ordered.map(\.severity) == [.error])
    #expect(ordered.first?.notes.map(\.range.lower) == [20, 30])
  }

  @Test func aSingleFindingKeepsTheOrderOfItsNotes() {
    let notes = [Finding.Note(SourceRange(9, 10), "b"), Finding.Note(SourceRange(1, 2), "a")]
    let finding = Finding(Self.kind("x"), SourceRange(4, 5), "same", notes: notes)
    let other = Finding(Self.kind("x"), SourceRange(6, 7), "same")
    #expect(FindingOrder.ordered([other, finding]).first?.notes == notes)
  }
}
