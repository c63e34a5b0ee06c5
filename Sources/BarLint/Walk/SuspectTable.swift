import BarCatalog

/// Which properties of a type are worth a look, so that all others cost a test of a bit.
struct SuspectTable {
  /// Properties of one type by their places, a bit each.
  struct Masks {
    /// What a rule may find fault with.
    var suspects: UInt64 = 0
    /// What holds objects.
    var holders: UInt64 = 0
    /// Whether the two were asked for.
    var isKnown = false
  }

  private let judges: [Judge.OfProperties]
  private var shapes = ShapeTable()
  /// The versions that the masks are for: few screens have versions of their own.
  private var versions = Versions(nil, nil)
  /// For each type and host, unknown before they are asked for.
  private var masks: [Masks]
  /// What each rule may find fault with, for each type and host.
  private var suspectsOfRules: [UInt64]

  private let hostCount = Host.allCases.count + 1

  init(_ rules: [Rule]) {
    judges = rules.compactMap(\.judge.properties)
    let count = BarType.allCases.count * hostCount
    masks = [Masks](repeating: Masks(), count: count)
    suspectsOfRules = [UInt64](repeating: 0, count: count * judges.count)
  }

  /// How many values a property holds.
  mutating func container(_ type: BarType, _ place: UInt8) -> ValueForm.Container {
    shapes.shape(type, place).form.container
  }

  mutating func masks(_ type: BarType, _ host: Host?, _ versions: Versions) -> Masks {
    if versions != self.versions {
      self.versions = versions
      for index in masks.indices { masks[index].isKnown = false }
    }
    let index = index(type, host)
    if masks[index].isKnown { return masks[index] }
    for rule in judges.indices { suspectsOfRules[index * judges.count + rule] = 0 }
    var result = Masks(isKnown: true)
    for place in 0..<type.propertyCount {
      let facts = type.facts(at: place)
      let bit: UInt64 = 1 << UInt64(place)
      for (rule, judge) in judges.enumerated() {
        guard judge.types.isEmpty || judge.types.contains(type),
          judge.suspects(facts, host, versions)
        else { continue }
        suspectsOfRules[index * judges.count + rule] |= bit
        result.suspects |= bit
      }
      if holdsObjects(facts.form) { result.holders |= bit }
    }
    masks[index] = result
    return result
  }

  /// Whether a rule, by its number among those about properties, may find fault with a property whose masks are known.
  func suspects(_ rule: Int, _ bit: UInt64, _ type: BarType, _ host: Host?) -> Bool {
    suspectsOfRules[index(type, host) * judges.count + rule] & bit != 0
  }

  private func index(_ type: BarType, _ host: Host?) -> Int {
    Int(type.rawValue) * hostCount + (host.map { Int($0.rawValue) + 1 } ?? 0)
  }

  private func holdsObjects(_ form: ValueForm) -> Bool {
    guard form.kind == .element, !form.isKeyed, let type = BarType(rawValue: form.parameter) else {
      return false
    }
    return type.shortForm.positional == 0
  }
}
