package import BarText

/// What one place says about rules: the command line, a configuration, or what one says of some files.
package struct RuleLayer: Sendable {
  /// The names of rules and groups that count; nothing for all.
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

  /// Whether something of these names counts; nothing where nothing is said of it.
  ///
  /// - Parameter names: The name of a rule, and that of its group.
  func includes(_ names: [StaticString]) -> Bool? {
    if names.contains(where: { isAmong(ignored, $0) }) { return false }
    return selected.map { selected in names.contains { isAmong(selected, $0) } }
  }
}

/// Whether a name is one of some words; no text is made of it.
private func isAmong(_ words: [String], _ name: StaticString) -> Bool {
  words.contains { word in name.withUTF8Buffer { $0.elementsEqual(word.utf8) } }
}
