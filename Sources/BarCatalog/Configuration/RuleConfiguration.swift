/// Settings of one rule.
@usableFromInline package enum RuleConfiguration: BarObject {}

extension Property where Owner == RuleConfiguration {
  @inlinable package static var severity: Of<FindingSeverity?> {
    .init(
      "How severe the rule's findings are.",
      default: .computed("the rule's own, or that of the case"),
      source: "the configuration")
  }

  @inlinable package static var options: Of<Anything?> {
    .init(
      "Values of the rule's own options, by name; the rule's page lists them.",
      default: .value(nil),
      source: "the configuration")
  }
}

extension RuleConfiguration {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.severity))
  }
}
