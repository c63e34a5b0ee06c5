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

  /// Whether a rule counts, by its name and those of its groups; nothing where nothing is said of it.
  func includes(_ name: StaticString, in groups: [Rule.Group]) -> Bool? {
    // No texts are made of names: most runs ask this of every rule.
    func isAmong(_ words: [String]) -> Bool {
      words.contains { word in
        isSpelled(name, word) || groups.contains { isSpelled($0.name, word) }
      }
    }
    if isAmong(ignored) { return false }
    return selected.map(isAmong)
  }
}

private func isSpelled(_ name: StaticString, _ word: String) -> Bool {
  name.withUTF8Buffer { $0.elementsEqual(word.utf8) }
}
