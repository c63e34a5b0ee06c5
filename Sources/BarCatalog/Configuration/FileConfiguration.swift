/// Other settings for some files.
@usableFromInline package enum FileConfiguration: BarObject {}

extension Property where Owner == FileConfiguration {
  @inlinable package static var select: Of<List<Name>?> {
    .init(
      "Rules and groups of rules to use; no others are used.",
      default: .computed("those of the other files"),
      source: "the configuration")
  }

  @inlinable package static var ignore: Of<List<Name>?> {
    .init(
      "Rules and groups of rules to leave out, even if they are selected.",
      default: .computed("those of the other files"),
      source: "the configuration")
  }

  @inlinable package static var rules: Of<Table<Element<RuleConfiguration>>?> {
    .init(
      "Severity and options of rules, by rule name.",
      default: .value(nil),
      source: "the configuration")
  }
}
