package import BarText

/// What can be wrong with a configuration beside its text and its values.
extension FindingKind {
  package static var brokenExtends: FindingKind {
    FindingKind(
      "broken-extends", .error, tier: .configuration,
      summary: "What a configuration extends cannot be read, or extends it in turn.",
      rationale:
        "A configuration without what it extends would ask for something else than is meant, so nothing is checked by it.",
      sources: "the configuration")
  }

  package static var unknownOption: FindingKind {
    FindingKind(
      "unknown-option", .error, tier: .configuration,
      summary: "A configuration gives a rule an option that it does not have.",
      rationale:
        "A misspelt option would silently change nothing; `barc explain RULE` lists those that there are.",
      sources: "the configuration",
      bad: "rules:\n  placeholder-title: {options: {title: [Item, Button]}}",
      good: "rules:\n  placeholder-title: {options: {titles: [Item, Button]}}")
  }

  package static var unknownRule: FindingKind {
    FindingKind(
      "unknown-rule", .error, tier: .configuration,
      summary: "A configuration names a rule that is not there, or that always counts.",
      rationale:
        "A misspelt rule would silently be neither selected nor ignored. Errors of the description itself cannot be switched off: without their meaning nothing can be laid out.",
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
