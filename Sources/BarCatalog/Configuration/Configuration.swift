/// What the files in a folder are checked for: the content of a `.barc.yaml`.
@usableFromInline package enum Configuration: BarObject {}

extension Property where Owner == Configuration {
  @inlinable package static var extends: Of<Name?> {
    .init(
      "Another configuration, by its path relative to this one. Its settings apply where this one has none.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var select: Of<List<Name>?> {
    .init(
      "Rules and groups of rules to use; no others are used.",
      default: .computed("all rules"),
      source: "the configuration")
  }

  @inlinable package static var ignore: Of<List<Name>?> {
    .init(
      "Rules and groups of rules to leave out, even if they are selected.",
      default: .computed("none"),
      source: "the configuration")
  }

  @inlinable package static var rules: Of<Table<Element<RuleConfiguration>>?> {
    .init(
      "Severity and options of rules, by rule name.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var perFile: Of<Table<Element<FileConfiguration>>?> {
    .init(
      "Other settings for the files that a pattern matches; patterns are relative to this file.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var exclude: Of<List<Name>?> {
    .init(
      "Patterns of files and folders to skip, relative to this file.",
      default: .computed("none"),
      source: "the configuration")
  }

  @inlinable package static var targets: Of<Element<Targets>?> {
    .init(
      "What to lay out for if a description does not say.",
      default: .value(nil),
      source: "the configuration")
  }

  @inlinable package static var baseline: Of<Name?> {
    .init(
      "The baseline, by its path relative to this file: its findings are known and not reported.",
      default: .value(nil),
      source: "the configuration")
  }
}
