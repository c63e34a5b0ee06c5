import BarCatalog

/// `Grammar/migrations.md`: what of Material Components is old, and what to write now.
package enum MigrationReference {
  package static var bytes: [UInt8] {
    var page = Markdown(
      from: "the catalog", by: "GrammarTests",
      title: "Migrating to newer Material Components")
    appBar(&page)
    page.heading(2, "Other replacements")
    page.table(
      ["old", "replacement", "versions", "note", "source"],
      Replacement.all.map {
        [
          "\($0.old)", $0.new.isEmpty ? "none" : "\($0.new)", versions($0.mdc),
          "\($0.note)", "\($0.source)",
        ]
      })
    return page.bytes
  }

  private static func appBar(_ page: inout Markdown) {
    page.heading(2, "From `MDCAppBar` to `MDCAppBarViewController`")
    page.paragraph("\(AppBarMigration.state)")
    page.paragraph(
      "In a description, an `appBar` with `integration: legacy` is the older class; any other is the newer one."
    )
    page.heading(3, "Steps")
    for (number, step) in AppBarMigration.steps.enumerated() {
      page.paragraph("\(number + 1). \(step.sentence)")
      page.code("diff", marked("-", step.removed) + marked("+", step.added))
      if !step.note.isEmpty { page.paragraph("\(step.note)") }
    }
    page.heading(3, "Members")
    page.table(
      ["old", "new"], AppBarMigration.members.map { ["`\($0.old)`", "\($0.new)"] })
    page.heading(3, "Find and replace")
    changes("Swift", AppBarMigration.swift, &page)
    changes("Objective-C", AppBarMigration.objectiveC, &page)
    page.paragraph(
      "Two methods have been renamed in Swift since; the guide uses their older names:")
    page.table(
      ["guide", "today"], AppBarMigration.renamedSince.map { ["`\($0.old)`", "`\($0.new)`"] })
    page.paragraph("Source: \(AppBarMigration.source).")
  }

  private static func changes(
    _ language: String, _ changes: [AppBarMigration.TextChange], _ page: inout Markdown
  ) {
    page.table(
      ["find in \(language)", "replace with"],
      changes.map { change in
        let lines = "\(change.new)".split(separator: "\n")
        return ["`\(change.old)`", lines.map { "`\($0)`" }.joined(separator: "<br>")]
      })
  }

  /// Lines of code, each with a mark that says whether it goes or comes.
  private static func marked(_ mark: String, _ code: StaticString) -> [String] {
    "\(code)".split(separator: "\n").map { "\(mark) \($0)" }
  }

  private static func versions(_ mdc: Availability) -> String {
    var parts: [String] = []
    if mdc.deprecated != 0 { parts.append("deprecated in \(Availability.text(mdc.deprecated))") }
    if mdc.removed != 0 { parts.append("gone from \(Availability.text(mdc.removed))") }
    return parts.joined(separator: ", ")
  }
}
