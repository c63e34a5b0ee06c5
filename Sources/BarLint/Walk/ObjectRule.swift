import BarCatalog

/// A rule about objects of one type, with all that is asked before it judges at hand.
struct ObjectRule {
  /// The number of the rule among all that are asked.
  let number: Int
  let gate: Gate
  let isSuspicious: @Sendable ([Cell], Int32) -> Bool
  let judge: Judgment

  /// What an object must be to be looked at.
  struct Gate {
    /// The id of the property that must hold the object; 0 for any.
    let holder: UInt16
    let presence: Presence.Masks

    /// Whether an object with these properties, a bit each, is to be looked at.
    @inline(__always)
    func lets(_ properties: UInt64, heldBy property: UInt16) -> Bool {
      presence.fits(properties) && (holder == 0 || holder == property)
    }
  }

  /// What a rule judges.
  enum Judgment: Sendable {
    case object(@Sendable (ObjectPlace, inout Report) -> Void)
    case header(@Sendable (HeaderUse, inout Report) -> Void)
  }

  /// The rules in the order of the raw `BarType`s that they judge, and where those of each type begin; behind the last
  /// type stands where they end.
  static func byType(_ rules: [Rule]) -> (rules: [ObjectRule], starts: [Int]) {
    var byType = [[ObjectRule]](repeating: [], count: BarType.allCases.count)
    for (number, rule) in rules.enumerated() {
      if let judge = rule.judge.objects {
        for type in judge.types {
          byType[Int(type.rawValue)].append(
            ObjectRule(
              number: number,
              gate: Gate(
                holder: judge.holder, presence: Presence.Masks(judge.presence(type), in: type)),
              isSuspicious: judge.isSuspicious, judge: .object(judge.judge)))
        }
      }
      if let judge = rule.judge.headers {
        for type in judge.types {
          byType[Int(type.rawValue)].append(
            ObjectRule(
              number: number,
              gate: Gate(holder: 0, presence: Presence.Masks(judge.presence, in: type)),
              isSuspicious: { _, _ in true }, judge: .header(judge.judge)))
        }
      }
    }
    let starts = byType.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    return (Array(byType.joined()), starts)
  }
}
