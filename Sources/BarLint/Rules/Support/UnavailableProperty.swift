import BarCatalog
import BarText

extension Rule {
  static var unavailableProperty: Rule {
    Rule(
      .support,
      FindingKind(
        "unavailable-property", .warning, tier: .lint,
        summary: "Some of the versions that the app is built for do not have the property.",
        rationale:
          "A property that the SDK does not have does not compile, which is an error. A property that is newer than the deployment target needs an availability check, and older systems do without it.",
        sources: """
          UIKit's headers, API_AVAILABLE
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0", sdk: "26.0"}
          screens:
            inbox:
              navigationItem: {title: Inbox, subtitle: Two new messages}
              #                              ^^^^^^^^ `subtitle` is available from iOS 26.0, but the app runs on iOS 15.0 and later
          ---
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0", sdk: "18.0"}
          screens:
            inbox:
              navigationItem: {title: Inbox, subtitle: Two new messages}
              #                              ^^^^^^^^ `subtitle` is available from iOS 26.0, but the SDK is that of iOS 18.0
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0", sdk: "26.0"}
          infoPlist: {UIDesignRequiresCompatibility: true}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {deployment: "26.0"}
          screens:
            inbox:
              navigationItem: {title: Inbox, subtitle: Two new messages}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem: {title: Inbox, subtitle: Two new messages}
          """),
      .properties(
        suspects: { facts, _, versions in versions.fault(of: facts.ios) != nil }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  // A system passes over keys of an Info.plist that it does not know.
  if use.object.type == .infoPlist { return }
  let facts = use.facts
  guard let fault = use.versions.fault(of: facts.ios) else { return }
  report.key(
    of: use.cell, "`\(facts.name)` \(fault.message)", help: fault.help, source: facts.source,
    severity: fault.severity)
}
