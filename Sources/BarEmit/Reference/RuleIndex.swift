package import BarText

/// The index of the reference of rules, as Markdown.
package enum RuleIndex {
  /// The index, generated; it says so in its first line.
  ///
  /// - Parameters:
  ///   - groups: The rules of lint by the names of their groups.
  ///   - stages: What reading, checking, resolving and laying out find.
  ///   - comments: What is found about comments that silence.
  ///   - configurations: What is found in configurations alone.
  ///   - problems: What people got wrong.
  ///   - documents: What the documents of the toolkits say.
  package static func text(
    groups: [(name: String, kinds: [FindingKind])], stages: [FindingKind],
    comments: [FindingKind], configurations: [FindingKind],
    problems: [RuleAnswer.Section], documents: [RuleAnswer.Section]
  ) -> [UInt8] {
    var page = Markdown(from: "the rules", by: "RulePageTests", title: "What barc finds")
    page.paragraph(
      """
      `barc lint` reports all of these findings; `barc compile` reports those of the stages. `barc explain NAME` shows
      a page on the command line.
      """)
    for (name, kinds) in groups where !kinds.isEmpty {
      page.heading(2, "Rules of the group `\(name)`")
      append(kinds, to: &page)
    }
    page.heading(2, "Found by the stages")
    append(stages, to: &page)
    page.heading(2, "Found in comments that silence rules")
    append(comments, to: &page)
    page.heading(2, "Found in configurations")
    page.paragraph("In addition to what the stages find in any YAML.")
    append(configurations, to: &page)
    page.heading(2, "What people get wrong")
    page.paragraph(
      "Problems that people asked about, the most frequent and most expensive first, and the rules that find them."
    )
    page.append(problems, "problem")
    page.heading(2, "What the documentation says")
    page.paragraph("The four documents that barc implements, and where it covers each statement.")
    page.append(documents, "statement")
    return page.bytes
  }

  private static func append(_ kinds: [FindingKind], to page: inout Markdown) {
    page.table(
      ["name", "severity", "what is wrong"],
      kinds.map { kind in
        [
          "[`\(kind.name)`](\(kind.name).md)",
          "\(kind.severity.name)\(kind.tier == .lint ? "" : ", always")", "\(kind.summary)",
        ]
      })
  }
}
