import BarText

/// Which rules count, and how much.
///
/// Errors of the description itself always count, as errors.
package struct RuleSelection: Sendable {
  /// What is said about rules, the closest place first: of each rule the first one that says something counts.
  package let layers: [RuleLayer]

  /// Every rule.
  package static var all: RuleSelection { RuleSelection([]) }

  package init(_ layers: [RuleLayer]) { self.layers = layers }

  /// What one place says.
  ///
  /// - Parameters:
  ///   - selected: The names of rules and groups that count; `nil` for all.
  ///   - ignored: The names of rules and groups that do not, even if they are selected.
  package init(selected: [String]?, ignored: [String]) {
    self.init([RuleLayer(selected: selected, ignored: ignored)])
  }

  /// What may be selected: groups and everything that is not an error of the description itself.
  package static var names: [StaticString] {
    Rule.Group.allCases.map(\.name) + FindingKind.known.filter { $0.tier == .lint }.map(\.name)
  }

  /// Whether a group or a rule has a name; groups are asked first, which takes much less than all rules do.
  package static func hasName(_ isMeant: (StaticString) -> Bool) -> Bool {
    Rule.Group.allCases.contains { isMeant($0.name) } || names.contains(where: isMeant)
  }

  /// The rules that count, with their options.
  package var rules: [Rule] {
    var rules = Rule.all
    if layers.isEmpty { return rules }
    rules.removeAll { !includes($0.isChosen) }
    if layers.allSatisfy({ $0.options.isEmpty }) { return rules }
    return rules.map { rule in
      let name = "\(rule.kind.name)"
      let options = layers.reduce(into: RuleOptions()) { options, layer in
        if let more = layer.options[name] { options.fill(with: more) }
      }
      return options.isEmpty ? rule : rule.configured(options)
    }
  }

  /// Whether findings of a kind count that no rule of lint makes.
  func includes(_ kind: FindingKind) -> Bool {
    kind.tier != .lint || includes(kind.isChosen)
  }

  private func includes(_ isChosen: (String) -> Bool) -> Bool {
    for layer in layers {
      if let isIncluded = layer.includes(isChosen) { return isIncluded }
    }
    return true
  }

  /// The same findings, as bad as is said.
  func weighed(_ findings: [Finding]) -> [Finding] {
    if layers.allSatisfy({ $0.severities.isEmpty }) { return findings }
    return findings.map { finding in
      guard finding.kind.tier == .lint, let severity = severity(of: finding.kind) else {
        return finding
      }
      return finding.weighed(severity)
    }
  }

  private func severity(of kind: FindingKind) -> Severity? {
    layers.lazy.compactMap { $0.severities["\(kind.name)"] }.first
  }
}
