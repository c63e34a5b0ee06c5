/// A type of the catalog, as a name for the compiler: it has no values.
@usableFromInline
package protocol BarObject: Sendable {
  static var type: BarType { get }
  /// What stands for a mapping of the type where it is unambiguous.
  static var shortForm: ShortForm { get }
}

extension BarObject {
  @inlinable package static var shortForm: ShortForm { .none }

  /// The id of one of the type's properties.
  @inlinable package static func id<Value>(_ property: Property<Self, Value>) -> UInt16 {
    property.id
  }

  /// What a reader makes of one of the type's properties.
  static func read<Value, Reader: PropertyReader>(
    _ property: Property<Self, Value>, _ reader: Reader.Type
  ) -> Reader {
    reader.init(property)
  }
}

/// A type that inherits what people set on every view.
@usableFromInline package protocol View: BarObject {}

/// How an object may be written without a mapping.
@frozen @usableFromInline
package struct ShortForm: Sendable {
  /// The property that a scalar stands for; 0 if none.
  @usableFromInline package let scalar: UInt16
  /// The property that a sequence stands for; 0 if none.
  @usableFromInline package let sequence: UInt16
  /// How many numbers a sequence gives to the first properties in their order; 0 if none.
  @usableFromInline package let positional: UInt8
  /// Whether one number stands for all of the positional properties.
  @usableFromInline package let repeats: Bool

  @inlinable package init(
    scalar: UInt16 = 0, sequence: UInt16 = 0, positional: UInt8 = 0, repeats: Bool = false
  ) {
    self.scalar = scalar
    self.sequence = sequence
    self.positional = positional
    self.repeats = repeats
  }

  @inlinable package static var none: ShortForm { ShortForm() }
}
