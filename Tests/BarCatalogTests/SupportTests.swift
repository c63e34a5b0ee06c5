import BarCatalog
import Foundation
import Testing

struct SupportTests {
  private struct Row {
    let type: BarType
    let property: String
    let cells: [String]
  }

  private func rows() throws -> [Row] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/support.tsv")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return Row(
          type: fields[0] == "UIBarButtonItem" ? .uiBarButtonItem : .uiNavigationItem,
          property: fields[1], cells: Array(fields[2...]))
      }
  }

  /// The name under which the catalog has a row; nothing for methods, which are no properties.
  private func name(_ row: Row) -> String? {
    if row.property == "spacer" { return "space" }
    if row.property.contains("animated:") { return nil }
    // Its stem has the answer for the accessor without a style.
    if row.property == "backgroundImage(for:style:barMetrics:)" { return nil }
    return String(row.property.prefix { $0 != "(" })
  }

  @Test func supportIsThatOfTheMatrix() throws {
    let rows = try rows()
    #expect(rows.map(\.cells.count).reduce(0, +) == 600)
    for row in rows {
      guard let name = name(row) else { continue }
      let entry = try #require(
        row.type.entries.first { "\($0.name)" == name }, "\(row.type.name).\(row.property)")
      let cells = Host.allCases.map {
        "\(entry.support.documented(on: $0))/\(entry.support.actual(on: $0))"
      }
      #expect(cells == row.cells, "\(row.type.name).\(row.property)")
    }
  }

  @Test func everyPropertyOfTheToolkitHasARow() throws {
    let known = try Set(rows().compactMap { row in name(row).map { "\(row.type.name).\($0)" } })
    for type in [BarType.uiBarButtonItem, .uiNavigationItem] {
      for entry in type.entries where entry.support == .unstated {
        #expect(entry.traits.contains(.language), "\(type.name).\(entry.name)")
      }
      for entry in type.entries where entry.support != .unstated {
        #expect(known.contains("\(type.name).\(entry.name)"))
      }
    }
  }
}
