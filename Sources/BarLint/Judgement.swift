package import BarCompiler
import BarSyntax
package import BarText

/// What a run of lint asks for.
package struct LintSettings: Sendable {
  package let selection: RuleSelection
  /// What to lay out for where a description does not say.
  package let targets: TargetDefaults
  /// The day with which the last days of suppressions are compared.
  package let today: CalendarDay
  /// The rules that count; found once for many files.
  let rules: RuleSet

  /// - Parameter rules: The rules to ask; those of the selection if left out.
  package init(
    _ selection: RuleSelection = .all, rules: [Rule]? = nil, targets: TargetDefaults = .none,
    today: CalendarDay
  ) {
    self.selection = selection
    self.targets = targets
    self.today = today
    self.rules = RuleSet(rules ?? selection.rules)
  }
}

extension LintSettings {
  /// Whether findings of a name would be reported.
  package func asks(ruleNamed name: String) -> Bool {
    rules.all.contains { "\($0.kind.name)" == name }
      || FindingKind.all.contains { "\($0.name)" == name && selection.includes($0) }
      || FindingKind.ofSuppressions.contains { "\($0.name)" == name && selection.includes($0) }
  }
}

/// What there is to say about a file, in order.
package struct Judgement: Sendable {
  /// What is to be reported.
  package let findings: [Finding]
  /// What comments silence, each with the reason.
  package let suppressed: [Finding]

  package init(findings: [Finding], suppressed: [Finding]) {
    self.findings = findings
    self.suppressed = suppressed
  }
}

/// Everything that there is to say about a file: what the stages found and what the rules find, without what is not
/// asked for or silenced, and what is wrong with the comments that silence.
package func judge(_ compilation: Compilation, _ settings: LintSettings) -> Judgement {
  var timing = Timing.off
  var memory = RuleMemory()
  return judge(compilation, settings, &timing, &memory)
}

/// The same, without laying out again what a memory knows, which knows all of it then.
package func judge(
  _ compilation: Compilation, _ settings: LintSettings, _ memory: inout LayoutMemory
) -> Judgement {
  var timing = Timing.off
  var rules = RuleMemory()
  var remembered: LayoutMemory? = memory
  defer { if let remembered { memory = remembered } }
  return judge(compilation, settings, &timing, &rules, &remembered)
}

/// The same, with the time of each rule, for which each has a walk of its own.
///
/// - Parameter memory: What the rules were asked about other files.
package func judge(
  _ compilation: Compilation, _ settings: LintSettings, _ timing: inout Timing,
  _ memory: inout RuleMemory
) -> Judgement {
  var layouts: LayoutMemory?
  return judge(compilation, settings, &timing, &memory, &layouts)
}

private func judge(
  _ compilation: Compilation, _ settings: LintSettings, _ timing: inout Timing,
  _ memory: inout RuleMemory, _ layouts: inout LayoutMemory?
) -> Judgement {
  let selection = settings.selection
  let rules = settings.rules.all
  // With hard errors nothing is laid out, so nobody can tell whether a comment that silences a layout rule is used.
  let asked = compilation.hasHardErrors ? rules.filter { !$0.laysOut } : rules
  let ofRules =
    timing.isOn
    ? rules.flatMap { rule in timing.measure(rule.kind.name) { lint(compilation, [rule]) } }
    : memory.withTables(of: settings.rules) { lint(compilation, &$0, &layouts) }
  let ofStages = compilation.findings.filter { selection.includes($0.kind) }
  let causes = unexplained(ofStages + ofRules, in: compilation.tree)
  let left = timing.measure("suppress") {
    suppress(
      causes, in: compilation.tree, today: settings.today,
      asked: FindingKind.all.filter(selection.includes) + asked.map(\.kind))
  }
  let ofComments = left.ofComments.filter { selection.includes($0.kind) }
  return Judgement(
    findings: FindingOrder.ordered(selection.weighed(left.kept + ofComments)),
    suppressed: FindingOrder.ordered(selection.weighed(left.suppressed)))
}
