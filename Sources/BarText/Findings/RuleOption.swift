/// Something about a rule that a configuration may say otherwise: a list of texts.
package struct RuleOption: Sendable {
  /// The key, in camel case.
  package let name: StaticString
  /// What it is, in one sentence.
  package let sentence: StaticString
  /// What counts where nothing is said.
  package let initial: [String]

  package init(_ name: StaticString, _ sentence: StaticString, initial: [String]) {
    self.name = name
    self.sentence = sentence
    self.initial = initial
  }
}
