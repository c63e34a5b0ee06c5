import BarCatalog

/// A rule about objects of one type, with all that is asked before it judges at hand.
struct ObjectRule {
  /// The number of the rule among all that are asked.
  let number: Int
  /// Whether an object can be at fault; `nil` if every one can.
  let suspects: (@Sendable ([Cell], Visit) -> Bool)?
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
}
