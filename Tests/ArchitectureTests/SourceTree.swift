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
    // Some examples are broken on purpose, their encoding included.
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The names in a folder.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .sorted()
  }

  /// The words of a name in camel case: `LayoutIRWriter` has `Layout`, `IRWriter`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var isAfterCapital = true
    for character in name {
      let isCapital = character.isUppercase
      if words.isEmpty || character == "+" || isCapital && !isAfterCapital { words.append("") }
      if character != "+" { words[words.count - 1].append(character) }
      isAfterCapital = isCapital || character == "+"
    }
    return words
  }

  static func swiftFiles(in folder: String) throws -> [File] {
    try files(in: folder, ending: [".swift"])
  }

  static func files(in folder: String, ending suffixes: [String]) throws -> [File] {
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return try (paths?.compactMap { $0 as? String } ?? [])
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .sorted()
      .map { path in
        let lines = try text(of: "\(folder)/\(path)")
          .split(separator: "\n", omittingEmptySubsequences: false)
        return File(path: "\(folder)/\(path)", lines: lines.map(String.init))
      }
  }
}
