/// What else is true of a property.
@frozen @usableFromInline
package struct Traits: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Known, and not writable in a description; `instead` says why.
  @inlinable package static var unwritable: Traits { Traits(rawValue: 1) }
  /// Not of the class at all, and unwritable: it is here so that `instead` can say why.
  @inlinable package static var absent: Traits { Traits(rawValue: 64) }
  /// A behavioural flag.
  @inlinable package static var flag: Traits { Traits(rawValue: 2) }
  /// Must be written.
  @inlinable package static var required: Traits { Traits(rawValue: 4) }
  /// Only where the toolkit is Material Components.
  @inlinable package static var mdcOnly: Traits { Traits(rawValue: 8) }
  /// Only where the toolkit is UIKit.
  @inlinable package static var uikitOnly: Traits { Traits(rawValue: 16) }
  /// Belongs to a bar that is not compiled yet.
  @inlinable package static var later: Traits { Traits(rawValue: 32) }
  /// The key is no property of the toolkit's class but part of the description language.
  @inlinable package static var language: Traits { Traits(rawValue: 128) }
  /// What makes a property one that may not be written in every description.
  @inlinable package static var notEverywhere: Traits {
    [.unwritable, .mdcOnly, .uikitOnly, .later]
  }
  /// That it is deprecated has been announced, and no compiler says it yet.
  @inlinable package static var announced: Traits { Traits(rawValue: 512) }
  /// Nothing reads a nil: writing one is an error.
  @inlinable package static var notNull: Traits { Traits(rawValue: 256) }
}
