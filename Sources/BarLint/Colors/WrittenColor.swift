import BarCatalog
import BarCompiler

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

  /// A color of Material's bars.
  init(_ drawn: DrawnColor, on tape: [Cell]) {
    color = Color(word: drawn.word, tape)
    place = WrittenPlace(cell: Cell(word: drawn.word, node: drawn.node), owner: drawn.owner)
  }
}
