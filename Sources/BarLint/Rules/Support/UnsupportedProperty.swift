import BarCatalog
import BarText

extension Rule {
  static var unsupportedProperty: Rule {
    Rule(
      .support,
      FindingKind(
        "unsupported-property", .error, tier: .lint,
        summary: "The bar asserts or crashes on the property, or draws nothing for it.",
        rationale:
          "The toolkit lists what it cannot show; debug builds stop there, release builds leave a hole that people tap in vain.",
        sources: """
          ButtonBar README, UIBarButtonItem properties
          components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                rightBarButtonItem: {systemItem: add, action: add}
                #                    ^^^^^^^^^^ `systemItem` is not supported by an `MDCNavigationBar`, as documented
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Back, action: back}, {space: flexible}, {title: Edit, action: edit}]
                #                                     ^^^^^ `space` is not supported by an `MDCButtonBar`, which no document says
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                rightBarButtonItem: {image: add, accessibilityLabel: Add, action: add}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {systemItem: add, action: add}
          """),
      .properties(
        suspects: { facts, host, _ in host.map { facts.support.actual(on: $0) } == .unsupported },
        find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  guard let host = use.host else { return }
  let facts = use.facts
  report.key(
    of: use.cell,
    "`\(facts.name)` is not supported by \(host.phrase)\(facts.support.documentation(on: host))",
    help: use.remedy(on: host), source: facts.source)
}
