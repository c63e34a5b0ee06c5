import BarLint
import BarServer
import BarText
import Testing

/// What is known of a text is what lint says of it.
@Suite struct AnalysisTests {
  @Test func findsWhatLintFinds() {
    let text = "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    navigationItem: {titel: Inbox}\n"
    let analysis = analyze(
      SourceFile(path: "inbox.yaml", bytes: Array(text.utf8)),
      LintSettings(today: CalendarDay(daysSince1970: 20_454)))
    #expect(analysis.judgement.findings.map { "\($0.kind.name)" }.contains("unknown-key"))
  }
}
