import BarCatalog
import BarText

extension Rule {
  static var ignoredProperty: Rule {
    Rule(
      .support,
      FindingKind(
        "ignored-property", .warning, tier: .lint, tag: .unnecessary,
        explaining: [
          "deprecated-value", "unavailable-property", "unavailable-value", "value-out-of-range",
        ],
        summary: "The bar never reads the property.",
        rationale:
          "The value looks like a decision, but nothing reads it, so what it was meant to do does not happen.",
        sources: """
          ButtonBar README, UIBarButtonItem properties
          components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:
          components/NavigationBar/src/MDCNavigationBar.m observeNavigationItem:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit, style: done}]
                #                                   ^^^^^ `style` is never read by an `MDCButtonBar`, as documented
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                title: Inbox
                prompt: Two new messages
              # ^^^^^^ `prompt` is never read by an `MDCNavigationBar`; the documentation calls it unsupported
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                navigationBar: {backItem: {title: Back, action: goBack, style: done}}
                #                                                       ^^^^^ `style` is never read by a Material app bar
              bottomAppBar:
                trailingBarButtonItems: [{title: Find, action: find, style: done}]
                #                                                    ^^^^^ `style` is never read by an `MDCBottomAppBarView`
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              toolbar:
                items: [{title: Edit, action: edit, backButtonBackgroundImage: arrow}]
                #                                   ^^^^^^^^^^^^^^^^^^^^^^^^^ `backButtonBackgroundImage` is never read by a `UIToolbar`
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                title: Inbox
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem: {title: Inbox, prompt: Two new messages}
          """),
      .properties(
        suspects: { facts, host, _ in host.map { facts.support.actual(on: $0) } == .ignored },
        find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  // Whoever writes the default asks for nothing.
  guard let host = use.host, !use.isDefault else { return }
  let facts = use.facts
  report.needlessKey(
    of: use.cell,
    "`\(facts.name)` is never read by \(host.phrase)\(facts.support.documentation(on: host))",
    help: use.remedy(on: host), source: facts.source)
}
