import BarEmit
import BarText
import Testing

@Suite struct FindingSummaryTests {
  private func summary(_ files: [[Severity]]) -> FindingSummary {
    let kind = FindingKind("wrong-kind", .error, tier: .lint, summary: "", rationale: "")
    var summary = FindingSummary()
    for (number, severities) in files.enumerated() {
      let findings = severities.enumerated().map {
        Finding(kind, SourceRange($0, $0), "x", severity: $1)
      }
      summary.add(FileFindings(SourceFile(path: "\(number).yaml", bytes: [0, 0, 0]), findings))
    }
    return summary
  }

  @Test(
    arguments: [
      ([[.error, .error, .warning], [], []], "2 errors, 1 warning in 3 files\n"),
      ([[]], "no findings in 1 file\n"), ([[.note]], "1 note in 1 file\n"),
      (
        [[.error], [.note, .note, .warning, .warning]], "1 error, 2 warnings, 2 notes in 2 files\n"
      ),
    ] as [([[Severity]], String)])
  func line(files: [[Severity]], line: String) {
    var output: [UInt8] = []
    summary(files).append(to: &output)
    #expect(String(decoding: output, as: UTF8.self) == line)
  }

  @Test func fixesAndSilencedOnesAreRemarked() {
    let kind = FindingKind("wrong-kind", .error, tier: .lint, summary: "", rationale: "")
    let range = SourceRange(0, 0)
    let silences: [Silence] = [.comment(reason: nil), .comment(reason: "why"), .baseline]
    let finding = Finding(kind, range, "x", fixes: [.write("a", at: range, .safe)])
    var summary = FindingSummary()
    summary.add(
      FileFindings(
        SourceFile(path: "a.yaml", bytes: [0, 0, 0]),
        [finding]
          + silences.enumerated().map { number, silence in
            Finding(kind, SourceRange(number + 1, number + 1), "x").silenced(silence)
          }))
    summary.fixed = 3
    var output: [UInt8] = []
    summary.append(to: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "1 error in 1 file (3 fixed, 1 fixable with --fix, 2 suppressed, 1 baselined)\n")
  }

  @Test func reachesWhatItHasAndLess() {
    #expect(!summary([[]]).reaches(.note))
    #expect(summary([[.warning]]).reaches(.note))
    #expect(summary([[.warning]]).reaches(.warning))
    #expect(!summary([[.warning]]).reaches(.error))
    #expect(summary([[.error]]).reaches(.error))
  }
}
