package import BarText

/// The page of a kind of findings as Markdown, for the reference in `Grammar/rules`.
package enum RulePage {
  /// The page, generated; it says so in its first line.
  package static func text(of kind: FindingKind) -> [UInt8] {
    var page: [UInt8] = []
    page.append(
      "<!-- Generated from the rule by `BARC_RECORD=1 swift test`. Do not edit. -->\n\n# `")
    page.append(kind.name)
    page.append("`\n\n")
    page.append(kind.summary)
    page.append("\n\n")
    page.append(severity(of: kind))
    page.append("\n\n")
    page.append(kind.rationale)
    page.append("\n")
    examples("Wrong", kind.bad, to: &page)
    examples("After the fix", kind.fixed, to: &page)
    examples("Right", kind.good, to: &page)
    sources(of: kind, to: &page)
    return page
  }

  private static func severity(of kind: FindingKind) -> StaticString {
    switch (kind.tier, kind.severity) {
    case (.hard, .error): "An error of the description: nothing is written while it stands."
    case (.hard, _): "Said of every description, whatever is selected."
    case (.lint, .error): "An error of lint."
    case (.lint, .warning): "A warning."
    case (.lint, .note): "A note."
    }
  }

  private static func examples(
    _ title: StaticString, _ text: StaticString, to page: inout [UInt8]
  ) {
    if text.utf8CodeUnitCount == 0 { return }
    page.append("\n## ")
    page.append(title)
    page.append("\n\n```yaml\n")
    text.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if line.elementsEqual("---".utf8) {
          page.append("```\n\n```yaml\n")
        } else {
          page.append(contentsOf: line)
          page.append("\n")
        }
      }
    }
    page.append("```\n")
  }

  private static func sources(of kind: FindingKind, to page: inout [UInt8]) {
    if kind.sources.utf8CodeUnitCount == 0 { return }
    page.append("\n## Sources\n\n")
    kind.sources.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        page.append("- ")
        page.append(contentsOf: line)
        page.append("\n")
      }
    }
  }
}
