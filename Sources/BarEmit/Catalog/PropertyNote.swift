package import BarCatalog

/// What an editor shows of a property: what it does, its default, versions, support and source, as Markdown.
package struct PropertyNote {
  private let entry: Entry

  package init(_ entry: Entry) { self.entry = entry }

  /// Paragraphs, the first of which is the sentence.
  package var markdown: String {
    var paragraphs = ["\(entry.sentence)"]
    for text in [entry.constraint, entry.difference] where !text.isEmpty {
      paragraphs.append("\(text)")
    }
    paragraphs.append(facts.joined(separator: "  \n"))
    if entry.support.isStated { paragraphs.append(support) }
    paragraphs.append("*Source: \(entry.source)*")
    return paragraphs.joined(separator: "\n\n")
  }

  /// Lines of the form `Default: x`.
  private var facts: [String] {
    var lines: [String] = []
    if !entry.traits.contains(.unwritable) {
      lines.append("Takes: \(ValuePhrase().text(entry.form))")
    }
    if !entry.initial.isEmpty { lines.append("Default: \(entry.initialPhrase)") }
    if !entry.since.isEmpty { lines.append("Since: \(entry.since)") }
    if !entry.until.isEmpty { lines.append("Deprecated: \(entry.until)") }
    if let bounds = entry.bounds.phrase { lines.append("Sensible: \(bounds)") }
    if let toolkit = entry.traits.toolkit { lines.append("Only with `toolkit: \(toolkit)`") }
    return lines
  }

  /// A line for every way in which bars treat the property.
  private var support: String {
    entry.support.groups.filter { $0.status != .unknown }.map { group in
      let hosts = group.hosts.map { host in
        let differs = entry.support.differs(on: host)
        let documented = entry.support.documented(on: host).words
        return "`\(host.className)`" + (differs ? " (documented as \(documented))" : "")
      }
      return "- \(group.status.words): " + hosts.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}

extension Bounds {
  /// The numbers that make sense, in words; `nil` if all do.
  package var phrase: String? {
    if self == .any { return nil }
    let asserted = isAsserted ? "; the toolkit asserts on others" : ""
    if upper == .infinity { return "at least \(decimal(lower))\(asserted)" }
    if lower == -.infinity { return "at most \(decimal(upper))\(asserted)" }
    return "from \(decimal(lower)) to \(decimal(upper))\(asserted)"
  }
}

extension Traits {
  /// The one toolkit that has the property; `nil` if both have it.
  package var toolkit: StaticString? {
    if contains(.mdcOnly) { return Toolkit.mdc.spelling }
    if contains(.uikitOnly) { return Toolkit.uikit.spelling }
    return nil
  }
}
