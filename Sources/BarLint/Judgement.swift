package import BarCompiler
package import BarText

/// What a run of lint asks for.
package struct LintSettings: Sendable {
  package let selection: RuleSelection
  /// The day with which the last days of suppressions are compared.
  package let today: CalendarDay

  package init(_ selection: RuleSelection = .all, today: CalendarDay) {
    self.selection = selection
    self.today = today
  }
}

/// Everything that there is to say about a file: what the stages found and what the rules find, without what is not
/// asked for or silenced, in order.
package func judge(_ compilation: Compilation, _ settings: LintSettings) -> SuppressedFindings {
  let rules = settings.selection.rules
  let ofStages = compilation.findings.filter { settings.selection.includes($0.kind) }
  let judged = suppress(
    ofStages + lint(compilation, rules), in: compilation.tree, today: settings.today,
    asked: FindingKind.all.filter(settings.selection.includes) + rules.map(\.kind))
  return SuppressedFindings(
    findings: FindingOrder.ordered(
      judged.findings.filter { finding in
        !FindingKind.ofSuppressions.contains { "\($0.name)" == "\(finding.kind.name)" }
          || settings.selection.includes(finding.kind)
      }), suppressed: FindingOrder.ordered(judged.suppressed))
}
