package import BarCatalog

/// The bytes of a description's texts: a name says where among them a text is.
package struct Texts: Sendable {
  /// The source as it was read.
  private let source: [UInt8]
  /// Texts that are not in the source as they are meant, such as those with escapes.
  private let arena: [UInt8]

  package init(source: [UInt8], arena: [UInt8]) {
    self.source = source
    self.arena = arena
  }

  /// Calls the body with the UTF-8 bytes of a text; they are valid during the call only.
  @inline(__always)
  package func withBytes<Result>(
    of name: Name, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    (name.isInArena ? arena : source).withUnsafeBytes { bytes in
      body(UnsafeRawBufferPointer(rebasing: bytes[name.offset..<(name.offset + name.count)]))
    }
  }
}
