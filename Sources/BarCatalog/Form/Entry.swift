/// Everything that is known of a property, for pages, schemas and editors.
package struct Entry: PropertyReader, Sendable {
  package let name: StaticString
  package let id: UInt16
  package let sentence: StaticString
  /// The default as text; empty if it is not established.
  package let initial: String
  /// Whether the default depends on something else, which `initial` then tells in words.
  package let isComputed: Bool
  package let form: ValueForm
  package let ios: Availability
  package let mdc: Availability
  package let support: Support
  package let traits: Traits
  package let bounds: Bounds
  package let constraint: StaticString
  package let difference: StaticString
  package let instead: StaticString
  package let renamed: StaticString
  package let source: StaticString
  /// The Objective-C spelling; empty if it is the name.
  package let objectiveC: StaticString

  package init<Owner, Value>(_ property: Property<Owner, Value>) {
    name = property.name
    id = property.id
    sentence = property.sentence
    initial =
      switch property.initial.kind {
      case .value: Entry.text(property.initial)
      case .nothing: "nil"
      case .computed: "\(property.initial.text)"
      case .unknown: ""
      }
    isComputed = property.initial.kind == .computed
    form = property.form
    ios = property.ios
    mdc = property.mdc
    support = property.support
    traits = property.traits
    bounds = property.bounds
    constraint = property.constraint
    difference = property.difference
    instead = property.instead
    renamed = property.renamed
    source = property.source
    objectiveC = property.objectiveC
  }

  private static func text<Value>(_ initial: Default<Value>) -> String {
    guard let type = Value.self as? any DefaultValue.Type else { return "" }
    let value = type.init(defaultWord: initial.word)
    return (value as? Double).map(decimal) ?? "\(value)"
  }
}

/// A number as people write it: without a fraction where there is none.
package func decimal(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
