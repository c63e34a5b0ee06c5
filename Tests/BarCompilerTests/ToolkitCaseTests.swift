import TestSupport
import Testing

/// The toolkit's own unit tests of its bars and headers, as far as a description says what they test.
///
/// Their frames are tested where bars are laid out, too: many cases are answered there alone.
@Suite struct ToolkitCaseTests {
  @Test(arguments: ToolkitVerdict.all) func holds(verdict: ToolkitVerdict) throws {
    for check in verdict.checks {
      let differences = try check.differences(on: verdict.host)
      #expect(differences == [], "\(check)")
    }
  }

  /// A case is tested or it is said why not; and so is each of its facts.
  @Test func everyCaseIsTestedOrListed() throws {
    let cases = Dictionary(uniqueKeysWithValues: ToolkitCase.all.map { ($0.id, $0.facts) })
    let verdicts = ToolkitVerdict.all.map(\.id)
    #expect(Set(verdicts).count == verdicts.count)
    let laidOut = JSON.fixture("../../BarLayoutTests/Fixtures/unit-tests.jsonl")
      .compactMap { $0["id"]?.string }
    #expect(Set(verdicts + laidOut) == Set(cases.keys))
    for verdict in ToolkitVerdict.all {
      let facts = try #require(cases[verdict.id])
      let unsaid = Set(verdict.unsaid.keys)
      #expect(unsaid.isSubset(of: facts), "\(verdict.id): \(unsaid.subtracting(facts))")
      // Whoever leaves all of a case unsaid tests none of it, and the other way round.
      let isTested = !verdict.checks.isEmpty || laidOut.contains(verdict.id)
      #expect(isTested != (unsaid == facts), "\(verdict.id)")
    }
  }

  /// Every line of a fixture is read, and the cases of a component are numbered without a gap.
  @Test func everyLineIsACase() {
    let numbers = [
      ("ab", 78), ("ba", 60), ("bb", 161), ("fh", 216), ("hs", 15), ("nb", 152),
    ]
    let expected = numbers.flatMap { prefix, count in
      (1...count).map { "\(prefix)-" + String(1_000 + $0).dropFirst() }
    }
    #expect(ToolkitCase.all.map(\.id).sorted() == expected.sorted())
    #expect(ToolkitVerdict.all.count == JSON.fixture("toolkit/verdicts.jsonl").count)
  }

  @Test func everyReasonIsOneOfSomething() {
    let reasons = Set(ToolkitVerdict.all.flatMap(\.unsaid.values))
    #expect(reasons == Set(Unsaid.allCases))
  }
}
