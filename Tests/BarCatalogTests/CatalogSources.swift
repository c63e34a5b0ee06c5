import CatalogTables
import Foundation

/// The text of the catalog's declarations, without what is generated from it.
enum CatalogSources {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/BarCatalog")

  static func files() throws -> [(path: String, text: String)] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.contains("Generated") }
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  static func read() throws -> CatalogText { CatalogText(try files()) }
  static func devices() throws -> DeviceText { DeviceText(try files()) }
}
