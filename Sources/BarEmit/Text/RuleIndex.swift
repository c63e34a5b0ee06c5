package import BarText

/// The index of the reference of rules, as Markdown.
package enum RuleIndex {
  /// The index, generated; it says so in its first line.
  ///
  /// - Parameters:
  ///   - groups: The rules of lint by the names of their groups.
  ///   - stages: What reading, checking, resolving and laying out find.
  package static func text(
    groups: [(name: String, kinds: [FindingKind])], stages: [FindingKind]
  ) -> [UInt8] {
    var page: [UInt8] = []
    page.append(
      """
      <!-- Generated from the rules by `BARC_RECORD=1 swift test`. Do not edit. -->

      # What barc finds

      `barc lint` says all of it; `barc compile` says what the stages find. `barc explain NAME` shows a page on the
      command line.

      """)
    for (name, kinds) in groups where !kinds.isEmpty {
      page.append(contentsOf: "\n## Rules of the group `\(name)`\n\n".utf8)
      table(kinds, to: &page)
    }
    page.append("\n## Found by the stages\n\n")
    table(stages, to: &page)
    return page
  }

  private static func table(_ kinds: [FindingKind], to page: inout [UInt8]) {
    page.append("| name | severity | what is wrong |\n|---|---|---|\n")
    for kind in kinds {
      page.append("| [`")
      page.append(kind.name)
      page.append("`](")
      page.append(kind.name)
      page.append(".md) | ")
      page.append(kind.severity.name)
      page.append(kind.tier == .hard ? ", always | " : " | ")
      page.append(kind.summary)
      page.append(" |\n")
    }
  }
}
