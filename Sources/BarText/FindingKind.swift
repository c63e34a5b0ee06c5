/// A class of findings, with a name that never changes: what a rule page, a suppression and a machine format speak of.
///
/// Every stage declares its kinds as computed static members in an extension, so that nothing is built at start-up.
package struct FindingKind: Sendable {
  /// Whether a finding stops compilation.
  package enum Tier: Sendable {
    /// The description has no meaning here; nothing is written, and nothing can suppress it.
    case hard
    /// An opinion, which can be selected, suppressed and baselined.
    case lint
  }

  /// The kebab-case noun of the fault, such as `unknown-key`.
  package let name: StaticString
  package let severity: Severity
  package let tier: Tier
  /// What is wrong, in one sentence.
  package let summary: StaticString
  /// Why it is wrong, and what to do.
  package let rationale: StaticString
  /// A smallest description that has the fault; empty if it cannot be written as text.
  package let bad: StaticString
  /// The same description without the fault.
  package let good: StaticString

  package init(
    _ name: StaticString, _ severity: Severity, tier: Tier, summary: StaticString,
    rationale: StaticString, bad: StaticString = "", good: StaticString = ""
  ) {
    self.name = name
    self.severity = severity
    self.tier = tier
    self.summary = summary
    self.rationale = rationale
    self.bad = bad
    self.good = good
  }
}
