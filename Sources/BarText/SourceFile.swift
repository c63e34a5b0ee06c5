// BarText: text, places in it, and what can be said about them. Knows nothing of YAML, bars or JSON.

/// The bytes of one input, and the name it has in findings.
package struct SourceFile: Sendable {
  /// The path as it is shown, or `<stdin>`.
  package let path: String
  /// The file's bytes, exactly as read.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
