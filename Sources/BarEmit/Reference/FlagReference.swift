import BarCatalog

/// `Grammar/flags.md`: what is known of behavioral flags.
package enum FlagReference {
  package static var bytes: [UInt8] {
    var page = Markdown(from: "the catalog", by: "GrammarTests", title: "Behavioral flags")
    page.paragraph(
      """
      Material's bars changed their behavior behind flags, so that apps could migrate one by one. A migration has three
      stages: first, the old behavior is the default and apps opt in; then the new behavior is the default and the flag
      is deprecated; finally, the flag is removed. In the code, hardly any flag got past the first stage, so apps must
      set the recommended values themselves. A toggle is not a migration: both behaviors stay.
      """)
    page.paragraph(
      """
      Set flags right after creating a bar. Each [rule about flags](rules/README.md#rules-of-the-group-flags) has a page
      of its own.
      """)
    page.heading(2, "Recommended for every app bar")
    table(FlagValue.recommended, &page)
    page.heading(2, "Set by `MDCAppBarNavigationController`")
    page.paragraph(
      """
      The app bars that it creates have these values from the start, and so does an `appBar` without `integration` in
      such a flow.
      """)
    table(FlagValue.presetByNavigationController, &page)
    page.heading(2, "All flags")
    page.table(
      ["flag", "kind", "default", "recommended"],
      BehavioralFlag.all.map { flag in
        [
          Markdown.link("`\(flag.name)`", to: "\(flag.name)"), flag.category.phrase,
          flag.entries.first?.initialPhrase ?? "", flag.recommended.phrase,
        ]
      })
    for flag in BehavioralFlag.all { section(flag, &page) }
    return page.bytes
  }

  private static func table(_ values: [FlagValue], _ page: inout Markdown) {
    page.table(
      ["property", "type", "value"],
      values.map { ["`\($0.name)`", "`\($0.owner.name)`", "\($0.value)"] })
  }

  private static func section(_ flag: BehavioralFlag, _ page: inout Markdown) {
    guard let entry = flag.entries.first else { return }
    page.heading(3, "`\(flag.name)`")
    page.paragraph("\(entry.sentence) \(flag.reason)")
    var items = [
      "Types: \(flag.owners.map { "`\($0.name)`" }.joined(separator: ", "))",
      "Default: \(entry.initialPhrase)", "Recommended: \(advice(flag))",
      "Since: \(versions(flag))",
    ]
    items += stages(flag)
    let more = [
      ("Plan", "\(flag.plan)"), ("Requires", sentences(flag.requirements)),
      ("Conflicts with", sentences(flag.conflicts)), ("Side effects", sentences(flag.sideEffects)),
      ("Note", flag.isConnected ? "" : "\(entry.constraint)"),
      ("Documents and code differ", "\(entry.difference)"), ("Sources", sources(flag, entry)),
    ]
    for (title, text) in more where !text.isEmpty { items.append("\(title): \(text)") }
    page.list(items)
  }

  private static func advice(_ flag: BehavioralFlag) -> String {
    switch (flag.recommended, flag.basis) {
    case (.value, .inferred), (.conditional, .inferred):
      "\(flag.recommended.phrase); inferred, no document says so"
    default: flag.recommended.phrase
    }
  }

  /// Since when each owner has it, owners of one version together.
  private static func versions(_ flag: BehavioralFlag) -> String {
    var groups: [(text: String, owners: [String])] = []
    for (owner, entry) in zip(flag.owners, flag.entries) {
      var text = entry.since.isEmpty ? "not established" : entry.since
      if !entry.until.isEmpty { text += "; deprecated in \(entry.until)" }
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].owners.append("`\(owner.name)`")
      } else {
        groups.append((text, ["`\(owner.name)`"]))
      }
    }
    if groups.count == 1 { return groups[0].text }
    return groups.map { "\($0.text) (\($0.owners.joined(separator: ", ")))" }
      .joined(separator: "; ")
  }

  private static func stages(_ flag: BehavioralFlag) -> [String] {
    var items: [String] = []
    if let actual = flag.actual {
      items.append("Stage: \(actual.phrase)\(flag.documented == actual ? ", as documented" : "")")
    }
    if let documented = flag.documented, documented != flag.actual {
      items.append("Documented as: \(documented.phrase)")
    }
    return items
  }

  private static func sentences(_ texts: [StaticString]) -> String {
    texts.map { "\($0)" }.joined(separator: " ")
  }

  private static func sources(_ flag: BehavioralFlag, _ entry: Entry) -> String {
    flag.sources.map { "\($0)" }.reduce(into: "\(entry.source)") { text, source in
      if !text.contains(source) { text += "; \(source)" }
    }
  }
}

extension BehavioralFlag {
  /// Whether it says itself how it goes with other properties, which the property says in a sentence.
  fileprivate var isConnected: Bool {
    !requirements.isEmpty || !conflicts.isEmpty || !sideEffects.isEmpty
  }
}

extension BehavioralFlag.Category {
  fileprivate var phrase: String {
    switch self {
    case .migration: "migration"
    case .toggle: "toggle"
    }
  }
}

extension BehavioralFlag.Stage {
  fileprivate var phrase: String {
    switch self {
    case .optIn: "opt-in: the old behavior is the default"
    case .deprecated: "deprecated: the new behavior is the default"
    case .removed: "removed"
    case .onFromTheBeginning: "on from the beginning"
    }
  }
}

extension BehavioralFlag.Recommendation {
  fileprivate var phrase: String {
    switch self {
    case .value(let value): "`\(value)`"
    case .conditional(let value, let condition): "`\(value)` \(condition)"
    case .byDesign: "as the design requires"
    case .none: "leave it alone"
    }
  }
}
