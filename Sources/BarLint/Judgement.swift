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

/// What there is to say about a file, in order.
package struct Judgement: Sendable {
  /// What is to be reported.
  package let findings: [Finding]
  /// What comments silence.
  package let suppressed: [Finding]
}

/// Everything that there is to say about a file: what the stages found and what the rules find, without what is not
/// asked for or silenced, and what is wrong with the comments that silence.
package func judge(_ compilation: Compilation, _ settings: LintSettings) -> Judgement {
  let selection = settings.selection
  let rules = selection.rules
  // Where the description is wrong nothing is laid out, so that no comment about layouts is of use, nor is it of none.
  let asked = compilation.hasHardErrors ? rules.filter { !$0.laysOut } : rules
  let ofStages = compilation.findings.filter { selection.includes($0.kind) }
  let left = suppress(
    ofStages + lint(compilation, rules), in: compilation.tree, today: settings.today,
    asked: FindingKind.all.filter(selection.includes) + asked.map(\.kind))
  let ofComments = left.ofComments.filter { selection.includes($0.kind) }
  return Judgement(
    findings: FindingOrder.ordered(left.kept + ofComments),
    suppressed: FindingOrder.ordered(left.suppressed))
}
