import BarCatalog
import BarEmit
import BarLint
import BarText

/// Rules, their groups and their options, as a configuration names them.
extension Insertion {
  /// Every group of rules.
  func groups() -> [Completion] {
    Rule.Group.allCases.map { group in
      let rules = Rule.all.filter { $0.isChosen(by: "\(group.name)") }.map { "`\($0.kind.name)`" }
      return completion(
        "\(group.name)", .rule, scalar("\(group.name)"), detail: "group of rules",
        documentation: rules.joined(separator: ", "))
    }
  }

  /// Every rule that may be switched off or on, by name.
  func rules() -> [Completion] {
    FindingKind.configurable.map { kind in
      completion(
        "\(kind.name)", .rule, scalar("\(kind.name)"), detail: "\(kind.severity.name)",
        documentation: kind.note)
    }
  }
}

extension KeyCompletions {
  /// The rules of which nothing is said yet.
  func rules(_ used: Set<String>) -> [Completion] {
    FindingKind.configurable.filter { !used.contains("\($0.name)") }.map { kind in
      insertion.completion(
        "\(kind.name)", .rule,
        insertion.entry("\(kind.name)", slot.value(behind: .rule(kind.name))),
        detail: "\(kind.severity.name)", documentation: kind.note)
    }
  }

  /// The options of a rule that have no value yet.
  func options(_ used: Set<String>) -> [Completion] {
    slot.options.filter { !used.contains("\($0.name)") }.map { option in
      insertion.completion(
        "\(option.name)", .key,
        insertion.entry("\(option.name)", slot.value(behind: .option(option.name))),
        detail: "list of texts",
        documentation: "\(option.sentence)\n\nDefault: \(option.initialPhrase)")
    }
  }
}
