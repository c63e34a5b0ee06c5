/// Properties of an object that the app changes while the object is shown: a view of a run of a tape.
///
/// The id of each cell is that of the property; its word is the index of a list of values, or 0.
@frozen @usableFromInline
package struct Changes: Payload {
  @usableFromInline package let tape: [Cell]
  /// The index of the run's head.
  @usableFromInline package let head: Int32

  @inlinable package static var form: ValueForm { ValueForm(.changes) }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    self.tape = tape
    head = Int32(truncatingIfNeeded: word)
  }

  @inlinable package var count: Int { Int(truncatingIfNeeded: tape[Int(head)].word) }

  /// The cell of a change, counted from 0.
  @inlinable package func cell(_ position: Int) -> Cell { tape[Int(head) + 1 + position] }

  @inlinable package func contains(_ id: UInt16) -> Bool {
    (0..<count).contains { cell($0).id == id }
  }
}
