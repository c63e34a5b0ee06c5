import BarCatalog
import BarText

extension Rule {
  static var deprecatedValue: Rule {
    Rule(
      .support,
      FindingKind(
        "deprecated-value", .warning, tier: .lint,
        summary: "The value is deprecated.",
        rationale:
          "A case of an enumeration was replaced by another one; the old one still works and will not for ever.",
        sources: """
          UIKit's headers, API_DEPRECATED
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, style: done}
                #                                                      ^^^^ `done` is deprecated since iOS 26.0
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, style: bordered}
                #                                                      ^^^^^^^^ `bordered` is deprecated since iOS 8.0
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, style: prominent}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, style: plain}
          """),
      .properties(
        suspects: { facts, host, _ in
          // What the bar never reads is another finding.
          host.map { facts.support.actual(on: $0) } != .ignored
            && facts.form.hasCase { $0.ios.deprecated != 0 }
        }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  for (number, enumeration) in use.cases {
    let availability = enumeration.availability(number)
    let versions = use.versions
    guard availability.ios.deprecated != 0 else { continue }
    let since = Version(number: availability.ios.deprecated)
    // A later SDK will say so: good to know, and nothing to do about yet.
    let isAhead = versions.sdk.map { $0 < since } ?? false
    report.value(
      at: use.cell.node,
      "`\(enumeration.spelling(number))` is deprecated since iOS \(since.spelling)",
      help: availability.instead.utf8CodeUnitCount > 0 ? "write \(availability.instead)" : nil,
      fixes: renaming(enumeration, to: availability.renamed, use), source: use.facts.source,
      severity: isAhead ? .note : .warning)
  }
}

/// The fix that writes the newer name, if every version that the app runs on has it.
private func renaming(
  _ enumeration: EnumerationName, to name: StaticString, _ use: PropertyUse
) -> [Report.Writing] {
  guard
    let number = enumeration.caseNumber(name.utf8Start, name.utf8CodeUnitCount),
    use.versions.fault(of: enumeration.availability(number).ios) == nil
  else { return [] }
  return [Report.Writing("\(name)", .unsafe)]
}
