import BarCatalog

/// The rules about objects, by the types that they judge: those of a type are found when it is first met.
struct ObjectRules {
  private let objects: [(number: Int, judge: Judge.OfObjects)]
  private let headers: [(number: Int, judge: Judge.OfHeaders)]
  /// Where those of each raw `BarType` are; nothing before it is met.
  private var ranges: [Range<Int>?]
  private(set) var rules: [ObjectRule] = []
  /// What an object must be for each of them, apart from the rest: copying a rule counts references.
  private(set) var gates: [ObjectRule.Gate] = []

  init(_ rules: [Rule]) {
    objects = rules.enumerated().compactMap { number, rule in
      rule.judge.objects.map { (number, $0) }
    }
    headers = rules.enumerated().compactMap { number, rule in
      rule.judge.headers.map { (number, $0) }
    }
    ranges = Array(repeating: nil, count: BarType.allCases.count)
  }

  /// Where the rules about objects of a type are.
  mutating func indices(of type: BarType) -> Range<Int> {
    ranges[Int(type.rawValue)] ?? meet(type)
  }

  private mutating func meet(_ type: BarType) -> Range<Int> {
    let start = rules.count
    for (number, judge) in objects where judge.types.contains(type) {
      gates.append(
        ObjectRule.Gate(
          holder: judge.holder, presence: Presence.Masks(judge.presence(type), in: type)))
      rules.append(
        ObjectRule(
          number: number, suspects: judge.suspects, judge: .object(judge.judge)))
    }
    for (number, judge) in headers where judge.types.contains(type) {
      gates.append(
        ObjectRule.Gate(holder: 0, presence: Presence.Masks(judge.presence, in: type)))
      rules.append(
        ObjectRule(number: number, suspects: nil, judge: .header(judge.judge)))
    }
    ranges[Int(type.rawValue)] = start..<rules.count
    return start..<rules.count
  }
}
