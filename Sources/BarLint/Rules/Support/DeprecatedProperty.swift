import BarCatalog
import BarText

extension Rule {
  static var deprecatedProperty: Rule {
    Rule(
      .support,
      FindingKind(
        "deprecated-property", .warning, tier: .lint,
        summary: "The property is deprecated.",
        rationale:
          "It still works and will not for ever; most deprecated properties have a successor that says the same or more.",
        sources: """
          UIKit's headers, API_DEPRECATED
          CHANGELOG.md of Material Components
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
                inkColor: red
              # ^^^^^^^^ `inkColor` is deprecated since Material Components 117.0
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar:
                title: Inbox
                titleTextAttributes: {foregroundColor: red}
              # ^^^^^^^^^^^^^^^^^^^ `titleTextAttributes` is deprecated since Material Components 110.2
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              toolbar:
                standardAppearance: {doneButtonAppearance: {}}
                #                    ^^^^^^^^^^^^^^^^^^^^ `doneButtonAppearance` is deprecated since iOS 26.0
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
                enableRippleBehavior: true
                rippleColor: red
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {title: Inbox, titleTextColor: red}
          """),
      .properties(
        suspects: { facts, _, versions in
          facts.mdc.deprecated != 0 || versions.deprecation(of: facts.ios) != nil
        }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let facts = use.facts
  let hasInstead = facts.instead.utf8CodeUnitCount > 0
  let help = hasInstead ? "write \(facts.instead)" : nil
  if facts.mdc.deprecated != 0 {
    report.key(
      of: use.cell,
      "`\(facts.name)` is deprecated since Material Components \(Version(number: facts.mdc.deprecated).spelling)",
      help: help, source: facts.source)
  } else if let deprecation = use.versions.deprecation(of: facts.ios) {
    report.key(
      of: use.cell, "`\(facts.name)` \(deprecation.message)", help: help, source: facts.source,
      severity: deprecation.severity)
  }
}
