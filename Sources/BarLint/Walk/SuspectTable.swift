import BarCatalog

/// Which properties of a type are worth a look, so that all others cost a test of a bit.
///
/// Rules are asked about a property when it is first met: descriptions set few of those that there are.
struct SuspectTable {
  /// Properties of one type by their places, a bit each.
  struct Masks {
    /// What rules were asked about.
    fileprivate(set) var known: UInt64 = 0
    /// What a rule may find fault with.
    fileprivate(set) var suspects: UInt64 = 0
    /// What holds objects.
    fileprivate(set) var holders: UInt64 = 0
    fileprivate let type: BarType
    fileprivate let host: Host?
    /// Where it is among all masks.
    fileprivate let number: Int
    /// Where the slots of its properties begin.
    fileprivate let firstSlot: Int
  }

  private struct Slot {
    /// Where the rules are that suspect the property; -1 where none does.
    var rules: Int32 = -1
    /// How many values it holds.
    var container = ValueForm.Container.single
  }

  private let judges: [(number: Int, judge: Judge.OfProperties)]
  /// The versions that the masks are for: few screens have versions of their own.
  private var versions = Versions()
  /// The number of the masks of each type and host; -1 before they are met.
  private var numbers: [Int16]
  private var masks: [Masks] = []
  /// What was told of each property of those types.
  private var slots: [Slot] = []
  /// The numbers of the rules that suspect a property.
  private var rules: [[Int]] = []

  private static var hostCount: Int { Host.allCases.count + 1 }

  init(_ rules: [Rule]) {
    judges = rules.enumerated().compactMap { number, rule in
      rule.judge.properties.map { (number, $0) }
    }
    numbers = [Int16](repeating: -1, count: BarType.allCases.count * Self.hostCount)
  }

  /// How many values a property holds that was met.
  func container(_ masks: Masks, _ place: UInt8) -> ValueForm.Container {
    slots[masks.firstSlot + Int(place)].container
  }

  /// What is known of the properties of a type in a host.
  mutating func masks(_ type: BarType, _ host: Host?, _ versions: Versions) -> Masks {
    if versions != self.versions { forget(for: versions) }
    let index = Int(type.rawValue) * Self.hostCount + (host.map { Int($0.rawValue) + 1 } ?? 0)
    if numbers[index] < 0 { begin(type, host, index) }
    return masks[Int(numbers[index])]
  }

  private mutating func begin(_ type: BarType, _ host: Host?, _ index: Int) {
    numbers[index] = Int16(truncatingIfNeeded: masks.count)
    masks.append(Masks(type: type, host: host, number: masks.count, firstSlot: slots.count))
    slots.append(contentsOf: repeatElement(Slot(), count: Int(type.propertyCount)))
  }

  private mutating func forget(for versions: Versions) {
    self.versions = versions
    for index in numbers.indices { numbers[index] = -1 }
    masks.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    rules.removeAll(keepingCapacity: true)
  }

  /// Asks the rules about a property that was not met before.
  mutating func meet(_ place: UInt8, in masks: inout Masks) {
    let bit: UInt64 = 1 << UInt64(place)
    let facts = masks.type.facts(at: place)
    var suspecting: [Int] = []
    for (number, judge) in judges
    where judge.types.isEmpty || judge.types.contains(masks.type) {
      if judge.suspects(facts, masks.host, versions) { suspecting.append(number) }
    }
    masks.known |= bit
    slots[masks.firstSlot + Int(place)].container = facts.form.container
    if !suspecting.isEmpty {
      masks.suspects |= bit
      slots[masks.firstSlot + Int(place)].rules = Int32(truncatingIfNeeded: rules.count)
      rules.append(suspecting)
    }
    if holdsObjects(facts.form) { masks.holders |= bit }
    self.masks[masks.number] = masks
  }

  /// The numbers of the rules that suspect a property that is among the suspects.
  func rules(_ masks: Masks, _ place: UInt8) -> [Int] {
    rules[Int(slots[masks.firstSlot + Int(place)].rules)]
  }

  private func holdsObjects(_ form: ValueForm) -> Bool {
    guard form.kind == .element, !form.isKeyed, let type = BarType(rawValue: form.parameter) else {
      return false
    }
    return type.shortForm.positional == 0
  }
}
