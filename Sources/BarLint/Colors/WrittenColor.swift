import BarCatalog

/// A color where it is written, or where the toolkit has it from.
struct WrittenColor {
  let color: Color
  let place: WrittenPlace

  init(_ color: Color, at place: WrittenPlace) {
    self.color = color
    self.place = place
  }

  init?<Owner: BarObject>(_ element: Element<Owner>?, _ id: UInt16) {
    guard let element, let index = element.index(of: id) else { return nil }
    color = Color(word: element.tape[index].word, element.tape)
    place = WrittenPlace(cell: element.tape[index], owner: element.head)
  }

  /// A color of the toolkit's own.
  ///
  /// - Parameter components: Red, green, blue and alpha, a byte each, red highest.
  init<Owner: BarObject>(usual components: UInt32, of element: Element<Owner>) {
    color = .components(components)
    place = WrittenPlace(cell: Cell(word: 0, node: -1), owner: element.head)
  }

  /// The color of an accessor for the normal state.
  init?<Owner: BarObject>(normal element: Element<Owner>?, _ id: UInt16) {
    guard let element, let index = element.index(of: id) else { return nil }
    let run = element.tape.run(at: Int(truncatingIfNeeded: element.tape[index].word))
    guard let value = run.first(where: { element.tape[$0].key <= 1 }) else { return nil }
    color = Color(word: element.tape[value].word, element.tape)
    place = WrittenPlace(
      cell: Cell(word: 0, node: element.tape[value].node), owner: element.head)
  }
}
