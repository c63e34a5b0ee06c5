/// What a folder's files are checked for: the content of a `.barc.yaml`.
@usableFromInline package enum Configuration: BarObject {}

extension Property where Owner == Configuration {
  @inlinable package static var extends: Of<Name?> {
    .init(
      "Another configuration, by its path from this one; what it says counts where this one says nothing.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var select: Of<List<Name>?> {
    .init(
      "Rules and groups of rules that count; none of the others does.",
      default: .computed("all rules"),
      source: "the configuration")
  }

  @inlinable package static var ignore: Of<List<Name>?> {
    .init(
      "Rules and groups of rules that do not count, even if they are selected.",
      default: .computed("none"),
      source: "the configuration")
  }

  @inlinable package static var rules: Of<Table<Element<RuleConfiguration>>?> {
    .init(
      "Severity and options of rules by name.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var perFile: Of<Table<Element<FileConfiguration>>?> {
    .init(
      "What else counts for the files that a pattern matches, whose path begins at this file.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var exclude: Of<List<Name>?> {
    .init(
      "Patterns of files and folders that are passed over, from this file.",
      default: .computed("none"),
      source: "the configuration")
  }

  @inlinable package static var targets: Of<Element<Targets>?> {
    .init(
      "What to lay out for where a description does not say.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var baseline: Of<Name?> {
    .init(
      "The baseline, by its path from this file: findings in it are known and not reported.",
      default: .value(nil),
      source: "the configuration")
  }
}
