// BarText: text, places in it, and what can be said about them. Knows nothing of YAML, bars or JSON.

/// The bytes of one input, and the name it has in findings.
package struct SourceFile: Sendable {
  /// The path as it is shown, or `<stdin>`.
  package let path: String
  /// The file's bytes, exactly as read.
  package let bytes: [UInt8]
  /// How many threads may read them at the same time; at least 1, and more than 2 are of no use.
  package let readers: Int

  package init(path: String, bytes: [UInt8], readers: Int = 2) {
    self.path = path
    self.bytes = bytes
    self.readers = readers
  }
}
