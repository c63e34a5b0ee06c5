import BarText

/// The values that are said for the options of one rule.
package struct RuleOptions: Sendable {
  private var values: [String: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  /// The value of an option: what is said, or else the usual one.
  subscript(option: RuleOption) -> [String] { values["\(option.name)"] ?? option.initial }

  mutating func set(_ name: String, to value: [String]) { values[name] = value }

  /// Adds what is said elsewhere of options that have no value yet.
  mutating func fill(with others: RuleOptions) {
    values.merge(others.values) { own, _ in own }
  }
}
