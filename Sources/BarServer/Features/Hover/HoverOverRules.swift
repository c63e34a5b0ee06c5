import BarCatalog
import BarEmit
import BarLint
import BarText

/// Pages of rules, of their groups and options, and of what a configuration says by name.
extension Analysis {
  func page(ofRule name: String) -> String? {
    FindingKind.known(named: name).map { kind in
      titled("`\(kind.name)`") { $0.append(RulePage.markdown(of: kind)) }
    }
  }

  func page(ofGroup name: String) -> String? {
    guard let group = Rule.Group.allCases.first(where: { "\($0.name)" == name }) else { return nil }
    let rules = Rule.all.filter { $0.isChosen(by: "\(group.name)") }.map(\.kind)
    return titled("`\(name)`: \(count(rules.count, "rule"))") { page in
      page.list(rules.map { "`\($0.name)`: \($0.summary)" })
    }
  }

  func page(ofOption name: String, _ slot: Slot) -> String? {
    slot.options.first { "\($0.name)" == name }.map { option in
      titled("`\(name)` of `\(slot.rule.map { "\($0)" } ?? "")`") { page in
        page.paragraph("\(option.sentence)")
        page.paragraph("Takes: list of texts  \nDefault: \(option.initialPhrase)")
      }
    }
  }

  /// What a table is for whose names are nothing but names.
  func page(ofTable table: Slot) -> String? {
    guard let property = table.property, let entry = table.entry else { return nil }
    return titled("`\(property.owner.name).\(entry.name)`") {
      $0.append(PropertyNote(entry).markdown)
    }
  }
}
