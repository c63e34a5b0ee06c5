import Foundation

/// Compares what a test produced with a fixture file that holds what it should produce.
///
/// With `BARC_RECORD=1` in the environment the file is written instead, and the comparison still
/// reports a difference, so that a run which records never passes.
package enum Golden {
  /// What differs, for a test to expect nil of; `file` is relative to `Fixtures` beside the test.
  package static func difference(
    of actual: [UInt8], from file: String, test: String = #filePath
  ) -> String? {
    difference(of: actual, file, at: url(of: file, test))
  }

  /// What differs from a generated file of the project, for a test to expect nil of.
  ///
  /// - Parameter file: From the checkout's root.
  package static func difference(of actual: [UInt8], fromGenerated file: String) -> String? {
    difference(of: actual, file, at: SchemaValidator.root.appendingPathComponent(file))
  }

  private static func difference(of actual: [UInt8], _ file: String, at path: URL) -> String? {
    if ProcessInfo.processInfo.environment["BARC_RECORD"] == "1" {
      return record(actual, at: path)
    }
    guard let expected = try? Data(contentsOf: path) else {
      return "there is no \(path.path); record it with BARC_RECORD=1"
    }
    guard !expected.elementsEqual(actual) else { return nil }
    return firstDifference(
      String(decoding: expected, as: UTF8.self), String(decoding: actual, as: UTF8.self), file)
  }

  /// The bytes of a fixture; nil where it is missing.
  package static func bytes(of file: String, test: String = #filePath) -> [UInt8]? {
    (try? Data(contentsOf: url(of: file, test))).map { [UInt8]($0) }
  }

  /// The bytes of a file of the project; nil where it is missing.
  ///
  /// - Parameter file: From the checkout's root.
  package static func bytes(ofProject file: String) -> [UInt8]? {
    (try? Data(contentsOf: SchemaValidator.root.appendingPathComponent(file))).map { [UInt8]($0) }
  }

  private static func url(of file: String, _ test: String) -> URL {
    URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(file).standardizedFileURL
  }

  private static func record(_ actual: [UInt8], at path: URL) -> String {
    do {
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: path)
      return "recorded \(path.path)"
    } catch {
      return "cannot record \(path.path): \(error)"
    }
  }

  private static func firstDifference(
    _ expected: String, _ actual: String, _ file: String
  ) -> String {
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expectedLines, actualLines).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? lines[line].debugDescription : "the end of the text"
    }
    return """
      \(file) differs first in line \(line + 1)
        expected: \(text(expectedLines))
        actual:   \(text(actualLines))
      """
  }
}
