package import BarText

/// What can be wrong with a configuration beside its text and its values.
extension FindingKind {
  package static var brokenExtends: FindingKind {
    FindingKind(
      "broken-extends", .error, tier: .configuration,
      summary:
        "A configuration extends a file that cannot be read, or that extends the configuration in turn.",
      rationale:
        "Without the file that it extends, a configuration would not mean what was intended, so nothing is checked with it.",
      sources: "the configuration")
  }

  package static var unknownOption: FindingKind {
    FindingKind(
      "unknown-option", .error, tier: .configuration,
      summary: "A configuration sets an option that the rule does not have.",
      rationale:
        "A misspelled option would silently change nothing. `barc explain RULE` lists the options of a rule.",
      sources: "the configuration",
      bad: "rules:\n  placeholder-title: {options: {title: [Item, Button]}}",
      good: "rules:\n  placeholder-title: {options: {titles: [Item, Button]}}")
  }

  package static var unknownRule: FindingKind {
    FindingKind(
      "unknown-rule", .error, tier: .configuration,
      summary: "A configuration names a rule that does not exist or cannot be switched off.",
      rationale:
        "A misspelled rule would silently be neither selected nor ignored. Errors of the description itself cannot be switched off, because nothing can be laid out until they are fixed.",
      sources: "the configuration",
      bad: "ignore: [ignored-propert]\n---\nrules: {unknown-key: note}",
      good: "ignore: [ignored-property]\n---\nrules: {ignored-property: note}")
  }

  /// Every kind of findings about configurations alone, by name.
  package static var ofConfiguration: [FindingKind] {
    [
      .brokenExtends,
      .unknownOption,
      .unknownRule,
    ]
  }
}
