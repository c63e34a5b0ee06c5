import BarCatalog

/// A property that is set, and what is known around it.
struct PropertyUse {
  /// The object that it is set on.
  let object: ObjectPlace
  let cell: Cell

  /// What the catalog has on the property.
  var facts: PropertyFacts { object.type.facts(at: cell.place) }

  var host: Host? { object.host }
  var versions: Versions { object.versions }

  /// Whether the value is the one that a fresh object has anyway.
  var isDefault: Bool { facts.initialWord == cell.word }
}
