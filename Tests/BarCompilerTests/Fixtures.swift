import BarText
import Foundation
import TestSupport
import Testing

/// The descriptions in `Fixtures`.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The cases by path, without `.yaml`.
  static var names: [String] { paths(ending: [".yaml"]) }

  /// The cases that have an output, each as often as it has one.
  static var outputs: [String] {
    paths(ending: [".findings.txt", ".full.txt", ".ir.json", ".fixed.txt"])
  }

  static func source(_ name: String) throws -> SourceFile {
    SourceFile(path: "\(name).yaml", bytes: try #require(Golden.bytes(of: "\(name).yaml")))
  }

  /// A file of lines that tests read; nothing where it is missing.
  static func bytes(of file: String) -> [UInt8]? { Golden.bytes(of: file) }

  private static func paths(ending suffixes: [String]) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return suffixes.flatMap { suffix in
      (paths ?? []).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    }.sorted()
  }
}
