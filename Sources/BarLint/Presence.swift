import BarCatalog

/// The properties that an object has to have, and must not have, by their ids.
struct Presence: Sendable {
  /// Each of them is set.
  var all: [UInt16] = []
  /// At least one of them is set, if there are any.
  var any: [UInt16] = []
  /// None of them is set.
  var none: [UInt16] = []

  /// The same by the places of a type, a bit each.
  struct Masks {
    private let all: UInt64
    private let any: UInt64
    private let none: UInt64

    init(_ presence: Presence, in type: BarType) {
      let mask = { (ids: [UInt16]) in
        ids.reduce(UInt64(0)) { bits, id in
          let place = type.place(ofID: id)
          return place == 255 ? bits : bits | 1 << UInt64(place)
        }
      }
      all = mask(presence.all)
      any = mask(presence.any)
      none = mask(presence.none)
    }

    /// Whether something must be missing, which it may be because it could not be read.
    var needsAbsence: Bool { none != 0 }

    /// Whether an object with these properties is to be looked at.
    @inline(__always)
    func fits(_ properties: UInt64) -> Bool {
      properties & all == all && properties & none == 0 && (any == 0 || properties & any != 0)
    }
  }
}
