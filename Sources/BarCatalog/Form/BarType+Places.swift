// A place is the number of a property in its type, counted from 0 in the order of setting.

extension BarType {
  /// How many properties the type has, with those that it inherits; fewer than 64.
  package var propertyCount: UInt8 {
    UInt8(truncatingIfNeeded: SpellingTables.propertyCounts.digits(1, at: Int(rawValue)))
  }

  /// The place of the property that has a spelling as its Swift name; 255 if the type has none.
  package func place(_ spellingNumber: UInt16) -> UInt8 {
    let index = Int(rawValue) &* SpellingTables.count &+ Int(spellingNumber)
    let place = UInt8(truncatingIfNeeded: SpellingTables.places.digits(1, at: index))
    return place < 64 ? place : 255
  }

  /// The place of the property that has a spelling as its Objective-C name; 255 if the type has none.
  package func swiftPlace(forObjectiveC spellingNumber: UInt16) -> UInt8 {
    let number = SpellingTables.swiftNumbers.digits(2, at: Int(spellingNumber))
    return number == 4095 ? 255 : place(UInt16(truncatingIfNeeded: number))
  }

  /// The place of the property that has an id; 255 if the type has none.
  package func place(ofID id: UInt16) -> UInt8 {
    Spelling(id: id).map { place($0.number) } ?? 255
  }

  /// What checking needs to know about the property at a place, which must be below `propertyCount`.
  package func shape(at place: UInt8) -> Shape {
    guard let shape = read(place, as: Shape.self) else {
      preconditionFailure("no property is at this place")
    }
    return shape
  }

  /// All that is known about the property at a place, which must be below `propertyCount`.
  package func entry(at place: UInt8) -> Entry {
    guard let entry = read(place, as: Entry.self) else {
      preconditionFailure("no property is at this place")
    }
    return entry
  }

  /// The Swift name of the property at a place; empty if there is none.
  package func propertyName(at place: UInt8) -> StaticString {
    read(place, as: PropertyName.self)?.name ?? ""
  }

  /// The properties of the type in the order of setting.
  package var entries: some Sequence<Entry> {
    (0..<propertyCount).lazy.map { entry(at: $0) }
  }
}

/// Reads nothing but the name.
private struct PropertyName: PropertyReader {
  let name: StaticString

  init<Owner, Value>(_ property: Property<Owner, Value>) { name = property.name }
}
