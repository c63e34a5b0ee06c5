import Foundation

/// The files of the checkout.
enum SourceTree {
  struct File {
    /// From the checkout's root.
    let path: String
    let lines: [String]

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func swiftFiles(in folder: String) throws -> [File] {
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return try (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let lines = try text(of: "\(folder)/\(path)")
          .split(separator: "\n", omittingEmptySubsequences: false)
        return File(path: "\(folder)/\(path)", lines: lines.map(String.init))
      }
  }
}
