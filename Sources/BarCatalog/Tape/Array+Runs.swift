/// A tape grows at its end, and a run on it never changes its length.
extension [Cell] {
  /// The indexes of the cells of a run, by the index of its head.
  @inlinable package func run(at head: Int) -> Range<Int> {
    (head + 1)..<(head + 1 + Int(truncatingIfNeeded: self[head].word))
  }

  /// Appends a run to the tape and returns the index of its head.
  package mutating func appendRun(_ cells: [Cell], node: Int32, id: UInt16 = 0) -> Int {
    let head = count
    append(Cell(word: UInt64(cells.count), node: node, id: id))
    append(contentsOf: cells)
    return head
  }
}
