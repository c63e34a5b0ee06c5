import BarCatalog

/// `Grammar/properties.md`: every type with its properties, and every enumeration with its cases.
package enum PropertyReference {
  package static var bytes: [UInt8] {
    var page = Markdown(
      from: "the catalog", by: "GrammarTests", title: "Types and properties")
    page.paragraph(
      """
      Every key that a description or a configuration can have, by type. *Value* is what to write; linked names have a
      section of their own. *Default* is what a new object has: a value as you would write it, or words if it depends on
      something else. Versions are those of iOS and of Material Components for iOS (MDC). What each bar does with a
      property is in [support.md](support.md); how to write values is in [language.md](language.md).
      """)
    let classes = BarType.allCases.filter { isClass($0) }
    let others = BarType.allCases.filter { !isClass($0) && !$0.isOfConfiguration }
    let ofConfiguration = BarType.allCases.filter(\.isOfConfiguration)
    page.list([
      "Classes: " + links(classes.map(\.name)),
      "Values and the language itself: " + links(others.map(\.name)),
      "Configurations: " + links(ofConfiguration.map(\.name)),
      "Enumerations: " + links(EnumerationName.allCases.map(\.name)),
    ])
    for type in classes + others + ofConfiguration { section(type, &page) }
    for name in EnumerationName.allCases { section(name, &page) }
    return page.bytes
  }

  private static func isClass(_ type: BarType) -> Bool {
    type.isObject && type.phrase == "\(type.name)"
  }

  private static func links(_ names: [StaticString]) -> String {
    names.map { Markdown.link("`\($0)`", to: "\($0)") }.joined(separator: ", ")
  }

  /// Names of types and enumerations as links.
  private static var phrase: ValuePhrase {
    ValuePhrase { name, words in
      Markdown.link(words.hasPrefix(name) ? "`\(words)`" : words, to: name)
    }
  }

  // MARK: Types

  private static func section(_ type: BarType, _ page: inout Markdown) {
    page.heading(2, "\(type.name)")
    page.paragraph("\(type.sentence)")
    if !isClass(type), type != .description {
      let samples = ValueSample.texts(of: type).map { "`\($0)`" }
      page.paragraph("Written as: " + samples.joined(separator: ", or "))
    }
    page.table(
      ["property", "value", "default", "since", "deprecated", "what it does"],
      type.entries.map(row))
    page.remarks("Constraints", type.entries.map { ($0.name, $0.constraint) })
    page.remarks(
      "Where documents and code differ", type.entries.map { ($0.name, $0.difference) })
  }

  private static func row(_ entry: Entry) -> [String] {
    let isWritable = !entry.traits.contains(.unwritable)
    return [
      "`\(entry.name)`", isWritable ? phrase.text(entry.form) : "not writable",
      entry.initial.isEmpty ? "" : entry.initialPhrase, entry.since, entry.until, effect(entry),
    ]
  }

  /// What a property does, and what else has to be known to write it.
  private static func effect(_ entry: Entry) -> String {
    var words = "\(entry.sentence)"
    if entry.traits.contains(.required) { words += " Required." }
    if let toolkit = entry.traits.toolkit { words += " Only with `toolkit: \(toolkit)`." }
    if let bounds = entry.bounds.phrase { words += " Sensible: \(bounds)." }
    if !entry.objectiveC.isEmpty { words += " In Objective-C: `\(entry.objectiveC)`." }
    if !entry.instead.isEmpty {
      let isWritable = !entry.traits.contains(.unwritable)
      words += isWritable ? " Instead: \(entry.instead)." : " Not writable: \(entry.instead)."
    }
    return words
  }

  // MARK: Enumerations

  private static func section(_ name: EnumerationName, _ page: inout Markdown) {
    page.heading(2, "\(name.name)")
    page.paragraph("\(name.sentence)")
    let remarks = (0..<name.count).map { name.remark($0) }
    if remarks.allSatisfy(\.isEmpty) {
      page.paragraph(
        (0..<name.count).map { "`\(name.spelling($0))`" }.joined(separator: ", "))
    } else {
      page.table(
        ["case", "what it means"],
        (0..<name.count).map { ["`\(name.spelling($0))`", remarks[Int($0)]] })
    }
  }
}

extension Markdown {
  /// Remarks on properties below a line of their own; nothing where there are none.
  fileprivate mutating func remarks(_ title: String, _ remarks: [(StaticString, StaticString)]) {
    let items = remarks.filter { !$0.1.isEmpty }.map { "`\($0.0)`: \($0.1)" }
    if items.isEmpty { return }
    paragraph("\(title):")
    list(items)
  }
}
