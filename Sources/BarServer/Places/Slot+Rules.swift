import BarCatalog
import BarLint
import BarText

/// Names of rules, and of their options: what a configuration knows beside the catalog.
extension Slot {
  /// Whether it is a list of names of rules and groups, or one of them.
  var namesRules: Bool {
    isOf(Configuration.property(.select)) || isOf(Configuration.property(.ignore))
      || isOf(FileConfiguration.property(.select)) || isOf(FileConfiguration.property(.ignore))
  }

  /// Whether it is the path of a file, from the one that says it.
  var isPath: Bool {
    isOf(Configuration.property(.extends)) || isOf(Configuration.property(.baseline))
  }

  /// Whether its keys are names of rules.
  var isTableOfRules: Bool {
    form.container == .table && memberType == RuleConfiguration.type
  }

  /// The options that may be given values here; empty where no rule's are.
  var options: [RuleOption] {
    guard let rule, isOf(RuleConfiguration.property(.options)) else { return [] }
    return FindingKind.known(named: "\(rule)")?.options ?? []
  }

  func ruleMeaning(ofKey key: String) -> KeyMeaning? {
    FindingKind.configurable.first { "\($0.name)" == key }.map { .rule($0.name) }
  }

  func optionMeaning(ofKey key: String) -> KeyMeaning? {
    options.first { "\($0.name)" == key }.map { .option($0.name) }
  }
}

extension FindingKind {
  /// What a configuration may say something of, by name.
  static var configurable: [FindingKind] { known.filter { $0.tier == .lint } }

  /// What is told of a rule in a list.
  var note: String { "\(summary)\n\n\(rationale)" }
}
