/// A piece of an outline, in points of the view that it is the outline of.
package enum PathElement: Sendable {
  /// The point to begin at.
  case move(x: Double, y: Double)
  /// A straight line to a point.
  case line(x: Double, y: Double)
  /// A curve with two control points to a point.
  case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
  /// A part of a circle, from one angle to another that is smaller.
  ///
  /// Angles are in radians and grow from the direction of x to that of y, which is down.
  case arc(centerX: Double, centerY: Double, radius: Double, start: Double, end: Double)
  /// A straight line back to the beginning.
  case close

  /// How the layout IR names the piece: an ASCII letter.
  package var letter: UInt8 {
    switch self {
    case .move: UInt8(ascii: "M")
    case .line: UInt8(ascii: "L")
    case .curve: UInt8(ascii: "C")
    case .arc: UInt8(ascii: "A")
    case .close: UInt8(ascii: "Z")
    }
  }

  /// The numbers of the piece, in the order of its declaration.
  package var numbers: [Double] {
    switch self {
    case .move(let x, let y), .line(let x, let y): [x, y]
    case .curve(let x1, let y1, let x2, let y2, let x, let y): [x1, y1, x2, y2, x, y]
    case .arc(let centerX, let centerY, let radius, let start, let end):
      [centerX, centerY, radius, start, end]
    case .close: []
    }
  }
}

extension PathElement: Equatable {
  /// What is not a number equals what is not a number either, so that such layouts are found to be equal, too.
  package static func == (left: PathElement, right: PathElement) -> Bool {
    left.letter == right.letter
      && left.numbers.elementsEqual(right.numbers) { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
