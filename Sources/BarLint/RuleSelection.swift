import BarText

/// Which rules count, by the names of rules and groups.
///
/// Errors of the description itself always count.
package struct RuleSelection: Sendable {
  /// Names that are selected; nothing where all are.
  private let selected: [String]?
  private let ignored: [String]

  /// Every rule.
  package static var all: RuleSelection { RuleSelection(selected: nil, ignored: []) }

  /// - Parameters:
  ///   - selected: The names of rules and groups that count; nothing for all.
  ///   - ignored: The names of rules and groups that do not, even if they are selected.
  package init(selected: [String]?, ignored: [String]) {
    self.selected = selected
    self.ignored = ignored
  }

  /// What may be selected: groups and everything that is not an error of the description itself.
  package static var names: [StaticString] {
    Rule.Group.allCases.map(\.name) + FindingKind.known.filter { $0.tier == .lint }.map(\.name)
  }

  /// The rules that count.
  package var rules: [Rule] {
    selected == nil && ignored.isEmpty
      ? Rule.all : Rule.all.filter { includes($0.kind, in: $0.groups) }
  }

  /// Whether findings of a kind count that no rule of lint makes.
  func includes(_ kind: FindingKind) -> Bool { kind.tier == .hard || includes(kind, in: []) }

  private func includes(_ kind: FindingKind, in groups: [Rule.Group]) -> Bool {
    let names = ["\(kind.name)"] + groups.map { "\($0.name)" }
    if names.contains(where: ignored.contains) { return false }
    return selected.map { selected in names.contains(where: selected.contains) } ?? true
  }
}
