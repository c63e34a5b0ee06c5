import BarCatalog

/// The shapes of the types that a check has met, so that each is asked for once.
struct ShapeTable {
  /// The index of each type's first shape; -1 before it is met.
  private var starts = [Int16](repeating: -1, count: BarType.allCases.count)
  private var shapes: [Shape] = []

  /// What checking needs to know about the property at a place.
  @inline(__always)
  mutating func shape(_ type: BarType, _ place: UInt8) -> Shape {
    let start = starts[Int(type.rawValue)]
    return shapes[Int(start < 0 ? fill(type) : start) + Int(place)]
  }

  private mutating func fill(_ type: BarType) -> Int16 {
    let start = Int16(truncatingIfNeeded: shapes.count)
    starts[Int(type.rawValue)] = start
    for place in 0..<type.propertyCount { shapes.append(type.shape(at: place)) }
    return start
  }
}
