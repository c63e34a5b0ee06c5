import BarCatalog
import BarText

extension Rule {
  static var deprecatedProperty: Rule {
    Rule(
      .support,
      FindingKind(
        "deprecated-property", .warning, tier: .lint, tag: .deprecated,
        summary: "The property is deprecated.",
        rationale:
          "A deprecated property still works, but not forever. Most have a replacement that does the same or more. A deprecation that Material Components has only announced is a note.",
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
              # ^^^^^^^^^^^^^^^^^^^ `titleTextAttributes` will be deprecated, as Material Components 110.2 announced
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
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
  let message: String
  var severity: Severity?
  if facts.mdc.deprecated != 0 {
    let since = Version(number: facts.mdc.deprecated)
    let isAnnounced = facts.traits.contains(.announced)
    message =
      isAnnounced
      ? "will be deprecated, as Material Components \(since.spelling) announced"
      : "is deprecated since Material Components \(since.spelling)"
    if isAnnounced { severity = .note }
  } else if let deprecation = use.versions.deprecation(of: facts.ios) {
    message = deprecation.message
    severity = deprecation.severity
  } else {
    return
  }
  let successor = successor(of: use)
  report.key(
    of: use.cell, "`\(facts.name)` \(message)", help: use.successorHelp(successor),
    fixes: use.renaming(to: successor), source: facts.source, severity: severity)
}

/// The property that the old one was renamed to; `nil` if what to write is more than a name.
private func successor(of use: PropertyUse) -> Successor? {
  let name = use.facts.renamed
  let place = use.object.type.place(ofKey: name)
  guard place != 255 else { return nil }
  return Successor(name: name, ios: use.object.type.facts(at: place).ios)
}
