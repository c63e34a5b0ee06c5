import BarCatalog
import BarText

extension Rule {
  static var deprecatedValue: Rule {
    Rule(
      .support,
      FindingKind(
        "deprecated-value", .warning, tier: .lint, tag: .deprecated,
        summary: "The value is deprecated.",
        rationale:
          "Another case of the enumeration replaces the value. The old case still works, but not forever. Among Material's cases, only the older themers of app bars are deprecated, and `deprecated-theming` reports them.",
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
        fixed: """
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
    guard availability.ios.deprecated != 0 else { continue }
    let since = Version(number: availability.ios.deprecated)
    // A later SDK will say so, or a later deployment target: good to know, and nothing to do about yet.
    let versions = use.versions
    let isAhead = [versions.sdk, versions.deployment].contains { $0.map { $0 < since } ?? false }
    let successor = successor(of: availability, in: enumeration)
    let say = { (report: inout Report) in
      report.value(
        at: use.cell.node,
        "`\(enumeration.spelling(number))` is deprecated since iOS \(since.spelling)",
        help: use.successorHelp(successor, otherwise: availability.instead),
        fixes: use.renaming(to: successor), source: use.facts.source,
        severity: isAhead ? .note : .warning)
    }
    // The style of an item is what the item is.
    if use.cell.id == UIBarButtonItem.id(.style), use.object.type == .uiBarButtonItem {
      report.ofObject(say)
    } else {
      say(&report)
    }
  }
}

/// The case that the old one was renamed to; `nil` if what to write is more than a name.
private func successor(
  of availability: CaseAvailability, in enumeration: EnumerationName
) -> Successor? {
  let name = availability.renamed
  guard let number = enumeration.caseNumber(name.utf8Start, name.utf8CodeUnitCount) else {
    return nil
  }
  return Successor(name: name, ios: enumeration.availability(number).ios)
}
