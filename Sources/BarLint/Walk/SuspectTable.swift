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
    /// Where the rules that suspect each property begin.
    fileprivate var firstRules: Int32 = 0
  }

  private let judges: [(number: Int, judge: Judge.OfProperties)]
  private var shapes = ShapeTable()
  /// The versions that the masks are for: few screens have versions of their own.
  private var versions = Versions()
  /// For each type and host, unknown before they are asked for.
  private var masks: [Masks]
  /// The numbers of the rules that suspect a property, for one property of a type and host after the other.
  private var rules: [[Int]] = []

  private static var hostCount: Int { Host.allCases.count + 1 }

  init(_ rules: [Rule]) {
    judges = rules.enumerated().compactMap { number, rule in
      rule.judge.properties.map { (number, $0) }
    }
    masks = [Masks](repeating: Masks(), count: BarType.allCases.count * Self.hostCount)
  }

  /// How many values a property holds.
  mutating func container(_ type: BarType, _ place: UInt8) -> ValueForm.Container {
    shapes.shape(type, place).form.container
  }

  mutating func masks(_ type: BarType, _ host: Host?, _ versions: Versions) -> Masks {
    if versions != self.versions {
      self.versions = versions
      for index in masks.indices { masks[index].isKnown = false }
      rules.removeAll(keepingCapacity: true)
    }
    let index = Int(type.rawValue) * Self.hostCount + (host.map { Int($0.rawValue) + 1 } ?? 0)
    if masks[index].isKnown { return masks[index] }
    var result = Masks(isKnown: true, firstRules: Int32(rules.count))
    for place in 0..<type.propertyCount {
      let facts = type.facts(at: place)
      let bit: UInt64 = 1 << UInt64(place)
      var suspecting: [Int] = []
      for (number, judge) in judges
      where judge.types.isEmpty || judge.types.contains(type) {
        if judge.suspects(facts, host, versions) { suspecting.append(number) }
      }
      if !suspecting.isEmpty { result.suspects |= bit }
      rules.append(suspecting)
      if holdsObjects(facts.form) { result.holders |= bit }
    }
    masks[index] = result
    return result
  }

  /// The numbers of the rules that suspect a property.
  func rules(_ masks: Masks, _ place: UInt8) -> [Int] {
    rules[Int(masks.firstRules) + Int(place)]
  }

  private func holdsObjects(_ form: ValueForm) -> Bool {
    guard form.kind == .element, !form.isKeyed, let type = BarType(rawValue: form.parameter) else {
      return false
    }
    return type.shortForm.positional == 0
  }
}
