import BarCatalog
import BarText

extension Rule {
  static var valueOutOfRange: Rule {
    Rule(
      .support,
      FindingKind(
        "value-out-of-range", .warning, tier: .lint,
        summary: "The number is outside the range of the property.",
        rationale:
          "The toolkit asserts on the number, which is an error, or draws something unintended.",
        sources: """
          components/FlexibleHeader/src/MDCFlexibleHeaderView.m
          UIKit/UIBarButtonItem.h
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, width: -8}
                #                                                      ^^ `width` must be 0 or more, but is -8
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, width: -0.5}
                #                                                      ^^^^ `width` must be 0 or more, but is -0.5
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, width: 80}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {title: Save, action: save, width: 0}
          """),
      .properties(
        suspects: { facts, _, _ in
          facts.bounds != .any && (facts.form.kind == .number || facts.form.kind == .length)
        }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let facts = use.facts
  let bounds = facts.bounds
  let number = Double(bitPattern: use.cell.word)
  // A keyword in the place of a number is not one.
  if number.isNaN || bounds.contains(number) { return }
  let range =
    bounds.upper == .infinity
    ? "\(decimal(bounds.lower)) or more" : "\(decimal(bounds.lower)) to \(decimal(bounds.upper))"
  report.value(
    at: use.cell.node, "`\(facts.name)` must be \(range), but is \(decimal(number))",
    help: isSpace(use) ? "remove it: since iOS 11 no space pulls items to the edge of a bar" : nil,
    source: facts.source, severity: bounds.isAsserted ? .error : .warning)
}

/// Whether the number is that of room between items.
private func isSpace(_ use: PropertyUse) -> Bool {
  use.object.type == .uiBarButtonItem
    && (use.cell.id == UIBarButtonItem.id(.space) || use.cell.id == UIBarButtonItem.id(.width))
    && Element<UIBarButtonItem>(use.object.tape, at: use.object.visit.head).isSpace
}
