import BarCatalog

/// `Grammar/glass.md`: when bars of UIKit are glass, and what to do about it.
package enum GlassReference {
  package static var bytes: [UInt8] {
    var page = Markdown(
      from: "the catalog", by: "GrammarTests", title: "Bars and Liquid Glass")
    page.heading(2, "When bars are glass")
    let os = [Version(18), Version(26), Version(27)]
    page.table(
      ["built with", "`UIDesignRequiresCompatibility`"] + os.map { "on iOS \($0.major)" },
      os.flatMap { sdk in
        [false, true].map { key in
          ["SDK \(sdk.major)", "`\(key)`"] + os.map { cell($0, sdk, key) }
        }
      })
    page.list(
      GlassFact.all.map { fact in
        let sources = lines(fact.sources).joined(separator: "; ")
        return "\(fact.isUncertain ? "Uncertain: " : "")\(fact.sentence) (\(sources))"
      })
    page.heading(2, "What to do")
    page.table(
      ["advice", "verdict", "what", "applies"],
      GlassAdvice.all.map {
        [
          Markdown.link("`\($0.name)`", to: "\($0.name)"), "\($0.verdict.phrase)",
          "\($0.sentence)", $0.condition.phrase,
        ]
      })
    for advice in GlassAdvice.all { section(advice, &page) }
    return page.bytes
  }

  private static func cell(_ os: Version, _ sdk: Version, _ key: Bool) -> String {
    LiquidGlass.isActive(os: os, sdk: sdk, requiresCompatibility: key) ? "glass" : "as before"
  }

  private static func section(_ advice: GlassAdvice, _ page: inout Markdown) {
    page.heading(3, "\(advice.name)")
    page.paragraph("\(advice.sentence)")
    var items = ["\(capitalized("\(advice.verdict.phrase)")), \(advice.condition.phrase)."]
    let subjects = advice.properties.map(phrase) + lines(advice.others)
    items.append("About: \(subjects.joined(separator: ", ")).")
    if !advice.instead.isEmpty {
      items.append("\(advice.verdict == .do ? "How" : "Instead"): \(advice.instead).")
    }
    for text in [advice.note, advice.uncertainty] where !text.isEmpty { items.append("\(text)") }
    items.append("Sources: \(lines(advice.sources).joined(separator: "; ")).")
    page.list(items)
  }

  /// A property with its class, and its value where the advice is about one alone.
  private static func phrase(_ assignment: Assignment) -> String {
    let type = assignment.type
    let entry = type.entry(at: type.place(ofID: assignment.id))
    let name = "`\(type.name).\(entry.name)"
    guard let word = assignment.word else { return "\(name)`" }
    let value =
      EnumerationName(rawValue: entry.form.parameter).flatMap { names in
        entry.form.kind == .enumeration ? "\(names.spelling(UInt8(word)))" : nil
      } ?? (word == 0 ? "false" : "true")
    return "\(name): \(value)`"
  }

  private static func lines(_ text: StaticString) -> [String] {
    "\(text)".split(separator: "\n").map(String.init)
  }

  private static func capitalized(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }
}
