import BarCatalog
import BarCompiler

/// An object of a description, and what is known around it.
struct ObjectPlace {
  let document: Resolved
  /// The index of the object's head on the document's tape.
  let head: Int32
  let type: BarType
  /// The bar that reads the object; nothing where none does.
  let bar: ReadingBar?
  let versions: Versions
  /// The screen that the object belongs to; nothing outside of screens.
  let screen: ResolvedScreen?
  /// The node of the outermost alias that leads to the object; -1 for none.
  let use: Int32

  /// The kind of bar that reads the object; nothing where none does.
  var host: Host? { bar?.host }
}

/// An object of one type, and what is known around it.
struct ObjectUse<Owner: BarObject> {
  let place: ObjectPlace

  init(_ place: ObjectPlace) { self.place = place }

  var element: Element<Owner> { Element(place.document.tape, at: place.head) }

  /// The value that is set, or nothing.
  subscript<Value: Payload>(property: Property<Owner, Value>) -> Value? { element[property] }

  /// The value that is set, or nothing, of a property that may be nil.
  subscript<Value: Payload>(property: Property<Owner, Value?>) -> Value? { element[property] }
}
