/// An object of a description: a view of the run of a tape that holds the properties which are set.
///
/// Reading a property compares 16-bit ids that are constants in the machine code; nothing is looked up by name.
@frozen @usableFromInline
package struct Element<Owner>: Sendable {
  @usableFromInline package let tape: [Cell]
  /// The index of the element's head.
  @usableFromInline package let head: Int32

  @inlinable @inline(__always)
  package init(_ tape: [Cell], at head: Int32) {
    self.tape = tape
    self.head = head
  }

  /// The node of the description that the element was written as, or a negative number.
  @inlinable package var node: Int32 { tape[Int(head)].node }

  /// How many properties are set.
  @inlinable package var count: Int { Int(truncatingIfNeeded: tape[Int(head)].word) }

  /// The cells of the properties that are set, in the order of setting.
  @inlinable package var cells: ArraySlice<Cell> {
    tape[(Int(head) + 1)..<(Int(head) + 1 + count)]
  }

  @inlinable @inline(__always)
  package func index(of id: UInt16) -> Int? {
    var index = Int(head) + 1
    let end = index + Int(truncatingIfNeeded: tape[Int(head)].word)
    while index < end {
      if tape[index].id == id { return index }
      index += 1
    }
    return nil
  }

  /// The value that is set, or `nil`.
  @inlinable @inline(__always)
  package subscript<Value: Payload>(property: Property<Owner, Value>) -> Value? {
    guard let index = index(of: property.id) else { return nil }
    return Value(word: tape[index].word, tape)
  }

  /// The value that is set, or nothing, of a property that may be nil.
  @inlinable @inline(__always)
  package subscript<Value: Payload>(property: Property<Owner, Value?>) -> Value? {
    guard let index = index(of: property.id) else { return nil }
    return Value(word: tape[index].word, tape)
  }

  /// The value that is set, or the catalog's default; only for a property whose default is one value.
  @inlinable @inline(__always)
  package func resolved<Value: DefaultValue>(_ property: Property<Owner, Value>) -> Value {
    if let index = index(of: property.id) { return Value(word: tape[index].word, tape) }
    guard property.initial.kind == .value else {
      preconditionFailure("the default of the property is not one value")
    }
    return Value(defaultWord: property.initial.word)
  }

  /// The value of one key of a keyed property: what is set for exactly this key.
  @inlinable @inline(__always)
  package subscript<Value: Payload>(
    property: Property<Owner, Keyed<Value>>, key: AccessorKey
  ) -> Value? {
    guard let index = index(of: property.id) else { return nil }
    return Keyed<Value>(word: tape[index].word, tape)[key]
  }

  /// The value of one key of a keyed property whose values may be nil: what is set for exactly this key.
  @inlinable @inline(__always)
  package subscript<Value: Payload>(
    property: Property<Owner, Keyed<Value?>>, key: AccessorKey
  ) -> Value? {
    guard let index = index(of: property.id) else { return nil }
    return Keyed<Value>(word: tape[index].word, tape)[key]
  }

  /// The cell of a property that is set: its node and its origin.
  @inlinable
  package func cell<Value>(_ property: Property<Owner, Value>) -> Cell? {
    index(of: property.id).map { tape[$0] }
  }
}

extension Element: Payload where Owner: BarObject {
  @inlinable package static var form: ValueForm {
    ValueForm(.element, parameter: Owner.type.rawValue)
  }

  @inlinable @inline(__always)
  package init(word: UInt64, _ tape: [Cell]) {
    self.init(tape, at: Int32(truncatingIfNeeded: word))
  }
}
