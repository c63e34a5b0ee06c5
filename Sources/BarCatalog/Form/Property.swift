/// One property of one type: what there is to know about it, and the key that reads it.
///
/// A property is declared once, as a computed static member of an extension that names its owner; name and id come
/// from the declaration's own name.
@frozen @usableFromInline
package struct Property<Owner, Value: Payload>: Sendable {
  /// The 16-bit hash of the name; never 0.
  @usableFromInline package let id: UInt16
  /// The Swift name: what a description writes.
  @usableFromInline package let name: StaticString
  /// What the property does.
  @usableFromInline package let sentence: StaticString
  @usableFromInline package let initial: Default<Value>
  @usableFromInline package let form: ValueForm
  /// Versions of iOS that have the property.
  @usableFromInline package let ios: Availability
  /// Versions of Material Components that have the property.
  @usableFromInline package let mdc: Availability
  @usableFromInline package let support: Support
  @usableFromInline package let traits: Traits
  /// The numbers that make sense.
  @usableFromInline package let bounds: Bounds
  /// What it asks of other properties and of the order in which they are set; empty if nothing.
  @usableFromInline package let constraint: StaticString
  /// How what is documented and what the code does differ; empty if they agree.
  @usableFromInline package let difference: StaticString
  /// What to write instead, or why it cannot be written; empty if there is nothing to say.
  @usableFromInline package let instead: StaticString
  /// The property of the same type that means the same under a newer name; empty if there is none.
  @usableFromInline package let renamed: StaticString
  /// File and symbol, document and section, or address.
  @usableFromInline package let source: StaticString
  /// The Objective-C spelling; empty if it is the name.
  @usableFromInline package let objectiveC: StaticString

  /// A property of the same owner.
  @usableFromInline package typealias Of<Other: Payload> = Property<Owner, Other>

  @inlinable @inline(__always)
  package init(
    _ sentence: StaticString, default initial: Default<Value>, keys: KeySpaces = .none,
    ios: Availability = .always, mdc: Availability = .always, support: Support = .unstated,
    traits: Traits = [], bounds: Bounds = .any, constraint: StaticString = "",
    difference: StaticString = "", instead: StaticString = "", renamed: StaticString = "",
    objectiveC: StaticString = "", source: StaticString, name: StaticString = #function
  ) {
    self.id = Spelling.hash(name.utf8Start, name.utf8CodeUnitCount)
    self.name = name
    self.sentence = sentence
    self.initial = initial
    var form = Value.form
    form.firstKey = keys.first
    form.secondKey = keys.second
    form.thirdKey = keys.third
    self.form = form
    self.ios = ios
    self.mdc = mdc
    self.support = support
    self.traits = traits
    self.bounds = bounds
    self.constraint = constraint
    self.difference = difference
    self.instead = instead
    self.renamed = renamed
    self.source = source
    self.objectiveC = objectiveC
  }
}

/// Learns about a property without knowing its type: what checks, prints or completes a property is a reader.
@usableFromInline
package protocol PropertyReader {
  init<Owner, Value>(_ property: Property<Owner, Value>)
}
