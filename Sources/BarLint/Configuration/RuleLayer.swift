package import BarText

/// What one place says about rules: the command line, a configuration, or what one says of some files.
package struct RuleLayer: Sendable {
  /// The names of rules and groups that count; `nil` for all.
  package var selected: [String]?
  /// The names of rules and groups that do not, even if they are selected.
  package var ignored: [String]
  /// How bad the findings of rules are, by the name of the rule.
  package var severities: [String: Severity] = [:]
  /// What the options of rules are, by the name of the rule.
  package var options: [String: RuleOptions] = [:]

  package init(selected: [String]? = nil, ignored: [String] = []) {
    self.selected = selected
    self.ignored = ignored
  }

  /// Whether something counts; `nil` if nothing is said of it.
  ///
  /// - Parameter isChosen: Whether it can be chosen by a word.
  func includes(_ isChosen: (String) -> Bool) -> Bool? {
    if ignored.contains(where: isChosen) { return false }
    return selected.map { $0.contains(where: isChosen) }
  }
}
