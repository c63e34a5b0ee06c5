/// Members in the order written: a view of a run of a tape.
@frozen @usableFromInline
package struct List<Member>: Sendable {
  @usableFromInline package let tape: [Cell]
  /// The index of the run's head.
  @usableFromInline package let head: Int32

  @inlinable package init(_ tape: [Cell], at head: Int32) {
    self.tape = tape
    self.head = head
  }

  /// A list without members.
  @inlinable package static var empty: List { List([], at: 0) }

  /// The cell of a member, counted from 0: its word and the node that it was written as.
  @inlinable package func cell(_ position: Int) -> Cell { tape[Int(head) + 1 + position] }
}

extension List: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Member: Payload {
  @usableFromInline package typealias Element = Member
  @usableFromInline package typealias Index = Int
  @usableFromInline package typealias Indices = Range<Int>
  @usableFromInline package typealias SubSequence = Slice<List>
  @usableFromInline package typealias Iterator = IndexingIterator<List>

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int {
    tape.isEmpty ? 0 : Int(truncatingIfNeeded: tape[Int(head)].word)
  }

  @inlinable package subscript(position: Int) -> Member {
    Member(word: cell(position).word, tape)
  }
}

extension List: CustomStringConvertible where Member: Payload {
  @usableFromInline package var description: String { isEmpty ? "[]" : "\(count) members" }
}

extension List: Payload, DefaultValue where Member: Payload {
  /// The only one that can be a default is the empty one.
  @inlinable package init(defaultWord: UInt64) { self = .empty }
  @inlinable package var defaultWord: UInt64 { 0 }

  @inlinable package static var form: ValueForm {
    var form = Member.form
    form.container = .list
    return form
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    self.init(tape, at: Int32(truncatingIfNeeded: word))
  }
}
