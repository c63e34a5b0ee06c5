package import BarText

/// The page of a kind of findings as Markdown, for the reference in `Grammar/rules`.
package enum RulePage {
  /// The page, generated; it says so in its first line.
  package static func text(of kind: FindingKind) -> [UInt8] {
    var page = Markdown(from: "the rule", by: "RulePageTests", title: "`\(kind.name)`")
    append(kind, to: &page)
    return page.bytes
  }

  /// The same without a title, for where one is shown already.
  package static func markdown(of kind: FindingKind) -> String {
    var page = Markdown()
    append(kind, to: &page)
    return String(page.text.drop { $0 == "\n" })
  }

  private static func append(_ kind: FindingKind, to page: inout Markdown) {
    page.paragraph("\(kind.summary)")
    page.paragraph("\(severity(of: kind))")
    page.paragraph("\(kind.rationale)")
    append("Wrong", kind.bad, to: &page)
    append("After the fix", kind.fixed, to: &page)
    append("Right", kind.good, to: &page)
    if !kind.options.isEmpty {
      page.heading(2, "Options")
      page.list(kind.options.map { "`\($0.name)`: \($0.sentence) Default: \($0.initialPhrase)." })
    }
    if !kind.sourceList.isEmpty {
      page.heading(2, "Sources")
      page.list(kind.sourceList)
    }
  }

  private static func severity(of kind: FindingKind) -> StaticString {
    switch (kind.tier, kind.severity) {
    case (.hard, .error): "An error in the description: nothing is written until it is fixed."
    case (.hard, _): "Reported for every description, whatever is selected."
    case (.configuration, _):
      "An error in a configuration: nothing that the configuration applies to is checked."
    case (.lint, .error): "A lint error."
    case (.lint, .warning): "A warning."
    case (.lint, .note): "A note."
    }
  }

  private static func append(_ title: String, _ text: StaticString, to page: inout Markdown) {
    let examples = FindingKind.examples(in: text)
    if examples.isEmpty { return }
    page.heading(2, title)
    for example in examples { page.code("yaml", [example]) }
  }
}
