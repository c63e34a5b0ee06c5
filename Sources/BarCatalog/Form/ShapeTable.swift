/// The shapes and names of the properties of the types that were met, so that each is asked for once.
package struct ShapeTable: Sendable {
  /// The index of each type's first shape; -1 before it is met.
  private var starts = [Int16](repeating: -1, count: BarType.allCases.count)
  private var shapes: [Shape] = []
  private var names: [StaticString] = []

  package init() {}

  /// What checking needs to know about the property at a place.
  package mutating func shape(_ type: BarType, _ place: UInt8) -> Shape {
    let start = starts[Int(type.rawValue)]
    return shapes[Int(start < 0 ? fill(type) : start) + Int(place)]
  }

  /// The name of the property at a place.
  package mutating func name(_ type: BarType, _ place: UInt8) -> StaticString {
    let start = starts[Int(type.rawValue)]
    return names[Int(start < 0 ? fill(type) : start) + Int(place)]
  }

  private mutating func fill(_ type: BarType) -> Int16 {
    let start = Int16(truncatingIfNeeded: shapes.count)
    starts[Int(type.rawValue)] = start
    for place in 0..<type.propertyCount {
      shapes.append(type.shape(at: place))
      names.append(type.propertyName(at: place))
    }
    return start
  }
}
