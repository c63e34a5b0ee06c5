import BarCatalog

/// How a rule looks at a description.
struct Judge: Sendable {
  /// Judges a property that is set.
  struct OfProperties: Sendable {
    /// Whether a property can be at fault at all; asked once for each property, host and pair of versions.
    let suspects: @Sendable (PropertyFacts, Host?, Versions) -> Bool
    /// Judges one use of a suspected property.
    let judge: @Sendable (PropertyUse, inout Report) -> Void
  }

  /// Judges an object of one type.
  struct OfObjects: Sendable {
    let type: BarType
    let judge: @Sendable (ObjectPlace, inout Report) -> Void
  }

  let properties: OfProperties?
  let objects: OfObjects?

  /// A rule about properties, whatever object they are set on.
  static func properties(
    suspects: @escaping @Sendable (PropertyFacts, Host?, Versions) -> Bool,
    _ judge: @escaping @Sendable (PropertyUse, inout Report) -> Void
  ) -> Judge {
    Judge(properties: OfProperties(suspects: suspects, judge: judge), objects: nil)
  }

  /// A rule about the objects of a type.
  static func objects<Owner: BarObject>(
    of type: Owner.Type, _ judge: @escaping @Sendable (ObjectUse<Owner>, inout Report) -> Void
  ) -> Judge {
    Judge(
      properties: nil,
      objects: OfObjects(type: type.type) { place, report in judge(ObjectUse(place), &report) })
  }
}
