import BarCatalog
import BarText

extension Rule {
  static var unavailableValue: Rule {
    Rule(
      .support,
      FindingKind(
        "unavailable-value", .warning, tier: .lint,
        summary: "Some of the versions that the app is built for do not have the value.",
        rationale:
          "A case can be newer than its enumeration. A case that the SDK does not have does not compile, which is an error. A case that is newer than the deployment target needs an availability check.",
        sources: """
          UIKit's headers, API_AVAILABLE
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {deployment: "16.0", sdk: "26.0"}
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Send, action: send, style: prominent}
                #                                                      ^^^^^^^^^ `prominent` is available from iOS 26.0, but the app runs on iOS 16.0 and later
          ---
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0", sdk: "16.0", devices: [iphone-14]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                largeTitleDisplayMode: inline
                #                      ^^^^^^ `inline` is available from iOS 17.0, but the SDK is that of iOS 16.0
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {deployment: "26.0"}
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Send, action: send, style: prominent}
          ---
          barc: 1
          toolkit: uikit
          targets: {deployment: "15.0", sdk: "16.0", devices: [iphone-14]}
          screens:
            inbox:
              navigationItem: {title: Inbox, largeTitleDisplayMode: never}
          """),
      .properties(
        suspects: { facts, _, versions in
          facts.form.hasCase { versions.fault(of: $0.ios) != nil }
        }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let facts = use.facts
  for (number, enumeration) in use.cases {
    guard let fault = use.versions.fault(of: enumeration.availability(number).ios) else { continue }
    report.value(
      at: use.cell.node, "`\(enumeration.spelling(number))` \(fault.message)", help: fault.help,
      source: facts.source, severity: fault.severity)
  }
}
