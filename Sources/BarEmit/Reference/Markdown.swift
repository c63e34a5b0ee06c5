/// A Markdown document that is made line by line.
package struct Markdown {
  package private(set) var text = ""

  /// A part of another document, without a title.
  package init() {}

  /// - Parameters:
  ///   - origin: What the file is made from, for its first line.
  ///   - tests: The tests that compare the file, and rewrite it.
  init(from origin: String, by tests: String, title: String) {
    text = "<!-- Generated from \(origin): `BARC_RECORD=1 swift test --filter \(tests)`."
    text += " Edit \(origin) instead. -->\n"
    text += "\n# \(title)\n"
  }

  var bytes: [UInt8] { [UInt8](text.utf8) }

  package mutating func heading(_ level: Int, _ title: String) {
    text += "\n" + String(repeating: "#", count: level) + " \(title)\n"
  }

  package mutating func paragraph(_ words: String) { text += "\n\(words)\n" }

  /// Lines of code.
  package mutating func code(_ language: String, _ lines: [String]) {
    text += "\n```\(language)\n"
    for line in lines { text += "\(line)\n" }
    text += "```\n"
  }

  /// Appends a list, one item per line; nothing if there are no items.
  package mutating func list(_ items: [String]) {
    if items.isEmpty { return }
    text += "\n"
    for item in items { text += "- \(item)\n" }
  }

  /// A table without the columns that are empty in every row.
  package mutating func table(_ titles: [String], _ rows: [[String]]) {
    let columns = titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    if columns.isEmpty { return }
    text += "\n"
    row(columns.map { titles[$0] })
    row(columns.map { _ in "---" })
    for cells in rows { row(columns.map { cells[$0] }) }
  }

  private mutating func row(_ cells: [String]) {
    text += "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }

  /// A link to the heading of that name in the same document.
  static func link(_ words: String, to heading: String) -> String {
    "[\(words)](#\(heading.lowercased()))"
  }
}
