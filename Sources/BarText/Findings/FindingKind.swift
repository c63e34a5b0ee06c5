/// A class of findings, with a name that never changes: what a rule page, a suppression and a machine format speak of.
///
/// Every stage declares its kinds as computed static members in an extension, so that nothing is built at start-up.
package struct FindingKind: Sendable {
  /// Whether a finding stops compilation.
  package enum Tier: Sendable {
    /// The description has no meaning here; nothing is written, and nothing can suppress it.
    case hard
    /// A configuration has no meaning here; nothing that it counts for is checked.
    case configuration
    /// An opinion, which can be selected, suppressed and baselined.
    case lint
  }

  /// How an editor shows the text that a finding is about.
  package enum Tag: Sendable {
    /// Faded: it might as well not be there.
    case unnecessary
    /// Struck through: something newer takes its place.
    case deprecated
  }

  /// The kebab-case noun of the fault, such as `unknown-key`.
  package let name: StaticString
  package let severity: Severity
  package let tier: Tier
  /// What is wrong, in one sentence.
  package let summary: StaticString
  /// Why it is wrong, and what to do.
  package let rationale: StaticString
  /// What the kind rests on, a line each: file and symbol, document and section, or address; empty if it is the
  /// language itself.
  package let sources: StaticString
  /// Smallest descriptions that have the fault, one after another with lines of `---` between them; empty if it cannot
  /// be written as text.
  ///
  /// Below a line with the fault a comment may underline it and say its message: `# ^^^ message`.
  package let bad: StaticString
  /// The bad ones after their fixes, in the same order and without underlines; empty if there is no fix.
  package let fixed: StaticString
  /// Descriptions without the fault, likewise.
  package let good: StaticString
  /// What a configuration may say about it.
  package let options: [RuleOption]
  /// `nil` if the text is shown as any other that has a fault.
  package let tag: Tag?
  /// The names of kinds that it is the cause of: of the same entry they are not reported beside it, unless they are worse.
  package let explains: [StaticString]

  package init(
    _ name: StaticString, _ severity: Severity, tier: Tier, tag: Tag? = nil,
    explaining explains: [StaticString] = [], summary: StaticString, rationale: StaticString,
    sources: StaticString = "",
    bad: StaticString = "",
    fixed: StaticString = "", good: StaticString = "", options: [RuleOption] = []
  ) {
    self.name = name
    self.severity = severity
    self.tier = tier
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.bad = bad
    self.fixed = fixed
    self.good = good
    self.options = options
    self.tag = tag
    self.explains = explains
  }
}
