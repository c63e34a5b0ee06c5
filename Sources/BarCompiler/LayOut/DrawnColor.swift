package import BarCatalog

/// A color that something is drawn in, and what says so.
package struct DrawnColor: Sendable {
  /// The word of the color on the tape.
  package let word: UInt64
  /// The node of the value, as that of its cell: negative where nobody wrote it.
  package let node: Int32
  /// The head of the object that has the color.
  package let owner: Int32
  /// Whether the toolkit has it from nobody.
  package let isUsual: Bool

  /// The color of a property; `nil` if it has none.
  init?<Owner>(_ element: Element<Owner>?, _ id: UInt16) {
    guard let element, let index = element.index(of: id) else { return nil }
    let cell = element.tape[index]
    (word, node, owner, isUsual) = (cell.word, cell.node, element.head, false)
  }

  /// The color of an accessor for the first key of each of its spaces: the normal state.
  init?<Owner>(normal element: Element<Owner>, _ id: UInt16) {
    guard let cell = element.normalCell(id) else { return nil }
    (word, node, owner, isUsual) = (cell.word, cell.node, element.head, false)
  }

  /// A color of the toolkit's own.
  init<Owner>(usual word: UInt64, of element: Element<Owner>) {
    self.init(usual: word, of: element.head)
  }

  init(usual word: UInt64, of owner: Int32) {
    (self.word, node, self.owner, isUsual) = (word, -1, owner, true)
  }
}

extension Element {
  /// The value of an accessor for the first key of each of its spaces: the normal state, the default metrics.
  package func normalCell(_ id: UInt16) -> Cell? {
    guard let index = index(of: id) else { return nil }
    return tape.run(at: Int(truncatingIfNeeded: tape[index].word)).lazy.map { tape[$0] }.first {
      cell in
      let key = AccessorKey(packed: cell.key)
      return (0..<3).allSatisfy { key[$0] ?? 0 == 0 }
    }
  }
}
