package import BarText

/// What can be wrong with a configuration beside its text and its values.
extension FindingKind {
  package static var brokenExtends: FindingKind {
    FindingKind(
      "broken-extends", .error, tier: .hard,
      summary: "What a configuration extends cannot be read, or extends it in turn.",
      rationale:
        "A configuration without what it extends would ask for something else than is meant, so nothing is checked by it.",
      sources: "the configuration")
  }

  package static var unknownOption: FindingKind {
    FindingKind(
      "unknown-option", .error, tier: .hard,
      summary: "A configuration gives a rule an option that it does not have.",
      rationale:
        "A misspelt option would silently change nothing; `barc explain RULE` lists those that there are.",
      sources: "the configuration")
  }

  package static var unknownRule: FindingKind {
    FindingKind(
      "unknown-rule", .error, tier: .hard,
      summary: "A configuration names a rule that is not there, or that always counts.",
      rationale:
        "A misspelt rule would silently be neither selected nor ignored. Errors of the description itself cannot be switched off: without their meaning nothing can be laid out.",
      sources: "the configuration")
  }

  /// Every kind of findings about configurations alone, by name.
  static var ofConfiguration: [FindingKind] {
    [
      .brokenExtends,
      .unknownOption,
      .unknownRule,
    ]
  }
}
