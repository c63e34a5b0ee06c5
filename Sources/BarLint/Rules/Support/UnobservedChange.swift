import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var unobservedChange: Rule {
    Rule(
      .support,
      FindingKind(
        "unobserved-change", .warning, tier: .lint,
        summary: "The app changes a property that the bar reads only once.",
        rationale:
          "The bar keeps what it read when the items were set. To show a change, clear the bar's items and set them again. `resetsItems: true` on the bar says that the app does this.",
        sources: """
          ButtonBar README, UIBarButtonItem properties
          components/ButtonBar/src/MDCButtonBar.m setItems:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit, width: 80, changesAtRuntime: [width]}]
                #                                                                 ^^^^^ `width` changes at run time, but an `MDCButtonBar` reads it only when the items are set, as documented
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                rightBarButtonItem:
                  title: Edit
                  action: edit
                  changesAtRuntime: {title: [Edit, Done], titleTextAttributes: []}
                  #                                       ^^^^^^^^^^^^^^^^^^^ `titleTextAttributes` changes at run time
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                resetsItems: true
                items: [{title: Edit, action: edit, width: 80, changesAtRuntime: [width]}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit, changesAtRuntime: [title, isEnabled]}]
          """),
      .properties(
        suspects: { facts, host, _ in host != nil && facts.form.kind == .changes }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  guard let bar = use.object.bar, !bar.resetsItems else { return }
  let changes = Changes(word: use.cell.word, use.object.tape)
  for position in 0..<changes.count {
    let cell = changes.cell(position)
    let facts = use.object.type.facts(at: use.object.type.place(ofID: cell.id))
    guard facts.support.actual(on: bar.host) == .readOnce else { continue }
    report.value(
      at: cell.node,
      "`\(facts.name)` changes at run time, but \(bar.host.phrase) reads it only when the items are set\(facts.support.documentation(on: bar.host))",
      help:
        "clear the bar's items and set them again after the change, and write `resetsItems: true` on the bar",
      source: facts.source)
  }
}
