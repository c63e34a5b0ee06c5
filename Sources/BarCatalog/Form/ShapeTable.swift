/// The shapes and names of the properties that were met, so that each is asked for once.
package struct ShapeTable: Sendable {
  /// Where each type's properties begin; -1 before it is met.
  private var starts = [Int16](repeating: -1, count: BarType.allCases.count)
  /// Descriptions use few of the properties that types have: nothing before one is met.
  private var shapes: [Shape?] = []
  private var names: [StaticString?] = []

  package init() {}

  /// What checking needs to know about the property at a place.
  package mutating func shape(_ type: BarType, _ place: UInt8) -> Shape {
    let index = index(type, place)
    if let shape = shapes[index] { return shape }
    let shape = type.shape(at: place)
    shapes[index] = shape
    return shape
  }

  /// The name of the property at a place.
  package mutating func name(_ type: BarType, _ place: UInt8) -> StaticString {
    let index = index(type, place)
    if let name = names[index] { return name }
    let name = type.propertyName(at: place)
    names[index] = name
    return name
  }

  private mutating func index(_ type: BarType, _ place: UInt8) -> Int {
    let start = starts[Int(type.rawValue)]
    return Int(start < 0 ? begin(type) : start) + Int(place)
  }

  private mutating func begin(_ type: BarType) -> Int16 {
    let start = Int16(truncatingIfNeeded: shapes.count)
    starts[Int(type.rawValue)] = start
    let count = Int(type.propertyCount)
    shapes.append(contentsOf: repeatElement(nil, count: count))
    names.append(contentsOf: repeatElement(nil, count: count))
    return start
  }
}
