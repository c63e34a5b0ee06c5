/// An enumeration whose cases are written by their Swift names.
///
/// The spellings are generated from the declaration; a case's number is its raw value, counted from 0.
@usableFromInline
package protocol Enumeration: RawRepresentable, DefaultValue, Hashable where RawValue == UInt8 {
  static var enumeration: EnumerationName { get }
  /// The versions that have the case.
  var availability: CaseAvailability { get }
}

extension Enumeration {
  @usableFromInline package var availability: CaseAvailability { .always }

  /// The versions that have the case of that number, which there must be.
  static func availability(_ number: UInt8) -> CaseAvailability {
    Self(rawValue: number)?.availability ?? .always
  }

  /// The case as a description writes it.
  package var spelling: StaticString { Self.enumeration.spelling(rawValue) }

  @inlinable package static var form: ValueForm {
    ValueForm(.enumeration, parameter: enumeration.rawValue)
  }

  @inlinable @inline(__always)
  package init(word: UInt64, _ tape: [Cell]) {
    guard let value = Self(rawValue: UInt8(truncatingIfNeeded: word)) else {
      preconditionFailure("a checked description holds no unknown case")
    }
    self = value
  }

  @inlinable @inline(__always)
  package init(defaultWord: UInt64) { self.init(word: defaultWord, []) }
  @inlinable @inline(__always)
  package var defaultWord: UInt64 { UInt64(rawValue) }
}

/// Cases of an enumeration that are set together: bit n is the case with the raw value n.
@frozen @usableFromInline
package struct Options<Case: Enumeration>: DefaultValue, Hashable {
  @usableFromInline package let bits: UInt64

  @inlinable package init(bits: UInt64) { self.bits = bits }
  @inlinable package init(_ cases: [Case]) {
    bits = cases.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
  /// The empty set, written as `none`.
  @inlinable package static var none: Options { Options(bits: 0) }

  @inlinable package static var form: ValueForm {
    ValueForm(.optionSet, parameter: Case.enumeration.rawValue)
  }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { bits = word }
  @inlinable package init(defaultWord: UInt64) { bits = defaultWord }
  @inlinable package var defaultWord: UInt64 { bits }

  @inlinable package func union(_ other: Options) -> Options { Options(bits: bits | other.bits) }

  @inlinable package func contains(_ member: Case) -> Bool {
    bits & 1 << UInt64(member.rawValue) != 0
  }
}

extension Options: CustomStringConvertible {
  @usableFromInline package var description: String {
    let enumeration = Case.enumeration
    let members = (0..<enumeration.count).filter { bits & 1 << UInt64($0) != 0 }
    return bits == 0
      ? "none" : members.map { "\(enumeration.spelling($0))" }.joined(separator: ", ")
  }
}
