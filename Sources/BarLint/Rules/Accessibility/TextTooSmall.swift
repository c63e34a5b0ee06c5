import BarCatalog
import BarText

extension Rule {
  static var textTooSmall: Rule {
    Rule(
      .accessibility,
      FindingKind(
        "text-too-small", .note, tier: .lint,
        summary: "A font is smaller than 11 points.",
        rationale:
          "Apple gives 11 points as the smallest size that most people can read on a phone.",
        sources: """
          https://developer.apple.com/design/human-interface-guidelines/typography
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            strip:
              buttonBar:
                buttonsTitleFont: {normal: {name: AmericanTypewriter, size: 10}}
              # ^^^^^^^^^^^^^^^^ text of 10 points is smaller than 11
                items: [{title: Freeze, action: freeze}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: Edit, action: edit, titleTextAttributes: {font: {size: 9.5}}}
                #                                               ^^^^^^^^^^^^^^^^^^^ text of 9.5 points is smaller than 11
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            strip:
              buttonBar:
                buttonsTitleFont: {normal: {name: AmericanTypewriter, size: 12}}
                items: [{title: Freeze, action: freeze}]
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: Edit, action: edit, titleTextAttributes: {font: {textStyle: caption2}}}
          """),
      .properties(
        suspects: { facts, _, _ in
          facts.form.kind == .element
            && (facts.form.parameter == FontDescription.type.rawValue
              || facts.form.parameter == TextAttributes.type.rawValue)
        }, find))
  }
}

/// In points (Human Interface Guidelines, Typography).
private let leastSize = 11.0

private func find(_ use: PropertyUse, _ report: inout Report) {
  // Whoever has the attributes is told of their font.
  if use.object.type == .textAttributes { return }
  // The size of that font is not used, which is another finding.
  if use.cell.id == MDCNavigationBar.id(.titleFont), use.object.type == .mdcNavigationBar,
    Element<MDCNavigationBar>(use.object.tape, at: use.object.visit.head)[.allowAnyTitleFontSize]
      != true
  {
    return
  }
  let sizes = values(of: use).compactMap { size(at: $0, use) }
  guard let least = sizes.min(), least < leastSize else { return }
  report.key(
    of: use.cell, "text of \(points(least)) points is smaller than 11",
    help: "write a size of 11 points or more")
}

/// The words of the values that a property has, for its keys if it has any.
private func values(of use: PropertyUse) -> [UInt64] {
  guard use.facts.form.isKeyed else { return [use.cell.word] }
  return use.object.tape.run(at: Int(truncatingIfNeeded: use.cell.word))
    .map { use.object.tape[$0].word }
}

/// The size of a font, or of the one among attributes.
private func size(at word: UInt64, _ use: PropertyUse) -> Double? {
  let tape = use.object.tape
  if use.facts.form.parameter == FontDescription.type.rawValue {
    return Element<FontDescription>(word: word, tape)[.size]
  }
  return Element<TextAttributes>(word: word, tape)[.font]?[.size]
}
