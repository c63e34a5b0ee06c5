/// The versions that have something. A version is major times 1,000 plus minor; 0 stands for "not stated".
@frozen @usableFromInline
package struct Availability: Equatable, Sendable {
  @usableFromInline package var introduced: UInt32
  @usableFromInline package var deprecated: UInt32
  /// The first version without it.
  @usableFromInline package var removed: UInt32

  @inlinable package init(introduced: UInt32 = 0, deprecated: UInt32 = 0, removed: UInt32 = 0) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.removed = removed
  }

  @inlinable package static var always: Availability { Availability() }

  @inlinable package static func from(_ major: UInt32, _ minor: UInt32 = 0) -> Availability {
    Availability(introduced: major * 1_000 + minor)
  }

  @inlinable package func deprecated(in major: UInt32, _ minor: UInt32 = 0) -> Availability {
    Availability(introduced: introduced, deprecated: major * 1_000 + minor, removed: removed)
  }

  @inlinable package func removed(in major: UInt32, _ minor: UInt32 = 0) -> Availability {
    Availability(introduced: introduced, deprecated: deprecated, removed: major * 1_000 + minor)
  }
}
