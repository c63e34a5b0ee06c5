/// Named members in the order written, such as `screens` or `colors`.
@frozen @usableFromInline
package struct Table<Member>: Sendable {
  @usableFromInline package let tape: [Cell]
  /// The index of the run's head; after it name and member alternate.
  @usableFromInline package let head: Int32

  @inlinable package init(_ tape: [Cell], at head: Int32) {
    self.tape = tape
    self.head = head
  }
}

extension Table where Member: Payload {
  @inlinable package var count: Int { Int(truncatingIfNeeded: tape[Int(head)].word) / 2 }

  /// The name of a member, counted from 0.
  @inlinable package func name(_ position: Int) -> Name {
    Name(word: nameCell(position).word, tape)
  }

  @inlinable package func member(_ position: Int) -> Member {
    Member(word: cell(position).word, tape)
  }

  /// The cell of a name: its text and the key's node.
  @inlinable package func nameCell(_ position: Int) -> Cell { tape[Int(head) + 1 + 2 * position] }

  /// The cell of a member: its word and the value's node.
  @inlinable package func cell(_ position: Int) -> Cell { tape[Int(head) + 2 + 2 * position] }
}

extension Table: Payload where Member: Payload {
  @inlinable package static var form: ValueForm {
    var form = Member.form
    form.container = .table
    return form
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    self.init(tape, at: Int32(truncatingIfNeeded: word))
  }
}
