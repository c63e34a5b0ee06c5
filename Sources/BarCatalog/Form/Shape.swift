/// What checking a key needs to know about a property.
@frozen @usableFromInline
package struct Shape: PropertyReader, Sendable {
  @usableFromInline package let form: ValueForm
  @usableFromInline package let id: UInt16
  @usableFromInline package let traits: Traits
  @usableFromInline package let support: Support

  @inlinable @inline(__always)
  package init<Owner, Value>(_ property: Property<Owner, Value>) {
    form = property.form
    id = property.id
    traits = property.traits
    support = property.support
  }
}
