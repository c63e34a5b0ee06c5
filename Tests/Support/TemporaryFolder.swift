package import Foundation

/// A folder of its own for a test, which goes when the test is over.
package struct TemporaryFolder: ~Copyable {
  private let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("barc-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and answers where it is.
  package func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
