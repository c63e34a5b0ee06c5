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

  /// Whether the value is the one that a fresh object has anyway, as far as one word can say it.
  var isDefault: Bool {
    let form = facts.form
    guard form.container == .single, !form.isKeyed else { return false }
    return switch form.kind {
    case .boolean, .integer, .number, .length, .enumeration, .optionSet:
      facts.initialWord == cell.word
    // The word says where on the tape the value is.
    case .text, .name, .version, .color, .element, .changes, .anything: false
    }
  }
}
