import BarCatalog
import BarCompiler

/// An object of one type, and what is known around it.
struct ObjectUse<Owner: BarObject> {
  let place: ObjectPlace

  init(_ place: ObjectPlace) { self.place = place }

  var element: Element<Owner> { Element(place.tape, at: place.visit.head) }

  /// The value that is set, or `nil`.
  subscript<Value: Payload>(property: Property<Owner, Value>) -> Value? { element[property] }

  /// The value that is set, or nothing, of a property that may be nil.
  subscript<Value: Payload>(property: Property<Owner, Value?>) -> Value? { element[property] }
}
