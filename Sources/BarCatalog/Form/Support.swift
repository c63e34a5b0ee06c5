/// A bar that shows items: who reads a property of an item.
@frozen @usableFromInline
package enum Host: UInt8, CaseIterable, Sendable {
  case buttonBar, navigationBar, appBar, bottomAppBar, uiNavigationBar, uiToolbar
}

/// What a host makes of a property.
@frozen @usableFromInline
package enum SupportStatus: UInt8, Sendable {
  /// Not stated, or not established.
  case unknown
  /// Used, and a later change shows.
  case observed
  /// Used as it is when the items are set; a later change does not show.
  case readOnce
  /// Said to work, without a word about changes.
  case unspecified
  /// Never read.
  case ignored
  /// Listed as unsupported; asserts, crashes or draws nothing.
  case unsupported
  /// The host has no place for the object.
  case notApplicable
}

/// Per host, what is documented and what the code does: one byte per host, documented in its low four bits.
@frozen @usableFromInline
package struct Support: Equatable, Sendable {
  @usableFromInline package var word: UInt64

  @inlinable @inline(__always)
  package init(word: UInt64) { self.word = word }

  @inlinable @inline(__always)
  package static var unstated: Support { Support(word: 0) }

  /// The same for every host of Material Components, and for both hosts of UIKit.
  @inlinable @inline(__always)
  package static func mdc(
    documented: SupportStatus, actual: SupportStatus, uikit: SupportStatus = .observed
  ) -> Support {
    Support.unstated.on(.buttonBar, documented: documented, actual: actual)
      .on(.navigationBar, documented: documented, actual: actual)
      .on(.appBar, documented: documented, actual: actual)
      .on(.bottomAppBar, documented: documented, actual: actual)
      .on(.uiNavigationBar, documented: .unknown, actual: uikit)
      .on(.uiToolbar, documented: .unknown, actual: uikit)
  }

  /// Of a navigation item: for Material's navigation bar and app bar; UIKit's bar uses it, other bars have no place.
  @inlinable @inline(__always)
  package static func navigation(
    documented: SupportStatus, actual: SupportStatus
  ) -> Support {
    Support.unstated.on(.buttonBar, documented: .notApplicable, actual: .notApplicable)
      .on(.bottomAppBar, documented: .notApplicable, actual: .notApplicable)
      .on(.uiToolbar, documented: .notApplicable, actual: .notApplicable)
      .on(.navigationBar, documented: documented, actual: actual)
      .on(.appBar, documented: documented, actual: actual)
      .on(.uiNavigationBar, documented: .unknown, actual: .observed)
  }

  /// With another answer for one host.
  @inlinable @inline(__always)
  package func on(
    _ host: Host, documented: SupportStatus, actual: SupportStatus
  ) -> Support {
    let shift = UInt64(host.rawValue) * 8
    let byte = UInt64(documented.rawValue | actual.rawValue << 4)
    return Support(word: word & ~(0xFF << shift) | byte << shift)
  }

  package func documented(on host: Host) -> SupportStatus {
    SupportStatus(rawValue: UInt8(truncatingIfNeeded: word >> (UInt64(host.rawValue) * 8)) & 15)
      ?? .unknown
  }

  package func actual(on host: Host) -> SupportStatus {
    SupportStatus(
      rawValue: UInt8(truncatingIfNeeded: word >> (UInt64(host.rawValue) * 8)) >> 4) ?? .unknown
  }
}
