/// The keys of an accessor such as `backgroundImage(for:barMetrics:)`, packed into 16 bits.
///
/// Five bits for each of up to three key spaces, in the accessor's order; 0 says that the space's key was not written.
@frozen @usableFromInline
package struct AccessorKey: Hashable, Sendable {
  @usableFromInline package var packed: UInt16

  @inlinable package init(packed: UInt16) { self.packed = packed }

  /// Keys by their number in their space, counted from 0.
  @inlinable package init(_ first: UInt8?, _ second: UInt8? = nil, _ third: UInt8? = nil) {
    packed =
      UInt16(first.map { $0 + 1 } ?? 0) | UInt16(second.map { $0 + 1 } ?? 0) << 5
      | UInt16(third.map { $0 + 1 } ?? 0) << 10
  }

  @inlinable package static func state(_ state: ControlState) -> AccessorKey {
    AccessorKey(state.rawValue)
  }

  /// The number of the key in a space, counted from 0, or `nil` if it was not written.
  package subscript(space: Int) -> UInt8? {
    let number = UInt8(truncatingIfNeeded: packed >> (5 * UInt16(space))) & 31
    return number == 0 ? nil : number - 1
  }
}

/// The values of an accessor with a key: a view of a run whose cells carry their keys.
///
/// A value written without a key has the empty key, which is what the accessor's first keys mean: `normal`, `default`.
@frozen @usableFromInline
package struct Keyed<Value: Payload>: Sendable {
  @usableFromInline package let tape: [Cell]
  @usableFromInline package let head: Int32

  @inlinable package init(_ tape: [Cell], at head: Int32) {
    self.tape = tape
    self.head = head
  }

  /// No value for any key.
  @inlinable package static var empty: Keyed { Keyed([], at: 0) }

  @inlinable package var count: Int {
    tape.isEmpty ? 0 : Int(truncatingIfNeeded: tape[Int(head)].word)
  }
  @inlinable package func key(_ position: Int) -> AccessorKey {
    AccessorKey(packed: tape[Int(head) + 1 + position].key)
  }
  @inlinable package func value(_ position: Int) -> Value {
    Value(word: cell(position).word, tape)
  }
  @inlinable package func cell(_ position: Int) -> Cell { tape[Int(head) + 1 + position] }

  /// The value that is set for exactly this key, or the one without a key where this is the first one of its space.
  @inlinable package subscript(key: AccessorKey) -> Value? {
    for position in 0..<count
    where cell(position).key == key.packed || cell(position).key == 0 && key.packed <= 1 {
      return value(position)
    }
    return nil
  }
}

extension Keyed: CustomStringConvertible {
  @usableFromInline package var description: String {
    count == 0 ? "nothing for any key" : "\(count) values"
  }
}

extension Keyed: DefaultValue {
  /// The only one that can be a default is the empty one.
  @inlinable package init(defaultWord: UInt64) { self = .empty }
  @inlinable package var defaultWord: UInt64 { 0 }

  @inlinable package static var form: ValueForm { Value.form }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    self.init(tape, at: Int32(truncatingIfNeeded: word))
  }
}
