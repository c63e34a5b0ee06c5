/// How the value of a property is written, in eight bytes: all that checking a value needs to know.
@frozen @usableFromInline
package struct ValueForm: Equatable, Sendable {
  /// The kinds of a single value.
  @frozen @usableFromInline package enum Kind: UInt8, CaseIterable, Sendable {
    /// `true` or `false`.
    case boolean
    case integer
    /// A number; points, where the property says nothing else.
    case number
    /// A number, or one of the keywords of an enumeration.
    case length
    /// A scalar, or one text per language.
    case text
    /// A scalar that names something: an asset, a screen, a selector.
    case name
    /// A version of iOS.
    case version
    /// A case of an enumeration.
    case enumeration
    /// Cases of an enumeration, together; `none` for the empty set.
    case optionSet
    case color
    /// An object of a type.
    case element
    /// Names of properties of the object itself, as a list or with the values that they take.
    case changes
    /// Whatever anyone puts there; nothing is checked.
    case anything
  }

  /// How many values there are.
  @frozen @usableFromInline package enum Container: UInt8, Sendable {
    case single
    /// A sequence; a single value stands for a list of one.
    case list
    /// A mapping from names to values.
    case table
  }

  @usableFromInline package var kind: Kind
  @usableFromInline package var container: Container
  /// The raw `BarType` of an element; the raw `EnumerationName` of an enumeration, option set or length.
  @usableFromInline package var parameter: UInt8
  /// The raw `BarType` of an element where the toolkit is UIKit, if it is another one there; else 255.
  @usableFromInline package var uikitParameter: UInt8 = 255
  /// The key spaces of an accessor, in its order, as raw `EnumerationName`s; 255 for none.
  @usableFromInline package var firstKey: UInt8 = 255
  @usableFromInline package var secondKey: UInt8 = 255
  @usableFromInline package var thirdKey: UInt8 = 255
  /// Whether the property, or each value of an accessor with a key, may be nil in the toolkit.
  @usableFromInline package var isOptional = false

  @inlinable package init(_ kind: Kind, parameter: UInt8 = 0, container: Container = .single) {
    self.kind = kind
    self.container = container
    self.parameter = parameter
  }

  /// Whether the value may be a mapping from keys to values.
  @inlinable package var isKeyed: Bool { firstKey != 255 }

  /// The type of an element, which may depend on the toolkit; `nil` if the values are no elements.
  @inlinable package func elementType(isUIKit: Bool) -> BarType? {
    guard kind == .element else { return nil }
    return BarType(rawValue: isUIKit && uikitParameter != 255 ? uikitParameter : parameter)
  }

  /// What the value is keyed by, in the accessor's order, counted from 0.
  package func keySpace(_ number: Int) -> EnumerationName? {
    switch number {
    case 0: EnumerationName(rawValue: firstKey)
    case 1: EnumerationName(rawValue: secondKey)
    case 2: EnumerationName(rawValue: thirdKey)
    default: nil
    }
  }
}
