/// A property of a type, and the value that it has or gets.
package struct Assignment: Sendable {
  package let type: BarType
  /// The id of the property.
  package let id: UInt16
  /// The value as a cell holds it; nothing stands for whatever is set.
  package let word: UInt64?

  /// Whether setting a property of a type to a value is this.
  package func matches(_ type: BarType, _ id: UInt16, _ word: UInt64) -> Bool {
    self.id == id && self.type == type && (self.word == nil || self.word == word)
  }
}

extension BarObject {
  /// A property of the type with one value.
  static func set<Value: DefaultValue>(
    _ property: Property<Self, Value>, _ value: Value
  ) -> Assignment {
    Assignment(type: type, id: property.id, word: value.defaultWord)
  }

  /// A property of the type that may be nil, with one value.
  static func set<Value: DefaultValue>(
    _ property: Property<Self, Value?>, _ value: Value
  ) -> Assignment {
    Assignment(type: type, id: property.id, word: value.defaultWord)
  }

  /// A property of the type with whatever value.
  static func set<Value>(anything property: Property<Self, Value>) -> Assignment {
    Assignment(type: type, id: property.id, word: nil)
  }
}
