// BarCatalog: what exists: types, properties, values, defaults, availability, support per host, sources.
// It reads no file and has no ranges.

/// Sixteen bytes of a tape: one property of an element, one member of a run, or the head of either.
///
/// A *run* is a head whose `word` counts the cells that follow it. An element is a run whose cells are its
/// properties in the order of setting; a list is a run of members; a text per language alternates language and text.
@frozen @usableFromInline
package struct Cell: Sendable {
  /// The value: a bit pattern, or the index of a run further back on the same tape.
  @usableFromInline package var word: UInt64
  /// The node of the description that says so, counted from 0; negative where nothing was written: the negated id of
  /// the other property where it is a side effect.
  @usableFromInline package var node: Int32
  /// The property's id in an element; the raw `BarType` in an element's head; else 0.
  @usableFromInline package var id: UInt16
  /// In an element the raw `Origin`, and above it the property's place; in a keyed run the packed keys; else 0.
  @usableFromInline package var key: UInt16

  @inlinable package init(word: UInt64, node: Int32, id: UInt16 = 0, key: UInt16 = 0) {
    self.word = word
    self.node = node
    self.id = id
    self.key = key
  }

  /// A property of an element.
  @inlinable package init(
    word: UInt64, node: Int32, id: UInt16, place: UInt8, origin: Origin = .file
  ) {
    self.init(word: word, node: node, id: id, key: UInt16(place) << 8 | origin.rawValue)
  }

  /// A property of an element that has its value by a side effect of another property.
  package init(word: UInt64, causedBy cause: UInt16, id: UInt16, place: UInt8) {
    self.init(word: word, node: -Int32(cause), id: id, place: place, origin: .sideEffect)
  }

  /// The property whose side effect set the value, or `nil` if it has another origin.
  package var cause: Spelling? {
    origin == .sideEffect ? Spelling(id: UInt16(truncatingIfNeeded: -node)) : nil
  }

  /// The place of a property of an element in its type.
  @inlinable package var place: UInt8 { UInt8(truncatingIfNeeded: key >> 8) }

  /// Where the value of a property of an element comes from.
  @inlinable package var origin: Origin { Origin(rawValue: key & 0xFF) ?? .file }
}
