import BarCatalog
import BarCompiler

/// How a rule looks at a description.
struct Judge: Sendable {
  /// Judges a property that is set.
  struct OfProperties: Sendable {
    /// The types of the objects whose properties it judges; none for any.
    var types: [BarType] = []
    /// Whether a property can be at fault at all; asked once for each property, host and pair of versions.
    let suspects: @Sendable (PropertyFacts, Host?, Versions) -> Bool
    /// Judges one use of a suspected property.
    let judge: @Sendable (PropertyUse, inout Report) -> Void
  }

  /// Judges an object of some types.
  struct OfObjects: Sendable {
    let types: [BarType]
    /// The id of the property that must hold the object; 0 for any.
    var holder: UInt16 = 0
    /// What an object of a type must have, and must not have, to be looked at.
    var presence: @Sendable (BarType) -> Presence = { _ in Presence() }
    /// Whether an object that has it can be at fault, by the tape and what is known on the way; `nil` if every
    /// one can.
    var suspects: (@Sendable ([Cell], Visit) -> Bool)?
    let judge: @Sendable (ObjectPlace, inout Report) -> Void
  }

  /// Judges the header that an object of some types is part of.
  struct OfHeaders: Sendable {
    let types: [BarType]
    /// What an object must have, and must not have, to be looked at.
    let presence: Presence
    let judge: @Sendable (HeaderUse, inout Report) -> Void
  }

  /// Judges bars where they are laid out.
  struct OfLayouts: Sendable {
    /// What has to be laid out for it.
    let kinds: BarKinds
    let judge: @Sendable (BarUse, inout Report) -> Void
  }

  var properties: OfProperties?
  var objects: OfObjects?
  var headers: OfHeaders?
  var layouts: OfLayouts?

  /// A rule about properties, whatever object they are set on.
  static func properties(
    suspects: @escaping @Sendable (PropertyFacts, Host?, Versions) -> Bool,
    _ judge: @escaping @Sendable (PropertyUse, inout Report) -> Void
  ) -> Judge {
    Judge(properties: OfProperties(suspects: suspects, judge: judge))
  }

  /// A rule about one property of some types, which costs nothing where it is not set.
  ///
  /// - Parameter id: The id of the property, which is of its name alone.
  static func property(
    _ id: UInt16, of types: [BarType],
    _ judge: @escaping @Sendable (PropertyUse, inout Report) -> Void
  ) -> Judge {
    Judge(
      properties: OfProperties(
        types: types, suspects: { facts, _, _ in facts.id == id }, judge: judge))
  }

  /// A rule about the objects of a type.
  ///
  /// - Parameters:
  ///   - presence: What an object must have, and must not have: a test of bits for each object.
  ///   - holder: The id of the property that must hold the object; 0 for any.
  ///   - isSuspicious: Whether an object that has it can be at fault, of which little is known then; nothing for all.
  static func objects<Owner: BarObject>(
    of type: Owner.Type, having presence: Presence = Presence(), in holder: UInt16 = 0,
    where isSuspicious: (@Sendable (Element<Owner>) -> Bool)? = nil,
    _ judge: @escaping @Sendable (ObjectUse<Owner>, inout Report) -> Void
  ) -> Judge {
    var objects = OfObjects(
      types: [type.type], holder: holder, presence: { _ in presence },
      judge: { place, report in judge(ObjectUse(place), &report) })
    if let isSuspicious {
      objects.suspects = { tape, visit in isSuspicious(Element(tape, at: visit.head)) }
    }
    return Judge(objects: objects)
  }

  /// A rule about controllers of headers, app bars among them, or about other objects of a header.
  ///
  /// - Parameter others: What else the rule judges.
  static func headers(
    of types: [BarType] = HeaderUse.controllers,
    _ judge: @escaping @Sendable (HeaderUse, inout Report) -> Void, and others: Judge = Judge()
  ) -> Judge {
    var result = others
    result.headers = OfHeaders(types: types, presence: Presence(), judge: judge)
    return result
  }

  /// A rule about the views of headers; the properties that it finds fault with are the view's.
  static func headerViews(
    _ judge: @escaping @Sendable (HeaderUse, Element<MDCFlexibleHeaderView>, inout Report) -> Void,
    having presence: Presence = Presence()
  ) -> Judge {
    Judge(
      headers: OfHeaders(types: [.mdcFlexibleHeaderView], presence: presence) { header, report in
        if let view = header.view { judge(header, view, &report) }
      })
  }

  /// A rule about the objects of several types.
  static func objects(
    of types: [BarType], having presence: Presence = Presence(),
    where suspects: (@Sendable ([Cell], Visit) -> Bool)? = nil,
    _ judge: @escaping @Sendable (ObjectPlace, inout Report) -> Void
  ) -> Judge {
    objects(of: types, havingOf: { _ in presence }, where: suspects, judge)
  }

  /// A rule about the objects of several types, with what each type must have and must not have.
  static func objects(
    of types: [BarType], havingOf presence: @escaping @Sendable (BarType) -> Presence,
    where suspects: (@Sendable ([Cell], Visit) -> Bool)? = nil,
    _ judge: @escaping @Sendable (ObjectPlace, inout Report) -> Void
  ) -> Judge {
    Judge(
      objects: OfObjects(types: types, presence: presence, suspects: suspects, judge: judge))
  }

  /// A rule about bars of some kinds in all environments: they are laid out for it.
  static func layouts(
    of kinds: [BarKind], _ judge: @escaping @Sendable (BarUse, inout Report) -> Void
  ) -> Judge {
    Judge(layouts: OfLayouts(kinds: BarKinds(kinds), judge: judge))
  }
}
