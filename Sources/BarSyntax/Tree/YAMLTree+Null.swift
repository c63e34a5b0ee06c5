public import BarText

extension YAMLTree {
  /// Whether a node is a plain scalar that says "nothing": empty, `~` or a spelling of `null`.
  @inlinable @inline(__always)
  package func isNull(_ node: Int32) -> Bool {
    let value = nodes[Int(node)]
    let count = value.range.count
    // The shortest spellings are a byte long, the longest four; a rewritten text is no null.
    guard value.kind == .scalar, value.style == .plain, count <= 4 else { return false }
    if count == 2 || count == 3 { return false }
    return count == 0 || withText(textWord(node), spellsNull)
  }
}

/// Whether the bytes of a plain scalar of one byte or of four say "nothing".
@usableFromInline
func spellsNull(_ bytes: UnsafeRawBufferPointer) -> Bool {
  guard bytes.count == 4 else { return bytes.count == 1 && bytes[0] == UInt8(ascii: "~") }
  // Many a `true` is asked this, so that the four bytes are compared as one word: `null`, `Null` and `NULL`.
  let word = bytes.loadUnaligned(as: UInt32.self).littleEndian
  return word == 0x6C6C_756E || word == 0x6C6C_754E || word == 0x4C4C_554E
}
