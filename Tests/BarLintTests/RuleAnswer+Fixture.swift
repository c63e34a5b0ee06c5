import BarEmit
import Foundation

extension RuleAnswer {
  /// The answers of a file: a line each, with matter, rules, remark and sources between tabs, below `##` titles.
  static func sections(of file: String) -> [Section] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(file).tsv").standardizedFileURL
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var sections: [Section] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        sections.append(Section(String(line.dropFirst(3))))
        continue
      }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !sections.isEmpty, cells.count == 4 else { return [] }
      sections[sections.count - 1].answers.append(
        RuleAnswer(
          cells[0], rules: list(cells[1], ", "), remark: cells[2], sources: list(cells[3], "; ")))
    }
    return sections
  }

  private static func list(_ cell: String, _ separator: String) -> [String] {
    cell.isEmpty ? [] : cell.components(separatedBy: separator)
  }
}
