/// The shapes and names of the properties that were met, so that each is asked for once.
package struct ShapeTable: Sendable {
  private var shapes = Column<Shape>()
  private var names = Column<StaticString>()

  package init() {}

  /// What checking needs to know about the property at a place.
  package mutating func shape(_ type: BarType, _ place: UInt8) -> Shape {
    shapes.value(type, place) { type.shape(at: place) }
  }

  /// The name of the property at a place.
  package mutating func name(_ type: BarType, _ place: UInt8) -> StaticString {
    names.value(type, place) { type.propertyName(at: place) }
  }
}

/// A value for each property that was met: descriptions use few of those that their types have.
private struct Column<Value: Sendable>: Sendable {
  /// Where each type's properties begin; -1 before it is met.
  private var starts: [Int16] = []
  /// Nothing before a property is met.
  private var values: [Value?] = []

  mutating func value(_ type: BarType, _ place: UInt8, _ make: () -> Value) -> Value {
    if starts.isEmpty { starts = [Int16](repeating: -1, count: BarType.allCases.count) }
    let start = starts[Int(type.rawValue)]
    let index = Int(start < 0 ? begin(type) : start) + Int(place)
    if let value = values[index] { return value }
    let value = make()
    values[index] = value
    return value
  }

  private mutating func begin(_ type: BarType) -> Int16 {
    let start = Int16(truncatingIfNeeded: values.count)
    starts[Int(type.rawValue)] = start
    // As many as the types of most descriptions have: growing would copy.
    if start == 0 { values.reserveCapacity(256) }
    for _ in 0..<type.propertyCount { values.append(nil) }
    return start
  }
}
