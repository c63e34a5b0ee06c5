/// What judging a use of a property needs to know: no text is made for it.
package struct PropertyFacts: PropertyReader, Sendable {
  package let id: UInt16
  package let name: StaticString
  package let form: ValueForm
  package let ios: Availability
  package let mdc: Availability
  package let support: Support
  package let traits: Traits
  package let bounds: Bounds
  /// The word of a default that is one value; `nil` for any other.
  package let initialWord: UInt64?
  package let instead: StaticString
  package let renamed: StaticString
  package let source: StaticString

  package init<Owner, Value>(_ property: Property<Owner, Value>) {
    id = property.id
    name = property.name
    form = property.form
    ios = property.ios
    mdc = property.mdc
    support = property.support
    traits = property.traits
    bounds = property.bounds
    initialWord = property.initial.kind == .value ? property.initial.word : nil
    instead = property.instead
    renamed = property.renamed
    source = property.source
  }
}

extension BarType {
  /// What judging a use of the property at a place needs to know; the place must be below `propertyCount`.
  package func facts(at place: UInt8) -> PropertyFacts {
    guard let facts = read(place, as: PropertyFacts.self) else {
      preconditionFailure("no property is at this place")
    }
    return facts
  }
}
